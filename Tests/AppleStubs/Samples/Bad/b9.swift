// expect: type 'ToolbarItemPlacement' has no member 'topBarTrailing'
import SwiftUI
struct A: View { var body: some View { Text("x").toolbar { ToolbarItem(placement: .topBarTrailing) { EmptyView() } } } }  // iOS-only
