public import Scheduling
public import Vocabulary

/// The totals of a journal, from which ``Statistics`` are computed. They record the events of the
/// journal one after another, in the order of time.
///
/// Their size grows with the number of words and days, but not with the number of tries.
public struct JournalTotals: Sendable {
  /// The learner's progress.
  public private(set) var progress: Progress
  /// The rounds of ``Progress/asked`` by the number of letters in the word.
  private(set) var lengths = GroupedRounds<Int>()
  /// The rounds of ``Progress/asked`` by week; the key is the Monday.
  private(set) var weeks: [Day: Attainments] = [:]
  /// The rounds of ``Progress/asked`` by the level of the word; `nil` for words without a level.
  private(set) var levels = GroupedRounds<Level?>()
  private(set) var mistakes = MistakeCounts()
  private(set) var responseTimes = ResponseTimes()
  private(set) var completedRounds = 0
  private(set) var wrongTries = 0
  private(set) var slips = 0
  private(set) var homophones = 0
  /// The words that were missed, given up, or right only after another try or with help, and not
  /// right at the first try since, on a day on which the learner had not needed to see the word.
  private(set) var toRepeat: Set<String> = []

  /// The wrong tries that the learner may still take back, at most one a round.
  private var open: [WrongTry] = []
  /// The largest number of ``open`` tries. It allows for several sessions at the same time, and for
  /// rounds that a learner never ended.
  private static let mostOpen = 8

  /// Creates the totals of an empty journal.
  ///
  /// - Parameter fsrs: the scheduler that computes the memories.
  public init(by fsrs: FSRS = .standard) { progress = Progress(by: fsrs) }

  /// Records a round that is over.
  ///
  /// - Parameters:
  ///   - round: the round.
  ///   - level: how common the word is; `nil` if no list has it.
  ///   - name: the name of the round, which all its tries share; `nil` if the journal lacks it.
  public mutating func record(_ round: RoundResult, level: Level?, name: String?) {
    settle(round: name, word: round.word)
    let attainment = round.attainment
    if attainment.isCompleted { completedRounds += 1 }
    if attainment == .firstTry, let time = round.milliseconds { responseTimes.record(time) }
    let wasShown = progress.words[round.word]?.mastery.wasShown(on: round.at.day) ?? false
    if !wasShown {
      weeks[round.at.day.monday, default: Attainments()].record(attainment)
      lengths.record(attainment, of: round.word.letterCount)
      levels.record(attainment, of: level)
    }
    switch attainment {
    case .firstTry, .slip: if !wasShown { toRepeat.remove(round.word) }
    case .afterWrongTry, .helped, .missed, .skipped: toRepeat.insert(round.word)
    }
    progress.record(round)
  }

  /// Records a wrong try. The last try of a round must come before the round.
  public mutating func record(_ wrong: WrongTry) {
    settle(round: wrong.round, word: wrong.word)
    if open.count == Self.mostOpen { count(open.removeFirst()) }
    open.append(wrong)
  }

  /// Records that the learner took back the last wrong try of a round as a slip of the finger. The
  /// try and its mistakes then do not count.
  public mutating func recordSlip(word: String, round name: String?) {
    slips += 1
    if let index = open.lastIndex(where: { $0.isOf(round: name, word: word) }) {
      open.remove(at: index)
    }
  }

  /// Records that the learner copied a missed word.
  public mutating func recordCopy() { progress.recordCopy() }

  /// Records practice of another kind than rounds, such as an answer to a card.
  public mutating func recordPractice(at moment: Moment) { progress.recordPractice(at: moment) }

  /// Records an answer to a question of a quiz.
  ///
  /// - Parameters:
  ///   - word: the word that the question is about; `nil` for a question about anything else.
  ///   - isRight: whether the answer is right.
  ///   - moment: the moment of the answer.
  public mutating func recordAnswer(about word: String?, isRight: Bool, at moment: Moment) {
    progress.recordAnswer(about: word, isRight: isRight, at: moment)
  }

  /// Records that the learner typed another word with the same sound or nearly so, which is no try.
  public mutating func recordHomophone() { homophones += 1 }

  /// The totals with all ``open`` tries counted.
  var settled: JournalTotals {
    var totals = self
    for wrong in open { totals.count(wrong) }
    totals.open = []
    return totals
  }

  /// Counts the open try of a round, because the round has gone on.
  private mutating func settle(round name: String?, word: String) {
    if let index = open.lastIndex(where: { $0.isOf(round: name, word: word) }) {
      count(open.remove(at: index))
    }
  }

  private mutating func count(_ wrong: WrongTry) {
    wrongTries += 1
    mistakes.record(wrong)
  }
}

extension String {
  /// The number of letters, without apostrophes, hyphens and spaces.
  fileprivate var letterCount: Int {
    var letters = 0
    for byte in utf8 {
      guard byte < 0x80 else { return count(where: \.isLetter) }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { letters += 1 }
    }
    return letters
  }
}
