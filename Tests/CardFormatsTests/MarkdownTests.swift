import Cards
import Tables
import Testing

@testable import CardFormats

@Suite("Cards in Markdown")
struct MarkdownTests {
  private func read(
    _ text: String, rows: [Int: String] = [:]
  ) throws -> (sides: [[String]], told: [RowTests.Told]) {
    var choices = ReadingChoices()
    choices.rows = rows
    let read = try CardCollection(text: Array(text.utf8), as: .markdown, choices: choices)
    let told = read.report.notes.notes.map {
      RowTests.Told(line: $0.line, reason: $0.reason, isLeftOut: $0.isLeftOut)
    }
    return (read.parts.flatMap(\.entries).map { [$0.card.front, $0.card.back] }, told)
  }

  @Test("code is kept whole; headings and sentences between cards are told")
  func document() throws {
    let text = """
      # Shell

      Q: How is a list written?
      A: So:
      ```yaml
      - a
      ---
      - b
      ```
      and no more.

      Some prose between cards.

      C: See [the manual](https://example.org/m) for [harbor] and `a[0]`.
      """
    let read = try read(text)
    let link = "[the manual](https://example.org/m)"
    #expect(
      read.sides == [
        ["How is a list written?", "So:\n```yaml\n- a\n---\n- b\n```\nand no more."],
        [
          "See \(link) for ____ and `a[0]`.", "harbor\n\nSee \(link) for **harbor** and `a[0]`.",
        ],
      ])
    #expect(read.told == [.leftOut(1, .row(.heading)), .leftOut(12, .row(.prose))])
  }

  @Test(
    "a fence ends only at one like it",
    arguments: [
      "~~~\nQ: x\n---\nA: y\n~~~", "~~~ sh\na\n```\nb\n~~~", "`````\na\n~~~\n`````",
      "````\n```\nQ: x\n```\n````", "```\na\n~~~\n# b\n\n```", "```\n[a]\n````\nc",
      "```a``` b\nc",
    ])
  func fences(code: String) throws {
    for start in ["", "\n", "See\n"] {
      let read = try read("Q: f\nA: \(start)\(code)\nQ: g\nA: h\n")
      let text = start == "See\n" ? start + code : code
      #expect(read.sides == [["f", text], ["g", "h"]])
    }
  }

  @Test("code without an end takes no other card along, and code with cards is told")
  func openFences() throws {
    let open = try read("Q: a\nA: ```\nx\n\nQ: b\nA: c\n")
    #expect(open.sides == [["a", "```\nx"], ["b", "c"]])
    #expect(open.told == [.kept(2, .openFence)])
    let fenced = try read("Q: a\nA:\n```\nQ: x\n```\n")
    #expect(fenced.sides == [["a", "```\nQ: x\n```"]])
    #expect(fenced.told == [.kept(3, .fencedCards)])
  }

  @Test(
    "brackets with another meaning are no blanks",
    arguments: [
      "![p](a.png)", "[l](u)", "[l](u_(v))", "[r][m]", "[r][1]", "[m][]", "[M]", "[[w]]",
      "[[w|v]]", "![[w]]", "[^1]", "[ ]", "[]", "`[x]`", "``[y] ` ``", "[sound:s.mp3]",
      "![p][m]",
    ])
  func brackets(text: String) throws {
    let cards = Array(ClozeText(brackets: "\(text) [b]", links: [LinkLabel("m".utf8)]).cards)
    #expect(cards.map(\.front) == ["\(text) ____"])
    #expect(!ClozeText(brackets: text, links: [LinkLabel("m".utf8)]).hasBlank)
  }

  @Test(
    "blanks are found beside other brackets",
    arguments: [
      ("[東][京]", ["____京", "東____"]), ("a[0 [b]", ["a[0 ____"]), ("[a[0]]", ["____"]),
      ("\\[a\\] [b\\]c]", ["[a] ____"]), ("[a](b\nc)", ["____(b\nc)"]),
      ("[a] (b)", ["____ (b)"]), ("`a [b]", ["`a ____"]),
      ("- [x] a [b]\n- [ ] c", ["- [x] a ____\n- [ ] c"]), ("f([x]) = 1", ["f(____) = 1"]),
      ("[x]: [y]", ["____: y", "x: ____"]),
    ])
  func blanks(text: String, fronts: [String]) {
    #expect(ClozeText(brackets: text).cards.map(\.front) == fronts)
  }

  @Test("a link's address may stand below the cards")
  func definitions() throws {
    let text = "C: [m] and [b]\n\n[m]: https://example.org 'M'\n[b]: a port\n"
    #expect(try read(text).sides.first?.first?.utf8.starts(with: "[m] and ____".utf8) == true)
  }

  @Test(
    "what follows an empty line is a part of the card, or is told",
    arguments: [
      // Cards that end with `---` have all lines up to it.
      (
        "Q: a\nA: b\n\nC.\n\n## D\nE.\n---\nQ: f\nA: g\n", "b\n\nC.\n\n## D\nE.",
        [.kept(6, .row(.heading))]
      ),
      ("Q: a\nA: b\n\n## D\n\n---\nQ: f\nA: g\n", "b", [.leftOut(4, .row(.heading))]),
      // hashcards takes all lines up to the next card.
      ("Q: a\nA: b\n\nC.\n\nQ: f\nA: g\n", "b\n\nC.", [.kept(4, .row(.prose))]),
      ("Q: a\nA: b\n# C\nQ: f\nA: g\n", "b", [.leftOut(3, .row(.heading))]),
      ("Q: a\nA: b\n# c\nd\nQ: f\nA: g\n", "b\n# c\nd", [.kept(3, .row(.heading))]),
      ("Q: a\nA: b\n<!--ID: 1-->\nQ: f\nA: g\n", "b", [.leftOut(3, .row(.comment))]),
      // A text with headings has sentences between its cards.
      (
        "# T\nQ: a\nA: b\n\nC.\n\nQ: f\nA: g\n", "b",
        [.leftOut(1, .row(.heading)), .leftOut(5, .row(.prose))]
      ),
      (
        "# T\nQ: a\nA: b:\n\nC.\n\n$d$\n\n- E.\n\nand f.\n\nQ: f\nA: g\n",
        "b:\n\nC.\n\n$d$\n\n- E.\n\nand f.", [.leftOut(1, .row(.heading))]
      ),
    ] as [(String, String, [RowTests.Told])])
  func paragraphs(text: String, back: String, told: [RowTests.Told]) throws {
    let read = try read(text)
    #expect(read.sides == [["a", back], ["f", "g"]])
    #expect(read.told == told)
  }

  @Test(
    "a row of signs below a text makes a heading of it, and dashes below a card end it",
    arguments: [
      ("Spanish\n=======\n\nQ: a\nA: b\n\nQ: c\nA: d\n", "b", [.leftOut(1, .row(.heading))]),
      ("Q: a\nA: b\nBy Ann\n------\nQ: c\nA: d\n", "b", [.leftOut(3, .row(.heading))]),
      (
        "Q: a\nA: b\n```\n# T\n```\nBy Ann\n--------------\n\nQ: c\nA: d\n",
        "b\n```\n# T\n```", [.leftOut(6, .row(.heading))]
      ),
      (
        "Q: a\nA: b\n\nT 1\n==\nT 2\n== \n\nQ: c\nA: d\n", "b",
        [.leftOut(4, .row(.heading)), .leftOut(6, .row(.heading))]
      ),
      (
        "Q: a\nA: b\nTitle\n=====\ne\nQ: c\nA: d\n", "b\nTitle\n=====\ne",
        [.kept(3, .row(.heading))]
      ),
      ("Q: a\nA: b\n-----\nQ: c\nA: d\n", "b", []),
      ("Q: a\nA: b\n\n-----\n\nQ: c\nA: d\n", "b", []),
      ("Q: a\nA: b is\na long text\n-----\nQ: c\nA: d\n", "b is\na long text", []),
      ("Q: a\nA: b:\n- e\n----\nQ: c\nA: d\n", "b:\n- e", []),
      // The dashes and the signs here are parts of the texts.
      ("Q: a\nA: 12\n+ 34\n----\n46\nQ: c\nA: d\n", "12\n+ 34\n----\n46", []),
      ("Q: a\nA: b\n| e |\n====\nQ: c\nA: d\n", "b\n| e |\n====", []),
      ("Q: a\nA: ```\nT\n----\n```\nQ: c\nA: d\n", "```\nT\n----\n```", []),
    ] as [(String, String, [RowTests.Told])])
  func underlines(text: String, back: String, told: [RowTests.Told]) throws {
    let read = try read(text)
    #expect(read.sides == [["a", back], ["c", "d"]])
    #expect(read.told == told)
  }

  @Test("an answer without a question is told, and a second one is kept")
  func answers() throws {
    let read = try read("A: x\n\nQ: a\nA: b\nA: c\n")
    #expect(read.sides == [["a", "b\nA: c"]])
    #expect(read.told == [.leftOut(1, .strayAnswer), .kept(5, .strayAnswer)])
  }

  @Test("a person's own text stands in place of a card, or of the lines below it")
  func ownTexts() throws {
    let text = "# T\n\nQ: a\nA: b\n\nC.\n\nQ: d\n"
    let own = [6: "C.", 8: "Q: d\nA: e\n\nF.\n---\nC: [g]"]
    let read = try read(text, rows: own)
    #expect(read.sides == [["a", "b\n\nC."], ["d", "e\n\nF."], ["____", "g"]])
    #expect(read.told == [.leftOut(1, .row(.heading))])
    let kept = "Q: a\nA: b\n\nC.\n\nQ: d\nA: e\n"
    #expect(try self.read(kept, rows: [4: ""]).sides == [["a", "b"], ["d", "e"]])
    #expect(try self.read(kept, rows: [1: "Q: f\nA: g"]).sides == [["f", "g"], ["d", "e"]])
    #expect(try self.read(kept, rows: [1: ""]).sides == [["d", "e"]])
    let lost = try self.read(kept, rows: [6: "h"])
    #expect(lost.told.last == .leftOut(6, .row(.prose)))
  }

  @Test("front matter is no card, and a card is no front matter")
  func frontMatter() throws {
    #expect(try read("---\nQ: a\nA: b\n---\nQ: c\nA: d\n").sides == [["a", "b"], ["c", "d"]])
    #expect(try read("---\nname = \"x\"\n---\nQ: a\nA: b\n").told.isEmpty)
    let told = try read("---\ntitle: x\ntags:\n  - x\n---\n\nQ: a\nA: b\n")
    #expect(told.sides == [["a", "b"]] && told.told == [.leftOut(1, .row(.comment))])
    let own = try read("---\ntitle: x\n---\nQ: a\nA: b\n", rows: [1: "Q: c\nA: d"])
    #expect(own.sides == [["c", "d"], ["a", "b"]] && own.told.isEmpty)
  }

  @Test("any card's text becomes Markdown and comes back")
  func roundTrip() throws {
    let pieces = [
      "a", "Some prose.", "Q: x", "A: y", "C: z [q]", "---", "--- ", "# h", "```", "```js",
      "````", "~~~", "~~~~", "- i", " # h", "  Q: a", "", "", "<!-- c -->", "<!-- open", "-->",
      "1. o", "[m]: http://x.y", "```a```", " ---", "    code", "\t```", "----", "===", " =====",
      "Title",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let sides = (0..<6).map { number in
        let lines = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
          pieces.randomElement(using: &generator)
        }
        return "\(number)\n" + lines.joined(separator: "\n")
      }
      let cards = (0..<3).map { number in
        // Without the space around its sides, as every card is kept.
        CardCollection.Entry(
          Card(id: "", front: sides[2 * number], back: sides[2 * number + 1])
        ).card
      }
      let text = MarkdownCards.write(cards, deck: "deck")
      let read = try CardCollection(text: Array(text.utf8), as: .markdown)
      let found = read.parts.flatMap(\.entries).map(\.card)
      #expect(found.count == 3 && read.report.notes.leftOut == 0, "\(text)")
      for (new, old) in zip(found, cards) {
        #expect(CardText(new.front) == CardText(old.front), "\(text)")
        #expect(CardText(new.back) == CardText(old.back), "\(text)")
      }
    }
  }
}
