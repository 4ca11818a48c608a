// expect: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable
import SwiftUI
struct P<Memo: MemoProtocol>: View { @Bindable var memo: Memo; var body: some View { TextField("x", text: $memo.name) } }  // no Observable
