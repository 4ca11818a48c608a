import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Every system call of an operation fails in its turn, with each error that it can have.
@Suite("A failing file system", .serialized) @MainActor
struct FailingFileSystemTests {
  private typealias Run = FailingFileSystemRun

  /// Runs an operation once without failures, and then once for each call and each of its errors.
  private func failEachCall(
    _ prepare: (Run) async throws -> Void, _ operation: (Run) async throws -> Void,
    check: (Run, _ error: (any Error)?, _ position: String) async throws -> Void
  ) async throws {
    let first = try Run()
    try await prepare(first)
    first.faults.begin()
    try await operation(first)
    let calls = first.faults.end()
    try await check(first, nil, "without failures")
    #expect(calls.count > 2)
    for (index, call) in calls.enumerated() {
      for code in call.errors {
        let run = try Run()
        try await prepare(run)
        run.faults.begin([index: .fail(code)])
        var failure: (any Error)?
        do { try await operation(run) } catch { failure = error }
        run.faults.end()
        let position = "call \(index), \(call), \(SystemError(code).reason)"
        if code == EINTR { #expect(failure == nil, "\(position)") }
        if let failure { #expect(failure is FileError, "\(position)") }
        try await check(run, failure, position)
      }
    }
  }

  @Test("Loading returns all items or throws, and changes nothing")
  func load() async throws {
    try await failEachCall {
      try $0.write("old", mode: 0o640)
    } _: { run in
      run.loaded = nil
      run.loaded = try await run.storage.load().items.map(\.text)
    } check: { run, error, position in
      #expect(run.loaded == (error == nil ? ["old"] : nil), "\(position)")
      #expect(try run.text() == Run.json("old"), "\(position)")
      #expect(try await run.storage.load().items.map(\.text) == ["old"], "\(position)")
      try await run.finish(names: ["file.json"], position)
    }
  }

  @Test("A save over a file leaves the old or the new one whole, tells the failure, and succeeds the next time")
  func saveOver() async throws {
    try await failEachCall {
      try $0.write("old", mode: 0o640)
      if geteuid() == 0 { chown($0.path, 4711, 4712) }
      _ = try Attributes.set(Array("user.editorkit".utf8), to: [1], of: $0.path)
      _ = try await $0.storage.load()
    } _: {
      try await $0.storage.apply([.update(Note(id: 1, text: "new"), at: 0)])
    } check: { run, error, position in
      let text = try run.text()
      #expect(text == Run.json("new") || error != nil && text == Run.json("old"), "\(position): \(text)")
      #expect(try Attributes.mode(of: run.path) & ~0o640 == 0, "\(position)")
      #expect(try run.folder.names.filter { $0.hasSuffix(".saving") } == [], "\(position)")
      if error != nil { try await run.storage.apply([.update(Note(id: 1, text: "new"), at: 0)]) }
      #expect(try run.text() == Run.json("new"), "\(position)")
      try await run.finish(names: ["file.json"], position)
    }
  }

  #if os(Linux)
    @Test("A save over a file with an access control list never lets more people read it")
    func saveOverList() async throws {
      try await failEachCall {
        try $0.write("old", mode: 0o600)
        $0.hasList = try Attributes.set(Attributes.accessList, to: Attributes.list, of: $0.path)
        _ = try await $0.storage.load()
      } _: {
        try await $0.storage.apply([.update(Note(id: 1, text: "new"), at: 0)])
      } check: { run, error, position in
        if run.hasList, Attributes.value(Attributes.accessList, of: run.path) != Attributes.list {
          #expect(try Attributes.mode(of: run.path) == 0o600, "\(position)")
        }
        if error != nil { try await run.storage.apply([.update(Note(id: 1, text: "new"), at: 0)]) }
        #expect(try run.text() == Run.json("new"), "\(position)")
        try await run.finish(names: ["file.json"], position)
      }
    }
  #endif

  @Test("A save of a new file leaves the whole file or none, tells the failure, and succeeds the next time")
  func saveNew() async throws {
    try await failEachCall {
      _ = try await $0.storage.load()
    } _: {
      try await $0.storage.apply([.insert(Note(id: 1, text: "new"), at: 0)])
    } check: { run, error, position in
      let text = try? run.text()
      if error == nil { #expect(text != nil, "\(position)") }
      if let text { #expect(text.contains("\"new\"") && text.hasSuffix("]\n"), "\(position)") }
      if error != nil { try await run.storage.apply([.insert(Note(id: 1, text: "new"), at: 0)]) }
      #expect(try run.text().contains("\"new\""), "\(position)")
      try await run.finish(names: ["file.json"], position)
    }
  }

  @Test("A save whose writes end at any byte leaves the old file", arguments: [1, 2, 7, 20])
  func shortWrites(limit: Int) async throws {
    let run = try Run()
    try run.write("old", mode: 0o640)
    _ = try await run.storage.load()
    run.faults.begin()
    try await run.storage.apply([.update(Note(id: 1, text: "mid"), at: 0)])
    let write = try #require(run.faults.end().firstIndex(of: .write))
    run.faults.begin([write: .limit(limit), write + 1: .fail(ENOSPC)])
    await #expect(throws: FileError.self) { try await run.storage.apply([.update(Note(id: 1, text: "new"), at: 0)]) }
    #expect(try run.text() == Run.json("mid"))
    run.faults.begin(everyTransfer: .limit(limit))
    try await run.storage.apply([.update(Note(id: 1, text: "new"), at: 0)])
    _ = try await run.storage.load()
    run.faults.end()
    #expect(try run.text() == Run.json("new"))
    try await run.finish(names: ["file.json"], "\(limit)")
  }

  @Test("Setting an undecodable file aside renames it or leaves it, and succeeds the next time")
  func setAside() async throws {
    try await failEachCall {
      try $0.folder.write("nonsense", to: "file.json")
      _ = try? await $0.storage.load()
    } _: {
      _ = try await $0.storage.setAside()
    } check: { run, error, position in
      let names = try run.folder.names.filter { !$0.hasPrefix(".") }
      #expect(names == [error == nil ? "file.set-aside-1.json" : "file.json"], "\(position)")
      if error != nil { _ = try await run.storage.setAside() }
      #expect(try run.folder.text(of: "file.set-aside-1.json") == "nonsense", "\(position)")
      try await run.finish(names: ["file.set-aside-1.json"], position)
    }
  }

  @Test("Setting another program's version aside keeps both versions, and succeeds the next time")
  func setTheirsAside() async throws {
    try await failEachCall {
      try $0.write("ours", mode: 0o640)
      _ = try await $0.storage.load()
      try $0.write("theirs", mode: 0o640)
    } _: {
      _ = try await $0.storage.setAside()
    } check: { run, error, position in
      if error != nil {
        #expect(try run.text() == Run.json("theirs"), "\(position)")
        #expect(try run.folder.names.filter { !$0.hasPrefix(".") } == ["file.json"], "\(position)")
        _ = try await run.storage.setAside()
      }
      #expect(try run.text() == Run.json("ours"), "\(position)")
      #expect(try run.folder.text(of: "file.set-aside-1.json") == Run.json("theirs"), "\(position)")
      #expect(try Attributes.mode(of: run.path) & ~0o640 == 0, "\(position)")
      try await run.finish(names: ["file.json", "file.set-aside-1.json"], position)
    }
  }

  @Test("A rescue copy is whole and as private as the file, in either place")
  func rescue() async throws {
    try await failEachCall {
      try $0.write("old", mode: 0o640)
      _ = try await $0.storage.load()
    } _: {
      $0.copy = try await $0.storage.rescue([.update(Note(id: 1, text: "new"), at: 0)])
    } check: { run, error, position in
      #expect(error == nil, "\(position)")
      let copy = try #require(run.copy)
      let isBeside = copy.hasPrefix(run.folder.path)
      defer { if !isBeside { unlink(copy) } }
      #expect(try String(contentsOf: URL(fileURLWithPath: copy), encoding: .utf8) == Run.json("new"), "\(position)")
      #expect(try Attributes.mode(of: copy) & ~(isBeside ? 0o640 : 0o600) == 0, "\(position)")
      #expect(try run.text() == Run.json("old"), "\(position)")
      try await run.finish(names: ["file.json"] + (isBeside ? ["file.unsaved-1.json"] : []), position)
    }
  }

  @Test("Locking succeeds or names the obstacle, and succeeds the next time")
  func lock() async throws {
    try await failEachCall { _ in
    } _: { run in
      let attempt = FileLock.lock(BytePath(run.path), calls: run.faults.calls)
      guard case .impossible(let reason) = attempt else { return }
      throw FileError(path: run.path, .unreadable(reason))
    } check: { run, _, position in
      #expect(run.canBeLocked, "\(position)")
      let names = try run.folder.names
      #expect(names == [], "\(position)")
    }
  }

  @Test("If the file's status can't be read, nothing is written over it", arguments: [EACCES, EIO, ELOOP])
  func failingStatus(code: Int32) async throws {
    let run = try Run()
    try run.write("old", mode: 0o640)
    _ = try await run.storage.load()
    try run.write("theirs", mode: 0o640)
    run.faults.begin(Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, .fail(code)) }))
    await #expect(throws: FileError.self) { try await run.storage.apply([.update(Note(id: 1, text: "new"), at: 0)]) }
    run.faults.end()
    #expect(try run.text() == Run.json("theirs"))
  }
}
