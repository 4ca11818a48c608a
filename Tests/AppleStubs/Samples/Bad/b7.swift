// expect: 'buildExpression' is unavailable: this expression does not conform to 'View'
import SwiftUI
struct A: View { var body: some View { if true { let x = 3; print(x) } } }  // Void in ViewBuilder
