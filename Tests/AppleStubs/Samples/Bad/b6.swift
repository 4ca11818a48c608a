// expect: initializer 'init(value:in:label:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'
import SwiftUI
struct A: View { @State var n = 1; var body: some View { Slider(value: $n, in: 0...3) { Text("n") } } }  // Int slider
