internal import Scheduling
public import Vocabulary

/// What ``Statistics`` are made of: all facts of a journal, entered one after another in the order of
/// time.
///
/// What it holds grows with the words and the days, never with the tries.
public struct Ledger: Sendable {
  public private(set) var progress = Progress()
  /// Rounds of ``Progress/asked``, by the letters of the word.
  private(set) var lengths = GroupedRounds<Int>()
  /// The same by the Monday of the week.
  private(set) var weeks: [Day: Attainments] = [:]
  /// The same by the level of the word; `nil` is in no list.
  private(set) var levels = GroupedRounds<Level?>()
  private(set) var mistakes = MistakeCounts()
  private(set) var completedRounds = 0
  private(set) var wrongTries = 0
  private(set) var slips = 0
  private(set) var homophones = 0

  /// Wrong tries that may yet be taken back, at most one a round.
  private var open: [WrongTry] = []
  /// One for each session that writes at the same time; of rounds that were broken off there are more.
  private static let mostOpen = 8

  public init() {}

  /// Enters a round that is over.
  ///
  /// - Parameters:
  ///   - level: how common the word is; `nil` when it is in no list.
  ///   - name: what ties the tries of the round together; `nil` where that was not kept.
  public mutating func record(_ round: RoundResult, level: Level?, name: String?) {
    settle(round: name, word: round.word)
    let attainment = round.attainment
    if attainment.isCompleted { completedRounds += 1 }
    let wasShown = progress.words[round.word]?.mastery.wasShown(on: round.at.day) ?? false
    if !wasShown {
      weeks[round.at.day.monday, default: Attainments()].record(attainment)
      lengths.record(attainment, of: round.word.letterCount)
      levels.record(attainment, of: level)
    }
    progress.record(round)
  }

  /// Enters a wrong try. One that ends its round comes before the round.
  public mutating func record(_ wrong: WrongTry) {
    settle(round: wrong.round, word: wrong.word)
    if open.count == Self.mostOpen { count(open.removeFirst()) }
    open.append(wrong)
  }

  /// Enters that the last wrong try of a round was taken back as a slip of the finger: it was no try,
  /// and no mistake.
  public mutating func recordSlip(word: String, round name: String?) {
    slips += 1
    if let place = open.lastIndex(where: { $0.isOf(round: name, word: word) }) {
      open.remove(at: place)
    }
  }

  /// Enters that a missed word was copied.
  public mutating func recordCopy() { progress.recordCopy() }

  /// Enters that another word of the same sound was typed, which is no try.
  public mutating func recordHomophone() { homophones += 1 }

  /// With all that was still open entered: nobody takes it back any more.
  var settled: Ledger {
    var ledger = self
    for wrong in open { ledger.count(wrong) }
    ledger.open = []
    return ledger
  }

  /// Counts the wrong try of a round, if there is one, for the round has gone on.
  private mutating func settle(round name: String?, word: String) {
    if let place = open.lastIndex(where: { $0.isOf(round: name, word: word) }) {
      count(open.remove(at: place))
    }
  }

  private mutating func count(_ wrong: WrongTry) {
    wrongTries += 1
    mistakes.record(wrong)
  }
}

extension String {
  /// Without apostrophes, hyphens and spaces.
  fileprivate var letterCount: Int {
    var letters = 0
    for byte in utf8 {
      guard byte < 0x80 else { return count(where: \.isLetter) }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { letters += 1 }
    }
    return letters
  }
}
