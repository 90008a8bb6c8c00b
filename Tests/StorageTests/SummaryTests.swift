import Foundation
import Learner
import Scheduling
import StorageSupport
import Summaries
import TestSupport
import Testing

@testable import Storage

@Suite("A summary of the journal")
struct SummaryTests {
  let folder = try! Folder()

  /// The words of all entries, in their order.
  private struct Words: JournalValue, Hashable {
    var words: [String] = []
    var formula = 1
    /// The number of lines that were read since the summary.
    var read = 0

    init() {}

    init(from summary: inout SummaryReader) throws(UnreadableSummary) {
      words = try [String](from: &summary)
      formula = try Int(from: &summary)
    }

    func write(to summary: inout SummaryWriter) {
      words.write(to: &summary)
      formula.write(to: &summary)
    }

    func isComputed(like other: Words) -> Bool { formula == other.formula }

    mutating func record(_ line: JournalCursor) {
      read += 1
      if let entry = line.entry(JournalEntry.self) { words.append(entry.word) }
    }
  }

  private var journal: String { folder.data + "/journal.jsonl" }
  private var file: SummaryFile { SummaryFile("words", of: journal, in: folder.folders.cache) }
  private var cached: [String] {
    let path = folder.folders.cache + "/summaries"
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).map { "\(path)/\($0)" }
  }

  private func entry(_ word: String, at second: Int) -> JournalEntry {
    JournalEntry(
      at: Moment(seconds: 1_795_000_000 + Double(second), utcOffset: 0), event: .correct, word: word
    )
  }

  @Test("is not kept while a step that may be undone goes on")
  func undone() async throws {
    let database = try Database()
    let files = try database.store(folder.folders).files(of: nil)
    func words() throws -> [String] {
      try files.journal.value(ofSummary: "words", from: Words()) { $0.record($1) }.words
    }
    try files.takeTurn()
    await #expect(throws: UndoneStep.self) {
      try await files.inOneStep {
        try files.journal.append((0..<2100).map { entry("w\($0)", at: $0) })
        #expect(try words().count == 2100)
        try database.cutConnections()
      }
    }
    // A summary is kept by a task of its own.
    try await Task.sleep(for: .milliseconds(300))
    #expect(cached.isEmpty)
    #expect(try words() == [])
  }

  private func words(_ files: LearnerFiles, keeps: Bool = true) throws -> Words {
    let (value, summary) = try files.journal.value(of: file, from: Words()) {
      $0.record($1)
    }
    if keeps, let summary { try summary.keep(value, in: file) }
    return value
  }

  private func append(_ words: ClosedRange<Int>, to files: LearnerFiles) throws {
    try files.journal.append(words.map { entry("w\($0)", at: $0) })
  }

  @Test("leaves only the new lines to be read")
  func newLines() throws {
    let files = try folder.learnerFiles()
    try append(1...500, to: files)
    #expect(try words(files).read == 500)
    #expect(try words(files).read == 0)
    try append(501...503, to: files)
    let all = try words(files)
    #expect(all.words == (1...503).map { "w\($0)" })
    #expect(all.read == 3)
  }

  @Test("leaves only the new lines to be read where the clock was set back, too")
  func clock() throws {
    let files = try folder.learnerFiles()
    try append(100_001...100_009, to: files)
    _ = try words(files)
    try append(1...3, to: files)
    let all = try words(files)
    #expect(all.words.count == 12 && all.words.last == "w3")
    #expect(all.read == 3)
    #expect(!files.hasMixedJournal)
  }

  @Test("of a short journal is not kept; of a long one it is, for the next start")
  func kept() async throws {
    let files = try folder.learnerFiles()
    func read() throws -> Int {
      try files.journal.value(ofSummary: "words", from: Words()) { $0.record($1) }.read
    }
    try append(1...1999, to: files)
    #expect(try read() == 1999)
    try append(2000...2000, to: files)
    #expect(try read() == 2000)
    for _ in 0..<500 where cached.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try read() == 0)
    // Only this user may read which words somebody practised.
    let permissions = try FileManager.default.attributesOfItem(atPath: cached[0])[.posixPermissions]
    #expect(permissions as? Int == 0o600)
  }

  @Test("is made anew where another formula would give another value")
  func formula() throws {
    let files = try folder.learnerFiles()
    try append(1...9, to: files)
    var old = Words()
    (old.words, old.formula) = (["wrong"], 0)
    let (_, summary) = try files.journal.value(of: file, from: old) { _, _ in }
    try #require(summary).keep(old, in: file)
    #expect(try words(files).words.count == 9)
  }

  @Test("is made anew where the file was changed without another size")
  func sameSize() throws {
    let files = try folder.learnerFiles()
    try append(1...200, to: files)
    _ = try words(files)
    // The first line is far before the last block.
    let changed = try #require(FileHandle(forUpdatingAtPath: journal))
    let text = try folder.read("journal.jsonl")
    let offset = try #require(text.range(of: "w1\"")).lowerBound.utf16Offset(in: text)
    try changed.seek(toOffset: UInt64(offset))
    try changed.write(contentsOf: Data("x1".utf8))
    try changed.close()
    #expect(try words(files).words.first == "x1")
  }

  @Test("stays, and says nothing wrong, where the cache can't be written")
  func noCache() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.cache", withIntermediateDirectories: true)
    try "".write(toFile: folder.folders.cache, atomically: false, encoding: .utf8)
    let files = try folder.learnerFiles()
    try append(1...3000, to: files)
    let value = try files.journal.value(ofSummary: "words", from: Words()) { $0.record($1) }
    #expect(value.words.count == 3000)
  }

  @Test(
    "agrees with the whole journal after any changes of both", arguments: 0..<24 as Range<UInt64>)
  func property(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    var older: [Data] = []
    func chance(_ chance: Double) -> Bool { generator.isTrue(chance: chance) }
    for _ in 0..<40 {
      let files = try folder.learnerFiles()
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        number += 1
        try append(number...(number + 20), to: files)
        number += 20
      }
      if chance(0.2), number > 0 {
        var text = try folder.read("journal.jsonl")
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: text += "damaged\n"
        // A power cut.
        case 1: text = String(text.dropLast(Int.random(in: 1...40, using: &generator)))
        // A repair, or another computer's journal.
        case 2: text = text.split(separator: "\n").dropFirst(3).map { $0 + "\n" }.joined()
        case 3: text = try (1...9).map { try line("other\($0)", at: number + $0) }.joined() + text
        default: text = text.replacingOccurrences(of: "\"w", with: "\"v")
        }
        try text.write(toFile: journal, atomically: chance(0.5), encoding: .utf8)
      }
      if let path = cached.first, let bytes = FileManager.default.contents(atPath: path) {
        older.append(bytes)
        var damaged = bytes
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: try FileManager.default.removeItem(atPath: path)
        case 1: damaged = damaged.prefix(Int.random(in: 0..<damaged.count, using: &generator))
        case 2: damaged[Int.random(in: 0..<damaged.count, using: &generator)] ^= 1 << 4
        case 3: damaged = older.randomElement(using: &generator) ?? damaged
        case 4: damaged.append(0)
        default: break
        }
        if damaged != bytes { try damaged.write(to: URL(filePath: path)) }
      }
      let summed = try words(try folder.learnerFiles(), keeps: chance(0.6)).words
      let read = try folder.learnerFiles().journal.entries(JournalEntry.self).map(\.word)
      #expect(summed == read)
    }
  }

  private func line(_ word: String, at second: Int) throws -> String {
    let bytes = try JSONEncoder.encode(entry(word, at: second), for: "")
    return String(decoding: bytes, as: UTF8.self)
  }
}
