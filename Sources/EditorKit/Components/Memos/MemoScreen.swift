/// A screen that edits one memo: its name, and below it the recording editor.
@MainActor public final class MemoScreen<Memo: MemoProtocol>: Component {
  /// The recording editor.
  public let editor: Editor<Memo>
  private let context: Context
  private let name: Binding<String>
  private let model: MemoAccess<Memo>

  /// Makes a screen for a memo.
  ///
  /// - Parameters:
  ///   - memo: The memo.
  ///   - recorder: How recording happens.
  ///   - context: What the screen needs from the world.
  public init(_ memo: Binding<Memo>, recorder: some Recorder<Memo.Recording>, context: Context) {
    editor = Editor(memo, recorder: recorder, context: context)
    self.context = context
    model = MemoAccess(memo, context: context)
    name = model.name()
  }

  /// Makes a screen for a memo that is an object.
  public convenience init(_ memo: Memo, recorder: some Recorder<Memo.Recording>, context: Context)
  where Memo: AnyObject {
    self.init(Binding(get: { memo }, set: { _ in }), recorder: recorder, context: context)
  }

  /// The name field and the recording editor; nothing when the memo is gone.
  public var body: Element {
    model.signal.read()
    guard model.alive != nil else { return .stack(Element.Stack(.vertical, [])) }
    let field = Element.TextField(
      context.labels.name,
      text: name,
      onEditingChanged: { [undo = context.undo] _ in undo.endMerging() }
    )
    return .stack(Element.Stack(.vertical, [.textField(field), editor.body]))
  }

  /// Does what the editor does.
  public func appear() { editor.appear() }

  /// Does what the editor does.
  public func disappear() {
    context.undo.endMerging()
    editor.disappear()
  }
}
