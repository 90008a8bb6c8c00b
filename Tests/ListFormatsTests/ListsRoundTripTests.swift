import Foundation
import Testing
import Vocabulary

@testable import ListFormats

/// Texts that are hard to preserve, because some format takes their signs for its own.
private struct Nasty {
  var generator = SystemRandomNumberGenerator()

  private static let pieces = [
    "a", "harbor", "niño", "e\u{301}", "e\u{301}\u{323}", "👩‍👧", "מילה", "كلمة", "\u{202E}", "क्षि",
    ",", ";", "、",
    "\"", "\"\"", "'", "#", "#separator:comma", " - ", " – ", "-", "—", " ", "\u{A0}", "1.", "2) ",
    "• ", "word",
    "word,hint", "|", ":", "&amp;", "&", "<br>", "<", ">", "[sound:x]", "[", "\\", "\\n", "\u{301}",
    "\u{FEFF}",
    "\u{37E}", "\u{2028}", "ﬁ", "=1+1", "the ", "{{c1::x}}", "Week 3", "list", "(n.)", "n.", "/ə/",
    "“", "”", "**", "...", "=", "☐ ", "o\t", "___",
  ]
  private static let breaks = ["\n", "\t", "\n\n", "\n \n"]

  mutating func text(_ pieces: [String] = pieces + breaks) -> String {
    (0..<Int.random(in: 0..<7, using: &generator)).map { _ in
      pieces.randomElement(using: &generator)!
    }.joined()
  }

  /// An entry as reading would have made it.
  mutating func entry(isPlain: Bool) -> WordList.Entry {
    while true {
      let word = text()
      let definition = text(isPlain ? Self.pieces + ["\t"] : Self.pieces + Self.breaks)
      let entry = try? WordList.Entry(
        checking: word, definition: definition, sentence: isPlain ? nil : text(),
        hint: isPlain ? nil : text(),
        reason: isPlain || Int.random(in: 0..<3, using: &generator) > 0 ? nil : text())
      if let entry { return entry }
    }
  }

  mutating func list(isPlain: Bool) -> WordList {
    WordList(
      words: (0..<Int.random(in: 1..<6, using: &generator)).map { _ in entry(isPlain: isPlain) })
  }
}

@Suite("An exported list")
struct ListsRoundTripTests {
  @Test("in CSV or Anki's text is imported again as it was", arguments: [ListFormat.csv, .anki])
  func everything(format: ListFormat) throws {
    var nasty = Nasty()
    for _ in 0..<500 {
      let list = nasty.list(isPlain: false)
      let text = try ListFile.text(of: list, as: format)
      let file = try ListFile(Array(text.utf8))
      #expect(file.format == format, "\(text.debugDescription)")
      try #require(file.entries == list.words, "\(text.debugDescription)")
    }
  }

  @Test("in plain text is imported again with its words and definitions")
  func plainText() throws {
    var nasty = Nasty()
    for _ in 0..<500 {
      let list = nasty.list(isPlain: true)
      // A first line with a field 'word' is CSV's header, however the field is written.
      let first = try #require(list.words.first)
      guard !first.word.contains("word"), first.definition?.contains("word") != true
      else { continue }
      // A line separator of Unicode ends a line of plain text.
      guard
        !list.words.contains(where: {
          // By scalar, because a mark may follow it.
          $0.definition?.unicodeScalars.contains("\u{2028}") == true
        })
      else {
        #expect(throws: ListFileError.self) { try ListFile.text(of: list, as: .text) }
        continue
      }
      let text = try ListFile.text(of: list, as: .text)
      let file = try ListFile(Array(text.utf8))
      #expect(file.format == .text, "\(text.debugDescription)")
      try #require(file.entries == list.words, "\(text.debugDescription)")
    }
  }

  @Test("is easy for a person to read")
  func tidy() throws {
    let list = WordList(words: [
      WordList.Entry(word: "harbor", definition: "a port"), WordList.Entry(word: "ice cream"),
      WordList.Entry(word: "yes, no"), WordList.Entry(word: "1. dan"),
      WordList.Entry(word: "so - so", definition: "middling"),
    ])
    #expect(
      try ListFile.text(of: list, as: .text)
        == "harbor - a port\nice cream\nyes, no\t\n- 1. dan\nso - so\tmiddling\n")
    #expect(
      try ListFile.text(of: list, as: .csv)
        == """
        word,definition,sentence,hint\r
        harbor,a port,,\r
        ice cream,,,\r
        "yes, no",,,\r
        1. dan,,,\r
        so - so,middling,,\r

        """)
    #expect(
      try ListFile.text(of: WordList(words: [list.words[0]]), as: .anki)
        == """
        #separator:tab
        #html:true
        #columns:word\tdefinition\tsentence\thint
        harbor\ta port\t\t

        """)
  }

  @Test("marks the words that would be read in another way", arguments: ListFormat.allCases)
  func marked(format: ListFormat) throws {
    let words = [
      "harbor", "“quoted”", "Week 3", "long vowels", "harbor (n.)", "his / her", "stop!", "☐ box",
      "a: b", "et cetera, and more", "¿qué?",
    ]
    let list = WordList(words: words.map { WordList.Entry(word: $0) })
    let text = try ListFile.text(of: list, as: format)
    #expect(try ListFile(Array(text.utf8)).entries == list.words)
    // The others are as a person would write them.
    #expect(
      text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
        line.starts(with: "harbor".utf8)
      })
  }

  @Test("keeps a line separator of Unicode in a table", arguments: [ListFormat.csv, .anki])
  func lineSeparator(format: ListFormat) throws {
    let list = WordList(words: [
      WordList.Entry(word: "harbor", definition: "a port,\u{2028}and a refuge")
    ])
    let text = try ListFile.text(of: list, as: format)
    #expect(try ListFile(Array(text.utf8)).entries == list.words)
  }

  @Test("is refused where the format would lose something")
  func lossy() throws {
    let sentence = WordList(words: [
      WordList.Entry(word: "ocean"), WordList.Entry(word: "harbor", sentence: "A harbor."),
    ])
    #expect(throws: ListFileError.cannotHold(word: "harbor", format: .text)) {
      try ListFile.text(of: sentence, as: .text)
    }
    let broken = WordList(words: [WordList.Entry(word: "harbor", definition: "one\ntwo")])
    #expect(throws: ListFileError.self) { try ListFile.text(of: broken, as: .text) }
    for word in ["", "12", "a\u{1}b", " a", String(repeating: "a", count: 101)] {
      for format in ListFormat.allCases {
        #expect(throws: ListFileError.cannotHold(word: word, format: format), "\(word)") {
          try ListFile.text(of: WordList(words: [WordList.Entry(word: word)]), as: format)
        }
      }
    }
  }

  @Test("of very many words is written and read within seconds", arguments: ListFormat.allCases)
  func many(format: ListFormat) throws {
    let words = (0..<20_000).map { number in
      WordList.Entry(
        word: "wörd" + String(number, radix: 26), definition: "number \(number), \"quoted\"")
    }
    let text = try ListFile.text(of: WordList(words: words), as: format)
    let start = ContinuousClock.now
    let file = try ListFile(Array(text.utf8))
    let addition = ListAddition(file.entries, to: WordList(words: words.suffix(10_000)))
    #expect(addition.new.count == 10_000 && addition.duplicates == 10_000)
    // Twice the words take twice as long: 200,000 take half a second to two in a release build.
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
