import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PathCase {
  static let all: [PathCase] = names + folders + links + oddities

  private static let names: [PathCase] = [
    .file("one letter", "t", aside: "t.set-aside-1"),
    .file("a dash", "-", aside: "-.set-aside-1"),
    .file("a percent sign", "%", aside: "%.set-aside-1"),
    .file("a tilde", "~", aside: "~.set-aside-1"),
    .file("one letter of two bytes", "é", aside: "é.set-aside-1"),
    .file("one emoji", "🎙", aside: "🎙.set-aside-1"),
    .missing("one letter, missing", "t"),
    .missing("one letter of two bytes, missing", "é"),
    .missing("a tilde and a name, missing", "~x"),
    .file("three dots", "...", aside: "....set-aside-1"),
    .file("a leading dot", ".json", aside: ".json.set-aside-1"),
    .file("a dot at the end", "a.", aside: "a..set-aside-1"),
    .file("two extensions", "a.b.json", aside: "a.b.set-aside-1.json"),
    .file("a leading dash", "--help", aside: "--help.set-aside-1"),
    .file("a line break", "a\nb.json", aside: "a\nb.set-aside-1.json"),
    .file("spaces", " a .json", aside: " a .set-aside-1.json"),
    .file("a backslash", "a\\b.json", aside: "a\\b.set-aside-1.json"),
    .file("a colon and a quote", "a:\"b.json", aside: "a:\"b.set-aside-1.json"),
    .file("a combining accent", "e\u{301}.json", aside: "e\u{301}.set-aside-1.json"),
    .file("a percent escape", "%2F.json", aside: "%2F.set-aside-1.json"),
    .missing("180 bytes", String(repeating: "n", count: 180)),
    .missing("181 bytes", String(repeating: "n", count: 181)),
    .file("246 bytes", long(246), aside: String(repeating: "n", count: 238) + ".set-aside-1.json"),
    .file("255 bytes", long(255), aside: String(repeating: "n", count: 238) + ".set-aside-1.json"),
    PathCase("256 bytes", long(256), .fails("File name too long"), saved: nil),
    PathCase("a NUL character", "a\0b", .fails("NUL"), saved: nil) { try $0.write(json, to: "a") },
  ]

  private static func long(_ count: Int) -> String { String(repeating: "n", count: count - 5) + ".json" }

  private static let folders: [PathCase] = [
    PathCase("nothing", path: "", .fails("the file name is empty")),
    PathCase("a dot", path: ".", .fails("it names a folder")),
    PathCase("two dots", path: "..", .fails("it names a folder")),
    PathCase("a slash", path: "/", .fails("it names a folder")),
    PathCase("a trailing slash, missing", "x/", .fails("it names a folder"), saved: nil),
    PathCase("a trailing slash after a file", "x/", .fails("it names a folder"), saved: nil) {
      try $0.write(json, to: "x")
    },
    PathCase("a trailing slash after a folder", "x/", .fails("it names a folder"), saved: nil) {
      try $0.makeFolder("x")
    },
    PathCase("a dot in a folder", "x/.", .fails("it names a folder"), saved: nil) { try $0.makeFolder("x") },
    PathCase("a folder", "x", .fails("directory"), saved: nil) { try $0.makeFolder("x") },
    PathCase(
      "a missing folder", "no/file.json", .warns("/no doesn't exist. Create it, or choose another path."), saved: nil),
    PathCase("two missing folders", "no/no/file.json", .warns("/no/no doesn't exist. Create it"), saved: nil),
    PathCase("a file in the place of a folder", "x/file.json", .fails("Not a directory"), saved: nil) {
      try $0.write(json, to: "x")
    },
    PathCase("a folder with two slashes", "x//file.json", .empty, saved: "x/file.json") { try $0.makeFolder("x") },
    PathCase("through a folder and back", "x/../t", .empty, saved: "t") { try $0.makeFolder("x") },
    PathCase("a folder with one letter", "x/t", .items, saved: "x/t", aside: "x/t.set-aside-1") {
      try $0.makeFolder("x")
      try $0.write(json, to: "x/t")
    },
  ]

  private static let links: [PathCase] = [
    .link("a link of one letter", "t", target: "t", aside: "t.set-aside-1"),
    .link("a link into a folder", "inner/t", target: "inner/t", aside: "inner/t.set-aside-1"),
    .link("a link through a folder and back", "inner/../t", target: "t", aside: "t.set-aside-1"),
    .link("an absolute link", "FOLDER/t.json", target: "t.json", aside: "t.set-aside-1.json"),
    PathCase("a link up from a folder", "inner/l", .items, saved: "t", aside: "t.set-aside-1") {
      try $0.makeFolder("inner")
      try $0.write(json, to: "t")
      try $0.link("inner/l", to: "../t")
    },
    PathCase("a link to a link", "l", .items, saved: "t", aside: "t.set-aside-1") {
      try $0.write(json, to: "t")
      try $0.link("m", to: "t")
      try $0.link("l", to: "m")
    },
    PathCase("a dangling link", "l", .empty, saved: "t") { try $0.link("l", to: "t") },
    PathCase("a link into a missing folder", "l", .warns("/no doesn't exist"), saved: nil) {
      try $0.link("l", to: "no/t")
    },
    PathCase("a link to itself", "l", .fails("symbolic links"), saved: nil) { try $0.link("l", to: "l") },
    PathCase("links in a ring", "l", .fails("symbolic links"), saved: nil) {
      try $0.link("l", to: "m")
      try $0.link("m", to: "l")
    },
    PathCase("a link to a folder", "l", .fails("directory"), saved: nil) {
      try $0.makeFolder("inner")
      try $0.link("l", to: "inner")
    },
    PathCase("a link to a trailing slash", "l", .fails("it names a folder"), saved: nil) {
      try $0.link("l", to: "x/")
    },
    PathCase("through a link to a folder", "l/t", .items, saved: "inner/t", aside: "inner/t.set-aside-1") {
      try $0.makeFolder("inner")
      try $0.write(json, to: "inner/t")
      try $0.link("l", to: "inner")
    },
  ]

  private static let oddities: [PathCase] = [
    PathCase("a device", "d", .fails("a device, a pipe"), saved: nil) {
      // Only the superuser can make one.
      if mknod($0["d"], S_IFCHR | 0o644, 0x103) != 0 { mkfifo($0["d"], 0o644) }
    },
    PathCase("a link to a pipe", "l", .fails("a device, a pipe"), saved: nil) {
      mkfifo($0["p"], 0o644)
      try $0.link("l", to: "p")
    },
    PathCase("a pipe", "p", .fails("a pipe"), saved: nil) { mkfifo($0["p"], 0o644) },
    PathCase("a read-only file", "r.json", .warns("the file is read-only"), saved: nil, aside: "r.set-aside-1.json") {
      try $0.write("[]", to: "r.json")
      chmod($0["r.json"], 0o400)
    },
  ]
}
