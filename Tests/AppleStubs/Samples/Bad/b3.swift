// expect: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
import SwiftUI
import SwiftData
func save(_ c: ModelContext) { Task.detached { try? c.save() } }  // non-Sendable ModelContext
