// expect: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
import SwiftUI
struct K: EnvironmentKey { static var defaultValue: Int = 0 }  // mutable global state
