import Foundation
import Tables
import Testing

@testable import ListFormats

@Suite("A wrong list is refused with the number of its wrong line")
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

  @Test("Another encoding is refused at the first line that reveals it")
  func encodings() {
    let latin1: [UInt8] = Array("harbor\r\nocean\r\nni".utf8) + [0xF1] + Array("o\r\n".utf8)
    #expect(fault(latin1) == LineError(line: 3, .notUnicode))
    // Windows-1252's quotation marks; UTF-16 without a mark; and UTF-16 with one, but a broken end.
    #expect(fault([0x93, 0x61, 0x94]) == LineError(line: 1, .notUnicode))
    #expect(fault([0x68, 0, 0x69, 0])?.fault == .control("\0"))
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x69])?.line == 2)
    #expect(fault([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x00, 0xD8])?.line == 2)
  }

  @Test(
    "UTF-16 with a byte order mark is read",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}niño - 🧒\r\nocéano".data(using: encoding))
    #expect(short(try ListFile(Array(data)).entries) == ["niño = 🧒", "océano"])
  }

  @Test(
    "The error says what is wrong with the line",
    arguments: [
      ("harbor\n12345\n", .entry(.noLetter(word: "12345")), 2),
      ("harbor\n\n\n - \n!!!", .entry(.noLetter(word: "!!!")), 5),
      ("har\u{0}bor", .control("\0"), 1),
      ("harbor\r\nhar\u{1B}[2Jbor", .control("\u{1B}"), 2),
      ("harbor\rhar\u{85}bor", .control("\u{85}"), 2),
      ("harbor\n" + String(repeating: "a", count: 101), .entry(.longWord(limit: 100)), 2),
      ("harbor\nocean - " + String(repeating: "a ", count: 50_000), .tooLong(limit: 100_000), 2),
      ("word,hint\nharbor,x\n,y\n", .entry(.noWord), 3),
      ("word,hint\nharbor,\"x\ny\"\nocean,\"x", .openQuote, 4),
      ("word,hint\nharbor,\"x\" y\n", .textAfterQuote, 2),
      ("word,hint\nharbor,x,y\n", .tooManyFields(3, columns: 2), 2),
      ("word,hint,Hint\nharbor", .columnTwice("Hint"), 1),
      ("#separator:tab\n#columns:front\tword\nx\ty", .columnTwice("word"), 2),
      ("#html:true\n#separator:banana\nx\ty", .notASeparator("banana"), 2),
      ("#html:true\nharbor\tx\n<br>\ty", .entry(.noWord), 3),
      ("#html:true\n#guid column:1\nharbor\n", .noWordColumn, 3),
    ] as [(String, LineError.Fault, Int)])
  func lines(text: String, fault: LineError.Fault, line: Int) {
    #expect(self.fault(text) == LineError(line: line, fault))
  }

  @Test("A file that the person calls CSV must name its columns")
  func noHeader() {
    #expect(fault("harbor,x\n", .csv) == LineError(line: 1, .noWordColumn))
    #expect(fault("\nharbor", .csv) == LineError(line: 2, .noWordColumn))
  }

  @Test("Whatever the bytes are, reading ends with a list or an error")
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
