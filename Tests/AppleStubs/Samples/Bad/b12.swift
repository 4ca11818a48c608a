// expect: conformance of 'A' to protocol 'Equatable' crosses into main actor-isolated code and can cause data races
import SwiftUI
struct A: View { @State var t = ""; var body: some View { Text("x") } }
extension A: Equatable { static func == (a: A, b: A) -> Bool { a.t == b.t } }  // isolated witness for nonisolated requirement
