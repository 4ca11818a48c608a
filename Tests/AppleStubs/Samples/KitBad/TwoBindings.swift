// expect: 'Binding' is ambiguous for type lookup in this context
import EditorKit
import SwiftUI
struct A: View { @Binding var name: String; var body: some View { TextField("Name", text: $name) } }  // a view file imports EditorKitSwiftUI instead
