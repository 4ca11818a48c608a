// expect: extra argument 'range' in call
import SwiftUI
struct A: View { var body: some View { Slider(value: .constant(1.0), range: 0...1) } }  // wrong label
