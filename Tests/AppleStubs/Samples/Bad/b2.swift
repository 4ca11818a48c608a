// expect: call to main actor-isolated instance method 'go()' in a synchronous nonisolated context
import SwiftUI
@MainActor final class M { var x = 0; func go() {} }
struct Plain { let m: M; func f() { m.go() } }  // missing @MainActor
