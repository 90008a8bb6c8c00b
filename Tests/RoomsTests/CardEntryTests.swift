import CardPractice
import Foundation
import Learner
import Scheduling
import Storage
import StorageSupport
import Testing
import Today

@Suite("Cards in the journal")
struct CardEntryTests {
  let folder = try! Folder()

  private func moment(_ seconds: Double) -> Moment {
    Moment(seconds: 1_790_000_000 + seconds, utcOffset: 3600)
  }

  private func answer(_ card: String, _ recall: Int = 3, at seconds: Double = 0) -> CardEntry {
    var entry = CardEntry(at: moment(seconds), event: .answered, card: card, deck: "Spanish")
    entry.recall = recall
    return entry
  }

  private func word(_ word: String, at seconds: Double = 0) -> JournalEntry {
    JournalEntry(at: moment(seconds), event: .correct, word: word)
  }

  /// Reads all entries about cards.
  private func cards(_ files: LearnerFiles) throws -> [CardEntry] {
    try files.journal.entries(CardEntry.self)
  }

  @Test("an entry is read as JSON says, and as we write it without the decoder")
  func plain() throws {
    var source = LineSource(seed: 4)
    for number in 0..<2000 {
      var entry = CardEntry(
        at: moment(Double(number)), event: CardEntry.Event.allCases[number % 5],
        card: source.text(), deck: number % 3 == 0 ? nil : source.text())
      if number % 2 == 0 { entry.recall = number % 4 + 1 }
      if number % 5 == 0 { entry.typed = source.text() }
      if number % 7 == 0 { entry.milliseconds = number }
      if number % 11 == 0 {
        entry.memory = .init(
          state: MemoryState(stability: 12.5 + Double(number), difficulty: 5.125),
          lastReview: moment(-5).date, reviews: 4, lapses: 1)
      }
      let line = try entry.line
      let plain = line.withUnsafeBufferPointer { CardEntry(plain: $0) }
      #expect(plain == entry && CardEntry(decoding: line) == entry)
    }
  }

  @Test("a damaged line means the same to both readers")
  func damaged() throws {
    var source = LineSource(seed: 9)
    for number in 0..<20_000 {
      let whole = try answer("a\(number)").line
      let line = source.damaged(whole)
      guard let plain = line.withUnsafeBufferPointer({ CardEntry(plain: $0) }) else { continue }
      #expect(plain == CardEntry(decoding: line), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test("entries about words and cards stand in one journal, and each reader gets its own")
  func together() throws {
    let files = try folder.learnerFiles()
    try files.journal.append([word("harbor"), word("rhythm")])
    try files.journal.append([answer("1"), answer("2", 1)])
    try files.journal.append(word("ocean"))
    #expect(
      try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm", "ocean"])
    #expect(try cards(files).map(\.card) == ["1", "2"])
    #expect(files.takeSetAside().isEmpty)
  }

  @Test("a torn answer is cut off, and a whole one without its line end stays")
  func torn() throws {
    let files = try folder.learnerFiles()
    try files.journal.append([answer("1"), answer("2")])
    let whole = try folder.read("journal.jsonl")
    try folder.write(String(whole.dropLast(9)), to: "journal.jsonl")
    #expect(try cards(files).map(\.card) == ["1"])
    try files.journal.append([answer("3")])
    try folder.write(String(try folder.read("journal.jsonl").dropLast()), to: "journal.jsonl")
    #expect(try cards(folder.learnerFiles()).map(\.card) == ["1", "3"])
    #expect(files.takeSetAside().isEmpty)
  }

  @Test("mending a damaged journal keeps the answers")
  func mended() throws {
    let files = try folder.learnerFiles()
    try files.journal.append([answer("1")])
    try folder.write(try folder.read("journal.jsonl") + "nonsense\n", to: "journal.jsonl")
    try files.journal.append([word("harbor")])
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor"])
    #expect(try cards(files).map(\.card) == ["1"])
    #expect(files.takeSetAside().count == 1)
  }

  @Test("a reader goes on where it was, and begins anew with another file")
  func following() throws {
    let files = try folder.learnerFiles()
    var position: JournalStore.Position?
    func follow() throws -> (isAnew: Bool, cards: [String], words: [String]) {
      var found = (isAnew: false, cards: [String](), words: [String]())
      position = try files.journal.follow(from: position) {
        found.isAnew = $0
      } _: { line in
        if let entry = line.entry(JournalEntry.self) { found.words.append(entry.word) }
        if let entry = line.entry(CardEntry.self) { found.cards.append(entry.card) }
      }
      return found
    }
    #expect(try follow() == (true, [], []))
    try files.journal.append([answer("1")])
    #expect(try follow() == (true, ["1"], []))
    try files.journal.append([word("harbor")])
    try folder.learnerFiles().journal.append([answer("2")])
    #expect(try follow() == (false, ["2"], ["harbor"]))
    #expect(try follow() == (false, [], []))
    // Another program writes the file anew, and the disk may give it the same place.
    let lines = try folder.read("journal.jsonl").split(separator: "\n").reversed()
    let text = lines.map { $0 + "\n" }.joined()
    try folder.write(text, to: "journal.jsonl")
    #expect(try follow() == (true, ["2", "1"], ["harbor"]))
    try FileManager.default.removeItem(atPath: folder.data + "/journal.jsonl")
    #expect(try follow() == (true, [], []))
  }

  @Test("an answer of a newer program leaves the journal as it is, and hinders no other room")
  func newer() throws {
    let files = try folder.learnerFiles()
    try files.journal.append([answer("1")])
    let newer = try folder.read("journal.jsonl")
      .replacing(#""version":2"#, with: #""version":3,"more":[1]"#)
    try folder.write(newer, to: "journal.jsonl")
    let path = folder.data + "/journal.jsonl"
    #expect(throws: StorageError.newerVersion(path: path, version: 3)) { try cards(files) }
    #expect(try files.journal.entries(JournalEntry.self) == [])
    #expect(try folder.read("journal.jsonl") == newer)
  }

  @Test("the answers of two computers are united in the order of time")
  func united() throws {
    let files = try folder.learnerFiles()
    try files.journal.append([answer("1", at: 0), answer("3", at: 20)])
    let other = try Folder()
    try other.learnerFiles().journal.append([answer("1", at: 0), answer("2", at: 10)])
    let copy = "journal.sync-conflict-20261123-101500-ABCDEFG.jsonl"
    try folder.write(try other.read("journal.jsonl"), to: copy)
    let results = try FileRepair(files).run { _ in [] }
    #expect(results.first == .journal(entries: 3).of(copies: [copy]))
    #expect(try cards(files).map(\.card) == ["1", "2", "3"])
  }
}
