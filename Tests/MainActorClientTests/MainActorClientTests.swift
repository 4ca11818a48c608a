import EditorKit
import EditorKitTesting
import Testing

@Suite("Models of an app with main-actor default isolation")
struct MainActorClientTests {
  private let clock = TestClock()
  private let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  @Test("Structs, classes, observable and isolated classes all get the editor")
  func editors() {
    let recorder = TimedRecorder(clock: clock) { _ in Clip() }
    let components: [any Component] = [
      Editor(Source(StructMemo()).binding, recorder: recorder, context: context),
      Editor(FinalMemo(), recorder: recorder, context: context),
      Editor(OpenMemo(), recorder: recorder, context: context),
      Editor(DerivedMemo(), recorder: recorder, context: context),
      Editor(WatchedMemo(), recorder: recorder, context: context),
      Editor(IsolatedMemo(), recorder: recorder, context: context),
    ]
    for component in components {
      #expect(Driver(component, context: context).controls.count == 3)
    }
  }

  @Test("An isolated class that the documentation shows is listed, opened and undone")
  func isolated() throws {
    let store = Store([Interview("Ann")], context: context)
    let recorder = TimedRecorder(clock: clock) { _ in Sound() }
    let driver = Driver(MemoList(store, recorder: recorder, context: context) { Interview($0) }, context: context)
    try driver.open("Ann")
    try driver.type("Name", "Bo")
    driver.undo()
    #expect(try driver.value(of: "Name") == "Ann")
  }

  @Test("A response becomes a model off the main actor, and an object on it")
  func books() async {
    let page = Driver(page(of: Shelf.Entry(name: "War"), context: context), context: context)
    await page.settle()
    #expect(page.shows("War"))
    let view = LoaderView(Loader(ObjectSource(), context: context), context: context) { [context] in
      BookPage($0, context: context)
    }
    let driver = Driver(view, context: context)
    await driver.settle()
    #expect(driver.shows("Object"))
  }
}
