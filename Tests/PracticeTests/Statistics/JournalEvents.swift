import Scheduling
import Vocabulary

@testable import Practice

/// An event of a journal, in a form that the tests can search again and again.
enum JournalEvent {
  case wrong(WrongTry)
  case slip(word: String, round: String)
  case copied
  case homophone
  case round(RoundResult, level: Level?, name: String)
}

extension JournalTotals {
  init(_ events: [JournalEvent]) {
    self.init()
    for event in events {
      switch event {
      case .wrong(let wrong): record(wrong)
      case .slip(let word, let round): recordSlip(word: word, round: round)
      case .copied: recordCopy()
      case .homophone: recordHomophone()
      case .round(let result, let level, let name): record(result, level: level, name: name)
      }
    }
  }
}

extension JournalEvent {
  static let words = [
    "cat", "o'clock", "harbor", "rhythm", "receive", "separate", "café", "ice cream",
    "accommodate", "mother-in-law", "island", "knight",
  ]

  /// Returns the events of a learner who takes tries back, asks for hints, gives words up and
  /// leaves rounds unfinished.
  static func random(
    rounds: Int, perDay: Int, words: [String] = words,
    using generator: inout some RandomNumberGenerator
  ) -> [JournalEvent] {
    var events: [JournalEvent] = []
    for number in 0..<rounds {
      let word = words.randomElement(using: &generator) ?? ""
      let name = String(number)
      let at = Moment(
        seconds: Double(number / perDay) * 86_400 + 43_200 + Double(number % perDay), utcOffset: 0)
      // A word always has the same level.
      let level = (Level.allCases + [nil])[word.utf8.count % (Level.allCases.count + 1)]
      var (tries, slips) = (0, 0)
      let hints = Int.random(in: 0..<8, using: &generator) == 0 ? 1 : 0
      func result(_ ending: RoundResult.Ending) -> JournalEvent {
        .round(
          RoundResult(word: word, at: at, ending: ending, tries: tries, hints: hints, slips: slips),
          level: level, name: name)
      }
      rounds: while true {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
          events.append(.homophone)
        case 1:
          events.append(result(.skipped))
          break rounds
        case 2:
          // The learner leaves the round.
          break rounds
        case 3..<9:
          let kinds = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
            Mistake.Kind.allCases.prefix(9).randomElement(using: &generator)
          }
          let isNamed = Bool.random(using: &generator)
          tries += 1
          events.append(
            .wrong(WrongTry(word: word, mistakes: isNamed ? kinds : nil, round: name)))
          if tries == 3 {
            events.append(result(.missed))
            if Bool.random(using: &generator) { events.append(.copied) }
            break rounds
          }
          if slips == 0, Int.random(in: 0..<4, using: &generator) == 0 {
            (tries, slips) = (tries - 1, 1)
            events.append(.slip(word: word, round: name))
          }
        default:
          tries += 1
          events.append(result(.completed))
          break rounds
        }
      }
    }
    return events
  }
}
