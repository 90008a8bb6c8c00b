import TestSupport
import Testing

@testable import Tables

@Suite("The rows of a text with separators")
struct RowTests {
  private func rows(_ text: String, _ separator: Character = ",") -> [DelimitedText.Row] {
    var reader = DelimitedText(Array(text.utf8), separator: separator.asciiValue!)
    var rows: [DelimitedText.Row] = []
    while let row = reader.next() { rows.append(row) }
    return rows
  }

  @Test(
    "are read as they are meant, whatever quotation marks they have",
    arguments: [
      ("a,b\n\n\"c, d\" ,e", [["a", "b"], ["c, d", "e"]]),
      ("\"a \"\"b\"\"\",\"c\nd\"\r\ne,", [["a \"b\"", "c\nd"], ["e", ""]]),
      ("5\" deep,b", [["5\" deep", "b"]]),
      ("\"He said \"hi\" to me\",x", [["He said \"hi\" to me", "x"]]),
      ("\"ice\" cream,x\ny,z", [["\"ice\" cream", "x"], ["y", "z"]]),
      ("\"a\" b,\"c\"", [["\"a\" b", "c"]]),
      ("\"open,x\ny,z", [["\"open", "x"], ["y", "z"]]),
      ("\"a,1\nb,2\nc,3\nd,4\ne\",5\n", [["a,1\nb,2\nc,3\nd,4\ne", "5"]]),
    ])
  func quotes(text: String, fields: [[String]]) {
    #expect(rows(text).map(\.fields) == fields)
  }

  @Test("A mark that opens in one row and closes in a later one does not swallow the rows between")
  func swallowing() {
    let read = rows("x,y\n\"a,1\nb,2\nc,3\nd,4\ne\",5\n")
    #expect(read.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(read[1].fields == ["\"a", "1"] && read[1].remarks == [.openQuote])
    // Here the lines between are no rows.
    #expect(rows("x,y\n\"a\nb\nc\nd\ne\",5\n").count == 2)
  }

  @Test(
    "A mark that opens is none if two rows follow, and the next marks stand inside a text",
    arguments: [
      ("x,y\n\"harbor,a port\nisland,land\nsay \"hi\",greet\nsea,water\n", 5),
      // The first row shows the number of fields.
      ("\"harbor,a port\nisland,land\nsay \"hi\",greet\n", 3),
      ("x,y\n\"harbor,a port\nisland,land\nruler,12\"\nsea,water\n", 5),
      ("x,y\n\"harbor,a port\nisland,land\n\"ice\" cream,cold\n", 4),
      ("x,y\n\"harbor,a port\nisland,land\n5\" disk,round\n", 4),
      // In a sentence, a space follows each comma.
      ("x,y\n\"He said,\nin short, and\n\"yes\", too\",hi\n", 2),
    ])
  func openMarks(text: String, count: Int) {
    let read = rows(text)
    #expect(read.count == count)
    guard count > 2, let row = read.first(where: { $0.text.utf8.first == 0x22 }) else { return }
    #expect(row.fields == ["\"harbor", "a port"] && row.remarks == [.openQuote])
  }

  @Test("A row says once what is the same about several of its fields")
  func onceRemarked() {
    let row = rows("\"never closed,\"x\" y\"z\n")[0]
    #expect(row.remarks == [.strayQuote])
    #expect(row.fields == ["\"never closed", "\"x\" y\"z"])
  }

  @Test("say what was read in another way than it is written")
  func remarks() {
    #expect(rows("\"a\" b,c")[0].remarks == [.strayQuote])
    #expect(rows("\"a,c")[0].remarks == [.openQuote])
    #expect(rows("\"a\",c")[0].remarks.isEmpty)
    #expect(rows("\"a\nb\",c\nd,e").map(\.text) == ["\"a\nb\",c", "d,e"])
  }

  @Test("A row that is written is read again, whatever its fields have")
  func roundTrip() {
    var generator = SeededGenerator(seed: 3)
    let parts = ["a", "\"", ",", "\n", "\t", " ", "#", ";", "é", "\"\"", "\u{2028}", ""]
    for _ in 0..<3_000 {
      let fields = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          parts.randomElement(using: &generator)!
        }.joined()
      }
      let text = DelimitedText.row(fields, separator: ",")
      #expect(rows(text).map(\.fields) == [fields], "\(text.debugDescription)")
    }
  }

  @Test("take twice as long for twice the text, whatever signs it has")
  func growth() async {
    let signs = [
      "\"", "\"\"", "\"a", "\"a\n", "\"\"\"a\n", ",\"", "\",", "\n\"", "a,b\n", "\" \"", "\"a\"b\n",
      ",\"\"a", "\"aa,b\na,b\n", "\",\"a\n\"\"\"\"a\n\" \"",
    ]
    #expect(await Growth.excessive(signs) { _ = rows($0) }.isEmpty)
  }
}
