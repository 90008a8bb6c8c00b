import Foundation
import Languages
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("A dictionary of a pair of languages")
struct PairDictionaryTests {
  private let folder = Scratch()
  private var path: String { folder.path + "/es-en.freedict.dictionary" }
  private let pair = LanguagePair(words: "es", meanings: "en")
  private let credit = DictionaryCredit(
    title: "A dictionary", licence: "GPL", address: "https://example.org/", date: "2026-11-21")

  private func write(
    _ entries: [DictionaryEntry], merges: Bool = false, memory: Int = 1 << 20
  ) throws -> PairDictionary {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var writer = PairDictionaryWriter(
      try #require(pair), .freedict, at: path, merges: merges, memory: memory)
    for entry in entries { try writer.add(entry) }
    try writer.finish(credit)
    return try PairDictionary(at: path)
  }

  @Test("finds a word as it is written, or else without regard to capitals and to Unicode's forms")
  func lookUp() throws {
    let dictionary = try write([
      DictionaryEntry("China", senses: [.init("China")]),
      DictionaryEntry("china", senses: [.init("pebble")]),
      DictionaryEntry("canción", senses: [.init("song")]),
      DictionaryEntry("l'eau", senses: [.init("water")]),
    ])
    #expect(dictionary.entries(for: "china").map(\.senses[0].text) == ["pebble"])
    #expect(dictionary.entries(for: "China").map(\.senses[0].text) == ["China"])
    #expect(Set(dictionary.entries(for: "CHINA").map(\.headword)) == ["China", "china"])
    #expect(dictionary.entries(for: "cancio\u{301}n").map(\.headword) == ["canción"])
    #expect(dictionary.entries(for: "CANCIÓN").map(\.headword) == ["canción"])
    #expect(dictionary.entries(for: "L\u{2019}eau").map(\.headword) == ["l'eau"])
    #expect(dictionary.entries(for: "cancion").isEmpty && dictionary.entries(for: "").isEmpty)
    #expect(dictionary.numbers(near: "cancion").map(dictionary.headword) == ["canción"])
  }

  @Test("lists its words as a printed dictionary does")
  func order() throws {
    let words = ["zorro", "Ángel", "ángulo", "andar", "Ana", "ñu", "a", "ana", "ananás"]
    let dictionary = try write(words.map { DictionaryEntry($0, senses: [.init("x")]) })
    let sorted = (0..<dictionary.count).map(dictionary.headword)
    #expect(sorted == ["a", "Ana", "ana", "ananás", "andar", "Ángel", "ángulo", "ñu", "zorro"])
    #expect(
      dictionary.numbers(withPrefix: "an").map(dictionary.headword)
        == ["Ana", "ana", "ananás", "andar", "Ángel", "ángulo"])
    #expect(dictionary.numbers(withPrefix: "q").isEmpty)
    #expect(dictionary.numbers(withPrefix: "") == 0..<9)
  }

  @Test("says what it is and whom to credit")
  func description() throws {
    let dictionary = try write([
      DictionaryEntry("a", .noun, senses: [.init("x")]),
      DictionaryEntry("a", .verb, senses: [.init("y")]),
    ])
    #expect(
      dictionary.description
        == .init(
          pair: try #require(pair), source: .freedict, credit: credit, entries: 2, headwords: 1))
    #expect(dictionary.entries(for: "a").map(\.partOfSpeech) == [.noun, .verb])
  }

  @Test("has the same entries that were written, however little memory the writer has")
  func sameEntries() throws {
    var random = SeededGenerator(seed: 7)
    for memory in [1 << 20, 20_000, 1] {
      let entries = (0..<400).map { _ in DictionaryEntry.random(using: &random) }
      let dictionary = try write(entries, memory: memory)
      let groups = Dictionary(grouping: entries, by: \.headword)
      #expect(dictionary.count == groups.count)
      #expect(dictionary.description.entries == entries.count)
      for (headword, entries) in groups { #expect(dictionary.entries(for: headword) == entries) }
      let listed = (0..<dictionary.count).map(dictionary.headword)
      #expect(Set(listed) == Set(groups.keys))
      let keys = listed.map(PairKey.order)
      #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test("brings the senses of equal entries together")
  func merged() throws {
    let dictionary = try write(
      [
        DictionaryEntry("Bank", .noun, genders: [.feminine], senses: [.init("bank")]),
        DictionaryEntry("Bank", .verb, senses: [.init("x")]),
        DictionaryEntry(
          "Bank", .noun, genders: [.feminine], ipa: "bˈaŋk", forms: [.init("Bänke", .plural)],
          senses: [.init("bench"), .init("bank")]),
      ], merges: true)
    #expect(
      dictionary.entries(for: "Bank") == [
        DictionaryEntry(
          "Bank", .noun, genders: [.feminine], ipa: "bˈaŋk", forms: [.init("Bänke", .plural)],
          senses: [.init("bank"), .init("bench")]),
        DictionaryEntry("Bank", .verb, senses: [.init("x")]),
      ])
    #expect(dictionary.description.entries == 2)
  }

  @Test("has long texts cut at a word, and not too many of anything")
  func bounds() throws {
    let long = String(repeating: "palabra ñ ", count: 400)
    let dictionary = try write([
      DictionaryEntry(
        "a",
        senses: [.init(long, examples: [.init(long), .init("kept")])]
          + (0..<100).map { .init("\($0)") })
    ])
    let senses = dictionary.entries(for: "a")[0].senses
    #expect(senses.count == 40 && senses[0].examples == [.init("kept")])
    #expect(senses[0].text.hasSuffix("…") && senses[0].text.utf8.count <= 1000)
  }

  @Test("that is damaged at any byte is refused, or gives other texts, and never traps")
  func damaged() throws {
    var random = SeededGenerator(seed: 9)
    _ = try write((0..<3).map { _ in DictionaryEntry.random(using: &random) })
    let whole = try Data(contentsOf: URL(filePath: path))
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      try check(bytes)
      if place < 48 { #expect(throws: PairDictionaryError.self) { try PairDictionary(at: path) } }
    }
    // The largest number that a hash may be, and one that is larger.
    for last: UInt8 in [0x7F, 0xFF] {
      var bytes = whole
      bytes.replaceSubrange(8..<16, with: [UInt8](repeating: 0xFF, count: 7) + [last])
      try bytes.write(to: URL(filePath: path))
      #expect(throws: PairDictionaryError.damaged(path: path)) { try PairDictionary(at: path) }
    }
    for count in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(count).write(to: URL(filePath: path))
      #expect(throws: PairDictionaryError.damaged(path: path)) { try PairDictionary(at: path) }
    }
  }

  /// Reads all of a file that may be damaged.
  private func check(_ bytes: Data) throws {
    try bytes.write(to: URL(filePath: path))
    guard let dictionary = try? PairDictionary(at: path) else { return }
    for number in [-1, dictionary.count] + (0..<min(50, dictionary.count)) {
      let headword = dictionary.headword(number)
      _ = dictionary.entries(number)
      _ = dictionary.entries(for: headword)
      _ = dictionary.numbers(withPrefix: String(headword.prefix(1)))
    }
  }

  @Test("of another version, or that isn't there, says so")
  func refused() throws {
    _ = try write([DictionaryEntry("a", senses: [.init("x")])])
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[7] ^= 1
    try bytes.write(to: URL(filePath: path))
    #expect(throws: PairDictionaryError.otherVersion(path: path)) { try PairDictionary(at: path) }
    #expect(throws: PairDictionaryError.missing(path: path + "x")) {
      try PairDictionary(at: path + "x")
    }
  }

  @Test("that can't be written leaves the one before, and nothing else")
  func notWritten() throws {
    let before = try write([DictionaryEntry("a", senses: [.init("x")])])
    var writer = PairDictionaryWriter(try #require(pair), .own, at: path)
    try writer.add(DictionaryEntry("b", senses: [.init("y")]))
    _ = consume writer
    #expect(try PairDictionary(at: path).description == before.description)
    #expect(folder.files() == ["es-en.freedict.dictionary"])
    var elsewhere = PairDictionaryWriter(try #require(pair), .own, at: "/proc/none/file")
    #expect(throws: PairDictionaryError.self) { try elsewhere.finish(credit) }
  }
}
