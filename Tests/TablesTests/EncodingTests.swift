import Foundation
import TestSupport
import Testing

@testable import Tables

@Suite("The encoding of a file")
struct EncodingTests {
  private func text(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) throws -> String {
    String(decoding: try FileText(bytes, encoding: encoding).bytes, as: UTF8.self)
  }

  private static let sample = "niño, 🧒\ncafé “x”\n"

  @Test(
    "is read from a mark, or from the zero bytes of wide letters",
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
      (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(String.Encoding, [UInt8])])
  func wide(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = Array(try #require(Self.sample.data(using: encoding)))
    #expect(try text(mark + bytes) == Self.sample)
    #expect(try text(bytes) == Self.sample)
    #expect(try FileText(bytes).isGuessed == (encoding != .utf8))
  }

  @Test("of Cyrillic letters in UTF-16 is certain by the spaces between them")
  func cyrillic() throws {
    let sample = "Привет мир и всё\nпока\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      #expect(try text(Array(try #require(sample.data(using: encoding)))) == sample)
    }
  }

  @Test(
    "with one byte for each sign is guessed where all words are written as words are",
    arguments: [
      (.windows1252, [0x63, 0x61, 0x66, 0xE9], "café"),
      (.windows1252, [0x93, 0x72, 0x68, 0x79, 0x74, 0x68, 0x6D, 0x94, 0x20, 0x97], "“rhythm” —"),
      (.windows1252, [0x64, 0x6F, 0x6E, 0x92, 0x74], "don’t"),
      (.windows1252, [0xC9, 0x74, 0xE9], "Été"),
      (.macintosh, [0x63, 0x61, 0x66, 0x8E], "café"),
      (.macintosh, [0x86, 0x6F, 0x9F, 0x20, 0x6E, 0x69, 0x96, 0x6F], "Üoü niño"),
      (.dos850, [0x63, 0x61, 0x66, 0x82], "café"),
      (.windows1250, [0x62, 0xB3, 0x79, 0x73, 0x6B], "błysk"),
      (.windows1250, [0xBF, 0xF3, 0xB3, 0x77], "żółw"),
      (.windows1250, [0x70, 0xF8, 0xED, 0x9A, 0x74, 0xEC], "příště"),
      (.windows1250, [0x6B, 0x73, 0x69, 0xB9, 0xBF, 0x6B, 0x61], "książka"),
      (.windows1250, [0xB3, 0xF3, 0x64, 0x6B, 0x61], "łódka"),
      (.windows1250, [0x67, 0xEA, 0x9C], "gęś"),
      (.windows1250, [0x6E, 0xF5, 0x76, 0xE9, 0x72], "nővér"),
      (.windows1251, [0xEF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], "привет"),
      (.windows1251, [0xE6, 0xF3, 0xEA], "жук"),
      (.windows1251, [0xB9, 0x3B, 0xF1, 0xEB, 0xEE, 0xE2, 0xEE], "№;слово"),
      (.windows1252, [0x33, 0x20, 0x6D, 0xB3, 0x20, 0xB9, 0x20, 0xA3, 0x35], "3 m³ ¹ £5"),
      (.windows1252, [0x63, 0x9C, 0x75, 0x72, 0x73, 0x20, 0x6D, 0xF8, 0x74, 0x65], "cœurs møte"),
    ] as [(TextEncoding, [UInt8], String)])
  func narrow(encoding: TextEncoding, bytes: [UInt8], text: String) throws {
    let read = try FileText(bytes)
    #expect(String(decoding: read.bytes, as: UTF8.self) == text)
    #expect(read.encoding == encoding && read.isGuessed)
    let chosen = try FileText(bytes, encoding: encoding)
    #expect(chosen.bytes == read.bytes && !chosen.isGuessed)
  }

  @Test(
    "of one word of other alphabets is not taken for one of Central Europe",
    arguments: [
      // KOI8, Greek, Turkish letters in a row, and a row of the same letter.
      [0xC7, 0xCF, 0xD2, 0xCF, 0xC4], [0xEA, 0xE1, 0xEB, 0xE7, 0xEC, 0xDD, 0xF1, 0xE1],
      [0xFE, 0xFD, 0xF0], [0xE5, 0xE5, 0xE5, 0xE5],
    ] as [[UInt8]])
  func strangers(bytes: [UInt8]) {
    #expect((try? FileText(bytes))?.encoding != .windows1250)
  }

  @Test("is not guessed for bytes that are no text")
  func binary() {
    #expect(throws: LineError(line: 1, .notUnicode)) { try FileText(Array(0x80...0xFF)) }
    #expect(throws: LineError(line: 2, .zeroByte)) { try FileText(Array("a\nb\0c\n\u{1}".utf8)) }
    #expect(throws: LineError(line: 2, .notUnicode)) {
      try FileText([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x69])
    }
  }

  @Test("may differ in a line, which is then read or left out, and told")
  func mixed() throws {
    let good = (0..<20).map { "niño \($0)\n" }.joined()
    let read = try FileText(
      Array(good.utf8) + [0x63, 0x61, 0x66, 0xE9, 0x0A, 0x7A, 0xDB, 0x7A, 0x0A])
    #expect(String(decoding: read.bytes, as: UTF8.self) == good + "café\n\n")
    #expect(
      read.notes.notes.map(\.reason) == [.otherEncoding(.windows1252), .notText])
    #expect(read.notes.notes.map(\.line) == [21, 22] && read.notes.leftOut == 1)
  }

  @Test(
    "Every system's line ends count, and no text needs one at its end",
    arguments: [
      "a\nb", "a\r\nb\r\n", "a\rb", "a\u{B}b", "a\u{C}b\n", "a\u{85}b", "a\u{2028}b", "a\u{2029}b",
      "a\nb\u{1A}", "a\nb\n\u{1A}\0\0",
    ])
  func lineEnds(text: String) throws {
    let lines = NumberedLines(try FileText(Array(text.utf8)).bytes)
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b"])
  }

  @Test("A separator of lines stays a part of a text that has other line ends")
  func separators() throws {
    #expect(try text(Array("a\u{2028}b\nc".utf8)) == "a\u{2028}b\nc")
  }

  @Test("Control characters are removed, and lines that are too long; both are told")
  func controls() throws {
    let long = String(repeating: "x", count: 100_001)
    let read = try FileText(Array("a\u{1B}[2Jb\u{7F}\n\(long)\nc\u{9B}\n".utf8))
    #expect(String(decoding: read.bytes, as: UTF8.self) == "a[2Jb\n\nc\n")
    #expect(
      read.notes.notes.map(\.reason) == [.controls(2), .tooLong(limit: 100_000), .controls(1)])
    #expect(read.notes.notes.map(\.line) == [1, 2, 3])
    #expect(read.notes.leftOut == 1 && read.notes.changed == 2)
  }

  @Test("Whatever the bytes are, they are read, or one line is named")
  func noise() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      guard let read = try? FileText(bytes) else { continue }
      #expect(String(validating: read.bytes, as: UTF8.self) != nil)
      #expect(
        !String(decoding: read.bytes, as: UTF8.self).unicodeScalars.contains {
          $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0)
        })
    }
  }

  @Test("takes twice as long to read for twice the text")
  func growth() async {
    let signs = ["a", "é", "\n", "\u{85}", "\u{1}", "“", "\u{2028}", "\u{C}"]
    #expect(await Growth.excessive(signs) { _ = try FileText(Array($0.utf8)) }.isEmpty)
    #expect(
      await Growth.excessive(signs) { _ = try FileText([0xE9] + Array($0.utf8)) }.isEmpty)
  }
}
