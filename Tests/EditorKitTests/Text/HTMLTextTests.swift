import EditorKit
import Testing

@Suite("Markup in texts")
struct HTMLTextTests {
  @Test(
    "Tags and entities become text",
    arguments: [
      ("<b>War</b> &amp; Peace", "War & Peace"),
      ("Tolstoy&#39;s &quot;War&quot; &#x2014; a&nbsp;novel&hellip;", "Tolstoy's \"War\" — a novel…"),
      ("<p>One</p><p>Two<br>Three<br/>Four</p>", "One\nTwo\nThree\nFour"),
      ("<ul><li>A</li>\n <li class=\"x > y\">B</li></ul>", "A\nB"),
      ("  a \n\t b  ", "a b"),
      ("caf&eacute; &Ouml;l &euro;5 it&#146;s", "café Öl €5 it’s"),
      ("a<!-- <b>not</b> shown -->b", "ab"),
      ("<style>p { x > y }</style>text<script>if (a < b) {}</SCRIPT>!", "text!"),
      ("<I>x</I> <a href='http://e.org/?a=1&amp;b'>link</a>", "x link"),
      ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
      ("漢字<br>👍", "漢字\n👍"), ("", ""), ("<p> </p>", ""),
    ]
  )
  func plain(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "What only looks like markup stays",
    arguments: [
      "a < b", "a <b and c", "x<y and z>w", "1 < 2 > 0", "AT&T", "R&D; Q&A", "&unknown;", "&#;", "&#xZZ;", "<", "&",
      "a<",
      "<3", "<unknown>", "a & b", "List<Int>", "<bold>",
    ]
  )
  func stays(text: String) {
    #expect(HTMLText.plain(text) == text)
  }

  @Test("A number that is no character is the sign for that", arguments: ["&#0;", "&#xD800;", "&#1114112;"])
  func noCharacter(html: String) {
    #expect(HTMLText.plain(html) == "\u{FFFD}")
  }

  @Test(
    "Very many beginnings without an end take no longer than other texts", .timeLimit(.minutes(1)),
    arguments: [("<!--", 150_000), ("<script>", 80_000)]
  )
  func manyBeginnings(html: String, count: Int) {
    let text = String(repeating: html, count: count)
    #expect(HTMLText.plain(text).utf8.count <= text.utf8.count)
  }

  @Test("A far end is found by all that look for it, and a near one again by whoever is behind it")
  func ends() {
    #expect(HTMLText.plain("a<!-- --> b <!-- <!-- --> c <!-- -->d --> <!-- e") == "a b c d --> <!-- e")
    #expect(HTMLText.plain("<style>a</style>b<script>c</script>d<style>e</STYLE >f<style>g") == "bdfg")
  }

  @Test("A tag that never ends loses nothing")
  func unfinished() {
    #expect(HTMLText.plain("a <b class=\"x") == "a <b class=\"x")
    #expect(HTMLText.plain("a <!-- b") == "a <!-- b")
    #expect(HTMLText.plain("<script>x") == "x")
  }
}
