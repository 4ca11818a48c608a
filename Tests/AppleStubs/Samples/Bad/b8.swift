// expect: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
import SwiftUI
import SwiftData
extension VoiceMemo { func off() async { let s = self; await Task.detached { print(s.name) }.value } }  // model across actors
