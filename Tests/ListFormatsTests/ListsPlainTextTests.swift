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
      ("1. harbor", ["harbor"]), ("12) harbor - a port", ["harbor = a port"]),
      ("3.harbor", ["harbor"]), ("4\tharbor\ta port", ["harbor = a port"]),
      ("4\tharbor", ["harbor"]), ("7.", []), ("•", []),
      ("- harbor", ["harbor"]), ("• harbor", ["harbor"]),
      ("* harbor - a port", ["harbor = a port"]),
      ("– – harbor", ["– harbor"]),
      ("harbor, ocean, rhythm", ["harbor", "ocean", "rhythm"]),
      ("harbor; ice cream;ocean,", ["harbor", "ice cream", "ocean"]),
      ("harbor, ocean", ["harbor", "ocean"]),
      ("harbor, a port", ["harbor = a port"]),
      ("sail, to go by boat, or to glide", ["sail = to go by boat, or to glide"]),
      ("harbor, where ships can shelter", ["harbor = where ships can shelter"]),
      ("The harbor is full of ships, and of gulls", ["The harbor is full of ships, and of gulls"]),
      ("el niño, la canción", ["el niño", "la canción"]),
      ("مرفأ، محيط", ["مرفأ", "محيط"]), ("港、海", ["港", "海"]),
      ("won\u{200B}der\u{AD}ful", ["wonderful"]), ("don't", ["don't"]), ("3D", ["3D"]),
      ("2nd", ["2nd"]), ("# harbor", ["# harbor"]),
    ])
  func line(line: String, entries: [String]) throws {
    #expect(short(try read(line, .text).entries) == entries)
  }

  @Test(
    "A title line is not a word",
    arguments: [
      "Week 12", "WEEK 12 – sports", "Spelling list", "Spelling words for Friday", "# harbor",
      "Our words:", "Unit 3 Lesson 2", "Tricky words", "Year 4 spellings", "12 spelling words",
    ])
  func title(line: String) throws {
    let file = try read("\n  \(line) \nharbor\nocean\n", .text)
    #expect(short(file.entries) == ["harbor", "ocean"])
    #expect(file.title == line)
    // Without other lines it is a word, so that the list has an entry.
    #expect(try read(line, .text).entries.count == 1)
    // A bullet says that it is a word.
    #expect(try read("- \(line)\nharbor", .text).entries.count == 2)
    // Further down it is a word.
    #expect(try read("harbor\n\(line)", .text).entries.count == 2)
  }

  @Test(
    "A first line that is a word is not a title",
    arguments: [
      "harbor", "ice cream", "week", "shopping list", "spelling bee", "year - 12 months",
      "spelling - how a word is written", "list, words", "test\ta list of questions", "3D",
      "1. spelling list",
    ])
  func noTitle(line: String) throws {
    let file = try read("\(line)\nharbor", .text)
    #expect(file.title == nil && file.entries.count >= 2)
  }

  @Test("Lines may end as on any machine, and blank lines are skipped")
  func lineEnds() throws {
    let file = try read("\u{FEFF}harbor\r\n\r\n ocean\rrhythm\n\n\nharbor")
    #expect(file.format == .text)
    #expect(short(file.entries) == ["harbor", "ocean", "rhythm", "harbor"])
  }

  @Test("A word is kept composed, whichever way it was typed")
  func composed() throws {
    let word = try #require(try read("cancio\u{301}n - una melodi\u{301}a").entries.first)
    #expect(Array(word.word.unicodeScalars) == Array("canci\u{F3}n".unicodeScalars))
    #expect(Array(word.definition!.unicodeScalars) == Array("una melod\u{ED}a".unicodeScalars))
  }
}
