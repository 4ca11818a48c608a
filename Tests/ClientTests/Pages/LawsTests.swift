import EditorKitTesting
import Foundation
import Testing

@Suite("The app's types keep the kit's laws")
struct LawsTests {
  @Test("A voice note is a lawful memo")
  func memos() {
    #expect(MemoLaws.violations(memo: { VoiceNote(title: "a") }, recording: { Sound() }) == [])
  }

  @Test("An interview is a lawful memo")
  @MainActor func isolatedMemos() {
    #expect(MemoLaws.violations(memo: { Interview("a") }, recording: { Sound() }) == [])
  }

  @Test("A chore is a lawful todo")
  func todos() {
    #expect(TodoLaws.violations(todo: { Chore("a") }) == [])
  }

  @Test("The service's volumes are lawful books")
  func books() throws {
    let json = #"[{"name": "War", "blurb": "<p>Five families</p>", "percent": 90}, {"name": "Peace"}]"#
    for volume in try JSONDecoder().decode([Volume].self, from: Data(json.utf8)) {
      #expect(BookLaws.violations(book: { volume }) == [])
    }
  }

  @Test("A folder is a lawful storage of chores")
  @MainActor func storage() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = await StorageLaws.violations(
      items: (1...6).map { Chore("Chore \($0)", dueDate: Date(timeIntervalSince1970: Double($0))) },
      change: { chore in
        chore.title += "!"
        chore.dueDate?.addTimeInterval(60)
        chore.isDone.toggle()
      },
      contents: { [$0.title, $0.dueDate, $0.isDone] as [AnyHashable] }
    ) {
      FolderStorage(folder.path)
    }
    #expect(found == [])
  }
}
