import Foundation
import Tables
import Testing
import Vocabulary

@testable import ListFormats

@Suite("What is wrong in a list")
struct ListsFaultTests {
  private func fault(_ bytes: some Sequence<UInt8>, _ format: ListFormat? = nil) -> LineError? {
    do {
      _ = try ListFile(Array(bytes), format: format)
      return nil
    } catch {
      return error as? LineError
    }
  }

  @Test("A file that is no text is refused at the first line that shows it")
  func noText() {
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x69]) == LineError(line: 2, .notUnicode))
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x00, 0xD8])?.line == 2)
    #expect(fault("har\u{0}bor".utf8) == LineError(line: 1, .zeroByte))
    #expect(
      fault("#html:true\n#separator:banana\nx\ty".utf8)
        == LineError(line: 2, .notASeparator("banana")))
  }

  @Test("Another encoding is read, and told as a guess")
  func encodings() throws {
    let latin1: [UInt8] = Array("harbor\r\nocean\r\nni".utf8) + [0xF1] + Array("o\r\n".utf8)
    let file = try ListFile(latin1)
    #expect(short(file.entries) == ["harbor", "ocean", "niño"])
    #expect(file.report.encoding == .windows1252 && file.report.isEncodingGuessed)
    #expect(short(try ListFile([0x93, 0x61, 0x62, 0x94]).entries) == ["ab"])
    #expect(short(try ListFile([0x68, 0, 0x69, 0]).entries) == ["hi"])
  }

  @Test(
    "UTF-16 with a byte order mark is read",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}niño - 🧒\r\nocéano".data(using: encoding))
    let file = try ListFile(Array(data))
    #expect(short(file.entries) == ["niño = 🧒", "océano"])
    #expect(!file.report.isEncodingGuessed)
  }

  @Test("A person's choice of the encoding decides")
  func chosenEncoding() throws {
    var choices = ReadingChoices()
    choices.encoding = .windows1251
    let file = try ListFile([0xE4, 0xEE, 0xEC, 0x0A], choices: choices)
    #expect(short(file.entries) == ["дом"])
  }

  @Test(
    "A line that can't be a word is left out, told, and costs no other line",
    arguments: [
      ("harbor\n12345\nocean", .entry(.noLetter(word: "12345")), 2),
      ("harbor\n½\nocean", .entry(.noLetter(word: "½")), 2),
      ("harbor\n  🍎 \nocean", .entry(.noLetter(word: "🍎")), 2),
      ("harbor\nocean\n???", .entry(.noLetter(word: "???")), 3),
      (
        "harbor\nocean\n" + String(repeating: "?", count: 500),
        .entry(.noLetter(word: String(repeating: "?", count: 60) + "…")), 3
      ),
      ("harbor\n1,000\nocean", .entry(.noLetter(word: "1")), 2),
      (
        "harbor\n" + String(repeating: "a", count: 101) + "\nocean",
        .entry(.longWord(limit: 100)), 2
      ),
      (
        "harbor\nreef - " + String(repeating: "a ", count: 50_000) + "\nocean",
        .tooLong(limit: 100_000), 2
      ),
      ("word,hint\nharbor,x\n,y\nocean,", .entry(.noWord), 3),
      ("word,hint,level\nharbor,x,1\nreef,y,1,2\nocean,z,2", .tooManyFields(4, columns: 3), 3),
      ("#html:true\nharbor\tx\n<br>\ty\nocean\tz", .entry(.noWord), 3),
    ] as [(String, RowReason, Int)])
  func lines(text: String, reason: RowReason, line: Int) throws {
    let file = try read(text)
    #expect(file.entries.map(\.word) == ["harbor", "ocean"])
    #expect(file.leftOut(reason) == [line] && file.report.notes.leftOut == 1)
  }

  @Test(
    "Rules, empty bullets, boxes and rows are no faults",
    arguments: ["* * *", "•", "☐", "[ ]", "____", "|   |   |", "…", "══════", "(  )"])
  func ornaments(line: String) throws {
    let file = try read("harbor\n\(line)\nocean")
    #expect(file.entries.map(\.word) == ["harbor", "ocean"])
    #expect(file.report.notes.notes.isEmpty)
  }

  @Test("Signs behind a word are left out with a word, and a power stays")
  func remarks() throws {
    let file = try read("harbor (2)\nx²\n10 km²\nocean²\nreef")
    #expect(file.entries.map(\.word) == ["harbor", "x²", "10 km²", "ocean", "reef"])
    #expect(file.report.notes.notes.map(\.reason) == [.unreadRemark("(2)")])
  }

  @Test("A person's own line stands in place of a wrong one")
  func mended() throws {
    var choices = ReadingChoices()
    choices.rows = [3: "reef,z", 4: ""]
    let file = try read("word,hint\nharbor,x\n,y\n7,\nocean,\n", choices: choices)
    #expect(short(file.entries) == ["harbor = x", "reef = z", "ocean"])
    #expect(file.reasons.isEmpty)
  }

  @Test("A control character is removed, and told")
  func controls() throws {
    let file = try read("harbor\r\nhar\u{1B}bour\r\n")
    #expect(short(file.entries) == ["harbor", "harbour"])
    #expect(file.reasons == [.controls(1)] && file.report.notes.changed == 1)
  }

  @Test("A table without a header is read by its columns")
  func noHeader() throws {
    #expect(short(try read("harbor,x-ray\n", .csv).entries) == ["harbor = x-ray"])
    #expect(short(try read("\nharbor", .csv).entries) == ["harbor"])
  }

  @Test("Whatever the bytes are, reading ends with a list or an error")
  func noise() {
    var generator = SystemRandomNumberGenerator()
    let pieces: [[UInt8]] =
      [
        "word", "#separator:", "comma", "\"", ",", "\t", "\n", "\r", " - ", "<b", "&#", ";",
        "[sound:", "]", "1.", "“", "”", "““", "””", ":", "Week 1", "**", "(n.)", "/ə/", "|", "  ",
        "n.", "<td>", "</td>", "...", "—", "sep=;", "A", "=", "___",
      ]
      .map { Array($0.utf8) } + [
        [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC3], [0xCC, 0x81], [0], [0x85], [0xEF, 0x82, 0xB7],
        [0xE2, 0x80, 0xA8],
      ]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0..<16, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator)!
      }
      for format in ListFormat.allCases { _ = fault(bytes, format) }
      _ = fault(bytes)
    }
  }
}
