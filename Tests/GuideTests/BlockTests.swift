import Testing

@testable import Guide

@Suite("Blocks of Markdown")
struct BlockTests {
  @Test("a paragraph ends at an empty line, and its lines are one text")
  func paragraphs() {
    #expect(
      Block.all(in: "One\ntwo.\n\nThree.")
        == [.paragraph([.text("One two.")]), .paragraph([.text("Three.")])])
  }

  @Test("a heading tells its level")
  func headings() {
    #expect(Block.all(in: "## By hand") == [.heading(level: 2, [.text("By hand")])])
  }

  @Test("an item of a list may go on in the next line")
  func lists() {
    #expect(
      Block.all(in: "- one\n  more\n- two")
        == [.list(isNumbered: false, [[.text("one more")], [.text("two")]])])
    #expect(
      Block.all(in: "1. one\n2. two")
        == [.list(isNumbered: true, [[.text("one")], [.text("two")]])])
  }

  @Test("code stays as it is")
  func code() {
    #expect(Block.all(in: "```sh\n# *a*\n\n  b\n```") == [.code(["# *a*", "", "  b"])])
  }

  @Test("a table has a header and rows, in which a cell may be empty")
  func tables() {
    #expect(
      Block.all(in: "| a | b |\n| --- | --- |\n| `x` |  |")
        == [.table(header: [[.text("a")], [.text("b")]], rows: [[[.code("x")], []]])])
  }

  @Test("a comment shows nothing")
  func comments() {
    #expect(
      Block.all(in: "<!-- bench -->\nOne.\n<!-- end of bench -->") == [.paragraph([.text("One.")])])
  }

  @Test(
    "marks within a line are read",
    arguments: [
      ("`a *b*`", [Span.code("a *b*")]),
      ("*a*, **b**", [.emphasis([.text("a")]), .text(", "), .strong([.text("b")])]),
      ("5 * 3 * 2", [.text("5 * 3 * 2")]),
      (#"a\_b"#, [.text("a_b")]),
      ("[Files](files.md)", [.link([.text("Files")], to: .chapter("files"))]),
      ("[`x`](https://a.b)", [.link([.code("x")], to: .web("https://a.b"))]),
      (
        "[Voices](../../Voices/README.md)",
        [.link([.text("Voices")], to: .source("../../Voices/README.md"))]
      ),
    ])
  func spans(text: String, spans: [Span]) {
    #expect(Span.all(in: text) == spans)
  }
}
