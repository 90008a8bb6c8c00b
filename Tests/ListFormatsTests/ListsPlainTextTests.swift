import Foundation
import Testing

@testable import ListFormats

@Suite("A list in plain text")
struct ListsPlainTextTests {
  @Test(
    "A line gives the words that a person means by it",
    arguments: [
      ("harbor", ["harbor"]),
      ("  ice   cream \t", ["ice cream"]),
      ("harbor - a port", ["harbor = a port"]),
      ("harbor – a port – sheltered", ["harbor = a port – sheltered"]),
      ("harbor — a port, or a refuge", ["harbor = a port, or a refuge"]),
      ("well-known", ["well-known"]),
      ("well-known - famous", ["well-known = famous"]),
      ("harbor\ta port - sheltered", ["harbor = a port - sheltered"]),
      ("harbor\ta port\tsheltered", ["harbor = a port\tsheltered"]),
      ("harbor, ocean, rhythm", ["harbor", "ocean", "rhythm"]),
      ("harbor; ice cream;ocean,", ["harbor", "ice cream", "ocean"]),
      ("harbor, ocean", ["harbor", "ocean"]),
      ("harbor, a port", ["harbor = a port"]),
      ("sail, to go by boat, or to glide", ["sail = to go by boat, or to glide"]),
      ("harbor, where ships can shelter", ["harbor = where ships can shelter"]),
      ("The harbor is full of ships, and of gulls", ["The harbor is full of ships, and of gulls"]),
      ("harbor, ocean, and rhythm", ["harbor", "ocean", "rhythm"]),
      ("el niño, la canción", ["el niño", "la canción"]),
      ("مرفأ، محيط", ["مرفأ", "محيط"]), ("港、海", ["港", "海"]),
      ("won\u{200B}der\u{AD}ful", ["wonderful"]), ("don't", ["don't"]), ("3D", ["3D"]),
      ("2nd", ["2nd"]), ("# harbor", ["harbor"]),
    ])
  func line(line: String, entries: [String]) throws {
    #expect(short(try read(line, .text).entries) == entries)
  }

  @Test(
    "Any sign that people put between a word and its meaning is known",
    arguments: [
      ("harbor: a port", ["harbor = a port"]),
      ("harbor = a port", ["harbor = a port"]),
      ("harbor -- a port", ["harbor = a port"]),
      ("harbor- a port", ["harbor = a port"]),
      ("harbor—a port", ["harbor = a port"]),
      ("harbor -> a port", ["harbor = a port"]),
      ("harbor → a port", ["harbor = a port"]),
      ("harbor ........ a port", ["harbor = a port"]),
      ("дом house", ["дом = house"]),
      ("a piece of cake:小菜一碟", ["a piece of cake = 小菜一碟"]),
      // These are words, or parts of them.
      ("pre- before", ["pre- before"]), ("-ness", ["-ness"]), ("and/or", ["and/or"]),
      ("a.m.", ["a.m."]),
    ])
  func separators(line: String, entries: [String]) throws {
    // Beside a meaning, a line is no title.
    let file = try read(line + "\nocean - much water\n", .text)
    #expect(short(file.entries) == entries + ["ocean = much water"])
  }

  @Test("A sign that divides most lines divides words from their meanings")
  func commonSign() throws {
    let file = try read("bright#full of light\nsteady#firm\nthorough#with care\nlast\n", .text)
    #expect(
      short(file.entries) == [
        "bright = full of light", "steady = firm", "thorough = with care", "last",
      ])
  }

  @Test("Lines may end as on any machine, and blank lines are skipped")
  func lineEnds() throws {
    let file = try read("\u{FEFF}harbor\r\n\r\n ocean\rrhythm\n\n\nharbor")
    #expect(file.format == .text)
    #expect(short(file.entries) == ["harbor", "ocean", "rhythm", "harbor"])
    // A word processor's own line ends.
    let soft = try read("harbor\u{2028}ocean\nrhythm\u{B}island\u{2029}reef\n")
    #expect(short(soft.entries) == ["harbor", "ocean", "rhythm", "island", "reef"])
  }

  @Test("A word is kept composed, whichever way it was typed")
  func composed() throws {
    let word = try #require(try read("cancio\u{301}n - una melodi\u{301}a").entries.first)
    #expect(Array(word.word.unicodeScalars) == Array("canci\u{F3}n".unicodeScalars))
    #expect(Array(word.definition!.unicodeScalars) == Array("una melod\u{ED}a".unicodeScalars))
  }

  @Test("Words between slashes are words, and two spellings of one word are one")
  func slashes() throws {
    let file = try read("colour/color\nhis / her\nto/too/two\n", .text)
    #expect(file.entries.map(\.word) == ["colour", "his", "her", "to", "too", "two"])
    #expect(file.reasons == [.otherSpelling("color"), .divided(2), .divided(3)])
    #expect(try read("four/for\n", .text).entries.map(\.word) == ["four", "for"])
  }

  @Test("Lines of HTML are read as the text that they show")
  func html() throws {
    let file = try read(
      """
      <h3><b>Le sport</b></h3>
      <table>
      <tr><th>mot</th><th>sens</th></tr>
      <tr><td>le judo</td><td>judo</td></tr>
      <tr><td>la natation</td><td>swimming &amp; diving</td></tr>
      </table>
      """, .text)
    #expect(short(file.entries).suffix(2) == ["le judo = judo", "la natation = swimming & diving"])
  }
}
