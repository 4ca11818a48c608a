// expect: main actor-isolated static property 'cached' can not be referenced from a nonisolated context
import SwiftUI
struct A: View { static var cached: [String: Int] = [:]; var body: some View { Text("x") }; nonisolated func g() { _ = A.cached } }  // isolated static from nonisolated
