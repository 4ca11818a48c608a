import EditorKit

/// The texts of this app, in the language of the kit's labels.
struct Texts {
  private let isChinese: Bool

  @MainActor init(_ context: Context) {
    isChinese = context.labels == .simplifiedChinese
  }

  var title: String { isChinese ? "图书搜索" : "Book Search" }
  var nothingFound: String { isChinese ? "没有图书。" : "No books." }
  var inLibrary: String { isChinese ? "已在书库中" : "In your library" }

  /// How many books of a response couldn't be read, and why the first one couldn't.
  func problems(in found: SearchResults) -> String {
    let (count, first) = (found.problems.count, found.problems.first ?? "")
    if isChinese { return "\(found.origin)：有 \(count) 本书无法读取。第一本：\(first)" }
    return "\(found.origin): \(count) \(count == 1 ? "book" : "books") couldn't be read. The first one: \(first)"
  }

  /// Returns a message for each source that failed.
  func messages(for error: any Error) -> [String] {
    switch error {
    case let error as SearchError: [description(of: error)]
    case let error as LoadError:
      if case .several(let errors) = error.reason { errors.flatMap(messages) } else { [error.description] }
    default: ["\(error)"]
    }
  }

  /// What went wrong, and what to do about it.
  func description(of error: SearchError) -> String {
    let (what, remedy) = isChinese ? chinese(error.reason) : english(error.reason)
    return isChinese ? "\(error.origin)：\(what)。\(remedy)。" : "\(error.origin): \(what). \(remedy)."
  }

  private func english(_ reason: SearchError.Reason) -> (what: String, remedy: String) {
    switch reason {
    case .missing: ("there is no such file", "Check the path, then try again")
    case .folder: ("it is a folder", "Name a file")
    case .unreadable(let why): ("it can't be read: \(trimmed(why))", "Check its permissions, then try again")
    case .notJSON: ("it isn't JSON, or not all of it", "Save the response again, then try again")
    case .unrecognised:
      ("it is no response of Google Books or Open Library", "Save what the service answers to a search, as it is")
    case .service(let code, let message):
      (
        "the service answered with \(code.map { "error \($0)" } ?? "an error")\(message.map { ": \(trimmed($0))" } ?? "")",
        code == 429 ? "Wait for a minute, then try again" : "Check what was asked for, or try again later"
      )
    case .status(404): ("there is nothing at this address (404)", "Check the address")
    case .status(let code) where code >= 500 || code == 429:
      ("the service is busy or out of order (\(code))", "Try again later")
    case .status(let code): ("the service refused to answer (\(code))", "Check the address")
    case .tooLarge(let limit): ("it is larger than \(limit >> 20) MB", "Ask for fewer results")
    case .cutOff: ("the connection was lost in the middle of the answer", "Try again")
    case .unreachable(let why):
      ("there is no connection: \(trimmed(why))", "Check the address and the network, then try again")
    case .notAnAddress: ("this isn't an address of the web", "Write it as in https://example.org/search.json")
    }
  }

  private func chinese(_ reason: SearchError.Reason) -> (what: String, remedy: String) {
    switch reason {
    case .missing: ("没有这个文件", "请检查路径后重试")
    case .folder: ("这是一个文件夹", "请指定文件")
    case .unreadable(let why): ("无法读取：\(trimmed(why))", "请检查权限后重试")
    case .notJSON: ("不是 JSON，或不完整", "请重新保存响应后重试")
    case .unrecognised: ("不是 Google Books 或 Open Library 的响应", "请原样保存服务返回的搜索结果")
    case .service(let code, let message):
      (
        "服务返回错误\(code.map { " \($0)" } ?? "")\(message.map { "：\(trimmed($0))" } ?? "")",
        code == 429 ? "请稍等一分钟后重试" : "请检查请求，或稍后重试"
      )
    case .status(404): ("该地址没有内容（404）", "请检查地址")
    case .status(let code) where code >= 500 || code == 429: ("服务繁忙或出现故障（\(code)）", "请稍后重试")
    case .status(let code): ("服务拒绝回答（\(code)）", "请检查地址")
    case .tooLarge(let limit): ("超过 \(limit >> 20) MB", "请减少结果数量")
    case .cutOff: ("响应中途断开", "请重试")
    case .unreachable(let why): ("无法连接：\(trimmed(why))", "请检查地址和网络后重试")
    case .notAnAddress: ("这不是网址", "请写成 https://example.org/search.json 的形式")
    }
  }

  /// Without the full stop that the sentence gets anyway.
  private func trimmed(_ text: String) -> String {
    text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text
  }
}
