import CardPractice
import Foundation
import Learner
import QuizPractice
import Scheduling
import Storage
import StorageSupport
import Testing

@Suite("Quizzes in the journal")
struct QuizEntryTests {
  let folder = try! Folder()

  private func answer(_ number: Int, word: String? = nil) -> QuizEntry {
    var entry = QuizEntry(
      at: Moment(seconds: 1_790_000_000 + Double(number), utcOffset: -3600), quiz: "q1",
      source: "words", question: "meaning:\(word ?? "none")", number: number, count: 10,
      choice: number % 4 + 1, isRight: number % 2 == 0)
    entry.word = word
    return entry
  }

  @Test("an entry is read as JSON says, and as we write it without the decoder")
  func plain() throws {
    var source = LineSource(seed: 4)
    for number in 0..<2000 {
      var entry = answer(number, word: number % 3 == 0 ? nil : source.text())
      if number % 4 > 0 { entry.chosen = source.text() }
      if number % 5 > 0 { entry.milliseconds = number }
      let line = try entry.line
      let plain = line.withUnsafeBufferPointer { QuizEntry(plain: $0) }
      #expect(plain == entry && QuizEntry(decoding: line) == entry)
    }
  }

  @Test("a damaged line means the same to both readers")
  func damaged() throws {
    var source = LineSource(seed: 9)
    for number in 0..<20_000 {
      let line = source.damaged(try answer(number, word: "harbor").line)
      guard let plain = line.withUnsafeBufferPointer({ QuizEntry(plain: $0) }) else { continue }
      #expect(plain == QuizEntry(decoding: line), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test("an answer stands among words and cards, and each reader gets its own")
  func together() throws {
    let files = try folder.learnerFiles()
    let moment = Moment(seconds: 1_790_000_000, utcOffset: 0)
    try files.journal.append(JournalEntry(at: moment, event: .correct, word: "harbor"))
    try files.journal.append(answer(1, word: "rhythm"))
    try files.journal.append(CardEntry(at: moment, event: .buried, card: "1"))
    var found = (words: [String](), cards: [String](), questions: [QuizEntry]())
    try files.journal.read { line in
      if let entry = line.entry(JournalEntry.self) { found.words.append(entry.word) }
      if let entry = line.entry(CardEntry.self) { found.cards.append(entry.card) }
      if let entry = line.entry(QuizEntry.self) { found.questions.append(entry) }
    }
    #expect(found.words == ["harbor"])
    #expect(found.cards == ["1"])
    #expect(found.questions == [answer(1, word: "rhythm")])
    #expect(files.takeSetAside().isEmpty)
  }

  @Test("an answer of a newer program leaves the journal as it is")
  func newer() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(answer(1))
    let newer = try folder.read("journal.jsonl").replacing(#""version":2"#, with: #""version":3"#)
    try folder.write(newer, to: "journal.jsonl")
    let path = folder.data + "/journal.jsonl"
    #expect(throws: StorageError.newerVersion(path: path, version: 3)) {
      try files.journal.entries(QuizEntry.self)
    }
    #expect(try files.journal.entries(JournalEntry.self) == [])
    #expect(try folder.read("journal.jsonl") == newer)
  }
}
