/// Turns the markup in services' texts into plain text: tags, entities, and white space that means nothing.
///
///     HTMLText.plain("<b>War</b> &amp; Peace")   // "War & Peace"
///
/// It knows the elements that occur in descriptions and loses no text: a "<" that doesn't begin one of those stays, as in
/// "a < b", and so does an "&" that doesn't begin a character's name or number, as in "AT&T".
public enum HTMLText {
  /// The plain text of markup.
  ///
  /// Paragraphs, line breaks, list items and the like are lines of their own. Other white space is one space, and there is
  /// none at the ends of lines.
  ///
  /// - Parameter html: A text with or without markup.
  /// - Complexity: O(*n*) in the length of the text.
  public static func plain(_ html: String) -> String {
    var reader = HTMLReader(html)
    return reader.plainText()
  }
}

/// Reads markup from its beginning to its end.
private struct HTMLReader {
  private let html: [UInt8]
  private var position = 0
  private var text: [UInt8] = []
  /// What stands between the last character and the next one.
  private var gap = Gap.nothing

  /// Where texts that were looked for last are: from where they were looked for, and where they end; nil for nowhere.
  private var found: [String: (from: Int, end: Int?)] = [:]

  private enum Gap { case nothing, space, line }

  init(_ html: String) {
    self.html = Array(html.utf8)
    text.reserveCapacity(self.html.count)
  }

  mutating func plainText() -> String {
    while position < html.count {
      let byte = html[position]
      if byte == UInt8(ascii: "<"), let end = markup() {
        position = end
      } else if byte == UInt8(ascii: "&"), let (scalars, end) = HTMLEntity.read(html[position...]) {
        for scalar in scalars { add(scalar) }
        position = end
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        widen(.space)
        position += 1
      } else {
        add(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func widen(_ new: Gap) {
    if gap != .line { gap = new }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    // A space that doesn't break is one all the same in a line that nobody breaks here.
    if scalar.properties.isWhitespace { return widen(.space) }
    for byte in String(scalar).utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    if gap != .nothing, !text.isEmpty { text.append(gap == .line ? UInt8(ascii: "\n") : UInt8(ascii: " ")) }
    gap = .nothing
    text.append(byte)
  }

  /// Reads a tag or a comment.
  ///
  /// - Returns: Where it ends; nil where there is only a "<".
  private mutating func markup() -> Int? {
    if html[position...].starts(with: "<!--".utf8) {
      return find("-->", from: position + 4)
    }
    var index = position + 1
    let isEnd = index < html.count && html[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let start = index
    while index < html.count, HTMLReader.isAlphanumeric(html[index]) { index += 1 }
    let name = String(decoding: html[start..<index], as: UTF8.self).lowercased()
    let isBlock = Self.blocks.contains(name)
    guard isBlock || Self.inline.contains(name) || Self.unseen.contains(name), index < html.count,
      [UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D].contains(html[index]),
      let end = endOfTag(from: index)
    else { return nil }
    if isBlock { gap = .line }
    // What a style or a script holds is no text.
    if !isEnd, Self.unseen.contains(name), let close = find("</" + name, from: end) { return find(">", from: close) }
    return end
  }

  /// Where a tag ends. A ">" in an attribute's quotes doesn't end it.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<html.count {
      let byte = html[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) && html[index - 1] == UInt8(ascii: "=") {
        quote = byte
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }

  /// Where a text in any case ends that comes next.
  private mutating func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    // What many beginnings have in common, an end that is far away or nowhere, is looked for once.
    if let last = found[text], last.from <= start, last.end.map({ start <= $0 - wanted.count }) ?? true {
      return last.end
    }
    guard start + wanted.count <= html.count else { return nil }
    let place = (start...html.count - wanted.count).first { index in
      zip(html[index...], wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && HTMLReader.isAlphanumeric($1) }
    }
    let end = place.map { $0 + wanted.count }
    found[text] = (start, end)
    return end
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "div", "dl", "dt",
    "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "img", "ins",
    "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "td", "th", "time",
    "tt", "u", "var", "wbr",
  ]
  private static let unseen: Set<String> = ["head", "script", "style", "title"]
}
