import EditorKit
import EditorKitTesting
import Testing

@Suite("Every kind of book on its page and in a library", .serialized)
@MainActor struct BookZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A page follows its book, and its observers are notified", arguments: BookAnimal.allCases)
  func following(animal: BookAnimal) async throws {
    let scene = try await animal.scene(BookValue(id: 1, title: "War"), in: folder)
    #expect(Flag.isNotified(reading: scene.page.texts) { scene.change("War and Peace ", 4.6) })
    let isNormalizing = animal == .normalizing
    #expect(
      scene.book()
        == animal.book(1, isNormalizing ? "War and Peace" : "War and Peace ", rating: isNormalizing ? 5 : 4.6))
    #expect(scene.page.shows("War and Peace"))
    #expect(scene.page.shows("Rating: \(isNormalizing ? "5" : "4.6") of 5"))
    try await scene.close()
  }

  @Test("A book is added to the library and stored, and undo takes it out", arguments: BookAnimal.allCases)
  func adding(animal: BookAnimal) async throws {
    let scene = try await animal.scene(animal.book(1, "War", rating: 4), in: folder)
    try scene.page.press("Add to Library")
    #expect(scene.library() == [animal.book(1, "War", rating: 4)])
    #expect(scene.page.controls.isEmpty)
    try await scene.expectSaved()
    #expect(scene.page.controls.isEmpty)
    #expect(scene.context.undo.undoName == "Add")
    scene.page.undo()
    #expect(scene.library() == [])
    #expect(scene.page.shows("Not in your library yet."))
    try await scene.expectSaved()
    scene.page.redo()
    #expect(scene.library() == [animal.book(1, "War", rating: 4)])
    try await scene.expectSaved()
    try await scene.close()
  }

  @Test(
    "A book in the library is renamed on its page and in the file, and undo takes that back",
    arguments: BookAnimal.allCases)
  func renaming(animal: BookAnimal) async throws {
    let scene = try await animal.scene(animal.book(1, "War"), in: folder)
    try scene.page.press("Add to Library")
    try await scene.expectSaved()
    let page = try scene.open(1)
    #expect(page.shows("War"))
    scene.rename(1, "Peace")
    #expect(page.shows("Peace"))
    #expect(scene.library() == [animal.book(1, "Peace")])
    try await scene.expectSaved()
    scene.context.undo.undo()
    #expect(page.shows("War"))
    #expect(scene.library() == [animal.book(1, "War")])
    scene.context.undo.redo()
    #expect(page.shows("Peace"))
    try await scene.expectSaved()
    try await scene.close()
  }

  @Test("A program that starts again shows the library that the one before saved", arguments: BookAnimal.allCases)
  func starting(animal: BookAnimal) async throws {
    let first = try await animal.scene(animal.book(1, "War", rating: 4), in: folder)
    try first.page.press("Add to Library")
    try await first.close()
    let second = try await animal.scene(animal.book(1, "War", rating: 4), in: folder)
    #expect(second.library() == [animal.book(1, "War", rating: 4)])
    #expect(try second.open(1).shows("Rating: 4 of 5"))
    second.rename(1, "Peace")
    try await second.expectSaved()
    try await second.close()
  }

  @Test("A page that is given an object follows it, and is full once the book was added")
  func object() throws {
    try follow(ObservableBook(BookValue(id: 1, title: "War")), isObservable: true)
    try follow(DerivedObservableBook(BookValue(id: 1, title: "War")), isObservable: true)
    try follow(DerivedMainActorBook(BookValue(id: 1, title: "War")), isObservable: false)
    try follow(ChangingIDBook(BookValue(id: 1, title: "War")), isObservable: false)
  }

  private func follow<Book: ZooBook & AnyObject>(_ object: Book, isObservable: Bool) throws {
    var book = object
    var library: [String] = []
    let context = Context.testing()
    let page = BookPage(book, mode: .preview, context: context) { library.append($0.title) }
    let driver = Driver(page, context: context)
    #expect(driver.shows("War"))
    #expect(Flag.isNotified(reading: driver.texts) { book.title = "Peace" } == isObservable)
    #expect(driver.shows("Peace"))
    try driver.press("Add to Library")
    #expect(library == ["Peace"])
    #expect(driver.controls.isEmpty)
  }

  @Test("A book that dies leaves an empty page, and a library that goes on")
  func dying() async throws {
    var books: [MortalZooBook] = []
    let builder = BookBuilder { value in
      books.append(MortalZooBook(value))
      return books[books.count - 1]
    }
    let scene = try await builder.scene(BookValue(id: 1, title: "War"), in: folder)
    try scene.page.press("Add to Library")
    let page = try scene.open(1)
    try await scene.expectSaved()
    scene.rename(1, "Peace")
    books[0].die()
    #expect(scene.page.texts.isEmpty)
    #expect(page.texts.isEmpty)
    while scene.page.undo() {}
    while scene.page.redo() {}
    try await scene.flush()
    #expect(scene.library() == [])
    try await scene.close()
  }
}
