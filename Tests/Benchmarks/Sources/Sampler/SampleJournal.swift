import Foundation
import Learner
import Scheduling
import Storage
import TestSupport

/// A journal such as years of practice leave behind.
struct SampleJournal {
  let tries: Int
  /// The words to choose from.
  private let words: [String]

  private static let levels = ["starter", "everyday", "broad", "advanced", "expert", "bee"]
  private static let mistakes = [
    "doubled-letter", "silent-letter", "unstressed-vowel", "vowel-team", "able-ible", "final-e",
  ]

  init(tries: Int, words: [String]) {
    self.tries = tries
    self.words = words
  }

  /// Writes the journal. Its entries have every field that a round writes.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw CocoaError(.fileWriteUnknown) }
    var generator = SeededGenerator(seed: 1)
    var entry = JournalEntry(
      at: Moment(date: Date(timeIntervalSince1970: 1_790_000_000), utcOffset: 3600),
      event: .correct, word: "")
    var lines = Data()
    for number in 0..<tries {
      next(&entry, using: &generator)
      lines += try encoder.encode(entry) + Data("\n".utf8)
      if lines.count > 1 << 20 || number == tries - 1 {
        try file.write(contentsOf: lines)
        lines.removeAll(keepingCapacity: true)
      }
    }
    try file.close()
  }

  /// Turns a try into the one that follows it: another try of the same round, or the first try of a
  /// new round.
  private func next(_ entry: inout JournalEntry, using generator: inout SeededGenerator) {
    entry.at += Double.random(in: 5...60, using: &generator).rounded()
    if entry.event == .wrong, entry.outcome == nil {
      entry.tryNumber = (entry.tryNumber ?? 0) + 1
      entry.milliseconds = (entry.milliseconds ?? 0) + .random(in: 1000...9000, using: &generator)
    } else {
      entry.word = words[.random(in: 0..<words.count, using: &generator)]
      entry.round = String(generator.next(), radix: 36)
      entry.tryNumber = 1
      entry.milliseconds = .random(in: 1500...30_000, using: &generator)
      entry.hints = generator.isTrue(chance: 0.1) ? 1 : 0
      entry.heard = .random(in: 1...3, using: &generator)
      // The offsets of winter time and summer time.
      if generator.isTrue(chance: 0.001) { entry.utcOffset = 10_800 - entry.utcOffset }
    }
    entry.event = generator.isTrue(chance: 0.7) ? .correct : .wrong
    let isCorrect = entry.event == .correct
    entry.typed = isCorrect ? entry.word : entry.word + "e"
    entry.mistakes =
      isCorrect
      ? nil
      : (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        Self.mistakes[.random(in: 0..<Self.mistakes.count, using: &generator)]
      }
    entry.outcome = isCorrect ? .completed : entry.tryNumber == 3 ? .missed : nil
    let isOver = entry.outcome != nil
    entry.level =
      isOver ? Self.levels[.random(in: 0..<Self.levels.count, using: &generator)] : nil
    // The value is a share of the word's graphemes.
    entry.irregularity =
      isOver ? Double(Int.random(in: 0...3, using: &generator)) / Double(entry.word.count - 2) : nil
  }
}
