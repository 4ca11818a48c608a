/// Characters that are written by name or number in markup.
enum HTMLEntity {
  /// Reads a character that begins with "&" and ends with ";".
  ///
  /// - Returns: What it stands for, and where it ends; nil where no such thing is.
  static func read(_ bytes: ArraySlice<UInt8>) -> (scalars: [Unicode.Scalar], end: Int)? {
    // The longest name known here has eight letters.
    let start = bytes.startIndex + 1
    guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")), end > start else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let scalar: Unicode.Scalar? = name.hasPrefix("#") ? numbered(name.dropFirst()) : named(name)
    return scalar.map { ([$0], end + 1) }
  }

  private static func numbered(_ number: Substring) -> Unicode.Scalar? {
    let isHex = number.first == "x" || number.first == "X"
    let digits = isHex ? number.dropFirst() : number
    guard let first = digits.first, first.isASCII, first.isHexDigit,
      let value = UInt32(digits, radix: isHex ? 16 : 10)
    else { return nil }
    // What is a control character in Unicode was printable in the code page that old pages were written in.
    if (0x80...0x9F).contains(value) { return codePage[Int(value) - 0x80] ?? Unicode.Scalar(value) }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  private static func named(_ name: String) -> Unicode.Scalar? {
    names[name] ?? latin[name]
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›",
    "bull": "•", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "euro": "€", "trade": "™",
    "minus": "−", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
  ]

  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latin: [String: Unicode.Scalar] = {
    let names = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
      thorn yuml
      """
    let pairs = names.split(separator: " ").enumerated().compactMap { index, name in
      Unicode.Scalar(0xA0 + UInt32(index)).map { (String(name), $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The characters from 0x80 to 0x9F of the Windows code page 1252.
  private static let codePage: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
