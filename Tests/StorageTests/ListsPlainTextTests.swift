import Foundation
import Testing

@testable import Storage

/// Entries in few letters: `word`, or `word = definition`.
private func short(_ entries: [WordList.Entry]) -> [String] {
  entries.map { entry in
    [entry.word, entry.definition, entry.sentence, entry.hint].compactMap(\.self)
      .joined(separator: " = ")
  }
}

private func read(_ text: String, _ format: ListFormat? = nil) throws -> ListFile {
  try ListFile(Array(text.utf8), format: format)
}

@Suite("A list as people type it")
struct ListsPlainTextTests {
  @Test(
    "a line gives what a person means by it",
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

  @Test("lines end as on any machine, and blank ones are passed over")
  func lineEnds() throws {
    let file = try read("\u{FEFF}harbor\r\n\r\n ocean\rrhythm\n\n\nharbor")
    #expect(file.format == .text)
    #expect(short(file.entries) == ["harbor", "ocean", "rhythm", "harbor"])
  }

  @Test("a word is kept composed, whichever way it was typed")
  func composed() throws {
    let word = try #require(try read("cancio\u{301}n - una melodi\u{301}a").entries.first)
    #expect(Array(word.word.unicodeScalars) == Array("canci\u{F3}n".unicodeScalars))
    #expect(Array(word.definition!.unicodeScalars) == Array("una melod\u{ED}a".unicodeScalars))
  }
}

@Suite("A list in CSV or as Anki exports it")
struct ListsDelimitedTests {
  @Test("CSV is known by its header, whose columns come in any order")
  func csv() throws {
    let file = try read(
      """
      Hint,Word,Level,Sentence,Definition\r
      "two r's",harbor,3,"We saw ""the"" harbor, at last.",a port
      ,ocean,,,"a lot
      of water"

      ,,,,
      """)
    #expect(file.format == .csv && file.passedOver == ["Level"])
    #expect(
      file.entries == [
        WordList.Entry(
          word: "harbor", definition: "a port", sentence: "We saw \"the\" harbor, at last.",
          hint: "two r's"),
        WordList.Entry(word: "ocean", definition: "a lot\nof water"),
      ])
  }

  @Test(
    "the separators that spreadsheets write are known",
    arguments: [",", ";", "\t"])
  func separators(separator: String) throws {
    let rows = ["word,definition", "harbor,a port", " \"ocean\" ,5\" deep"]
    let text = rows.joined(separator: "\n").replacing(",", with: separator)
    #expect(short(try read(text).entries) == ["harbor = a port", "ocean = 5\" deep"])
  }

  @Test("a first line 'word' is a word, unless CSV was asked for")
  func oneColumn() throws {
    #expect(short(try read("word\nharbor").entries) == ["word", "harbor"])
    #expect(short(try read("word\nharbor", .csv).entries) == ["harbor"])
  }

  @Test(
    "Anki's header names the separator, by name or as itself",
    arguments: [
      ("tab", "\t"), ("Comma", ","), ("semicolon", ";"), ("pipe", "|"), ("colon", ":"),
      ("space", " "), ("|", "|"), (" ; ", ";"), ("\t", "\t"), ("~", "~"),
    ])
  func ankiSeparator(name: String, sign: String) throws {
    let file = try read(
      "#separator:\(name)\n#html:false\nharbor\(sign)\"a \(sign) port\"\n\"o\"\(sign)x\n")
    #expect(file.format == .anki)
    #expect(short(file.entries) == ["harbor = a \(sign) port", "o = x"])
  }

  @Test("Anki's own columns are passed over, and so are comments")
  func ankiColumns() throws {
    let file = try read(
      """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      # made on a Friday
      q!+&x\tBasic\tWeek 12\tharbor\ta port\tsea
      "a""b"\tBasic\tWeek 12\t"#ocean"\tsea\t
      """)
    #expect(short(file.entries) == ["harbor = a port", "#ocean = sea"])
    #expect(file.passedOver.isEmpty)
  }

  @Test("Anki's columns are known by name")
  func ankiNames() throws {
    let file = try read("#separator:Semicolon\n#columns:Back;Audio;Front\na port;[x];harbor\n")
    #expect(short(file.entries) == ["harbor = a port"] && file.passedOver == ["Audio"])
    let unnamed = try read("#separator:Semicolon\n#columns:Expression;Reading\nharbor;a port\n")
    #expect(short(unnamed.entries) == ["harbor = a port"])
  }

  @Test(
    "HTML becomes what it shows",
    arguments: [
      ("<b>har</b>bor", "harbor"), ("har&nbsp;bor<br>", "har bor"),
      ("a &lt; b &amp;amp; c", "a < b &amp; c"),
      ("ni&ntilde;o &#243; &#xF1;", "niño ó ñ"), ("harbor [sound:harbor.mp3]", "harbor"),
      ("<div>one</div><div>two</div>", "one\ntwo"), ("one<br/>two<BR />three", "one\ntwo\nthree"),
      ("<span style=\"x: y\">a</span><!-- b -->c", "ac"), ("a < b", "a < b"),
      ("&unknown; &", "&unknown; &"),
      ("<img src=\"a.png\">x", "x"), ("AT&T; x", "AT&T; x"),
      ("&#0;&#xD800;&#99999999999;", "&#0;&#xD800;&#99999999999;"),
    ])
  func html(html: String, text: String) throws {
    let quoted = html.replacing("\"", with: "\"\"")
    let file = try read("#separator:tab\n#html:true\nharbor\t\"\(quoted)\"\n")
    #expect(file.entries.first?.definition == text)
  }
}

@Suite("A list that is wrong gets one sentence with the line, and nothing of it is taken")
struct ListsFaultTests {
  private func fault(_ bytes: some Sequence<UInt8>, _ format: ListFormat? = nil) -> LineError? {
    do throws(LineError) {
      _ = try ListFile(Array(bytes), format: format)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ text: String, _ format: ListFormat? = nil) -> LineError? {
    fault(text.utf8, format)
  }

  @Test("another encoding is told from the first line that shows it")
  func encodings() {
    let latin1: [UInt8] = Array("harbor\r\nocean\r\nni".utf8) + [0xF1] + Array("o\r\n".utf8)
    #expect(fault(latin1) == LineError(line: 3, .notUnicode))
    #expect("\(fault(latin1)!)".contains("Line 3 of the list is not text in UTF-8: save"))
    // Windows-1252's quotation marks, UTF-16 without a mark, and its odd or broken end with one.
    #expect(fault([0x93, 0x61, 0x94]) == LineError(line: 1, .notUnicode))
    #expect(fault([0x68, 0, 0x69, 0])?.fault == .control("\0"))
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x69])?.line == 2)
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x00, 0xD8])?.line == 2)
  }

  @Test(
    "UTF-16 with its mark is read", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}niño - 🧒\r\nocéano".data(using: encoding))
    #expect(short(try ListFile(Array(data)).entries) == ["niño = 🧒", "océano"])
  }

  @Test(
    "what is wrong with a line is said",
    arguments: [
      ("harbor\n12345\n", .noLetter(word: "12345"), 2),
      ("harbor\n\n\n - \n!!!", .noLetter(word: "!!!"), 5),
      ("har\u{0}bor", .control("\0"), 1),
      ("harbor\r\nhar\u{1B}[2Jbor", .control("\u{1B}"), 2),
      ("harbor\rhar\u{85}bor", .control("\u{85}"), 2),
      ("harbor\n" + String(repeating: "a", count: 101), .longWord(limit: 100), 2),
      ("harbor\nocean - " + String(repeating: "a ", count: 50_000), .tooLong(limit: 100_000), 2),
      ("word,hint\nharbor,x\n,y\n", .noWord, 3),
      ("word,hint\nharbor,\"x\ny\"\nocean,\"x", .openQuote, 4),
      ("word,hint\nharbor,\"x\" y\n", .textAfterQuote, 2),
      ("word,hint\nharbor,x,y\n", .tooManyFields(3, columns: 2), 2),
      ("word,hint,Hint\nharbor", .columnTwice("Hint"), 1),
      ("#separator:tab\n#columns:front\tword\nx\ty", .columnTwice("word"), 2),
      ("#html:true\n#separator:banana\nx\ty", .notASeparator("banana"), 2),
      ("#html:true\nharbor\tx\n<br>\ty", .noWord, 3),
      ("#html:true\n#guid column:1\nharbor\n", .noWordColumn, 3),
    ] as [(String, LineError.Fault, Int)])
  func lines(text: String, fault: LineError.Fault, line: Int) {
    #expect(self.fault(text) == LineError(line: line, fault))
  }

  @Test("CSV that was asked for has to name its columns")
  func noHeader() {
    #expect(fault("harbor,x\n", .csv) == LineError(line: 1, .noWordColumn))
    #expect("\(fault("\nharbor", .csv)!)".hasPrefix("Line 2 of the list names no column 'word'"))
  }

  @Test("no bytes at all make it fail otherwise")
  func noise() {
    var generator = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] =
      [
        "word", "#separator:", "comma", "\"", ",", "\t", "\n", "\r", " - ", "<b", "&#", ";",
        "[sound:", "]", "1.",
      ]
      .map { Array($0.utf8) } + [
        [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC3], [0xCC, 0x81], [0], [0x85],
      ]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0..<12, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator)!
      }
      for format in ListFormat.allCases { _ = fault(bytes, format) }
      _ = fault(bytes)
    }
  }
}
