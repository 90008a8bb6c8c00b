public import Vocabulary

/// The maker of questions about words.
///
/// ```swift
/// let maker = QuestionMaker(lexicon)
/// maker.question(.meaning, about: "harbor", using: &generator)?.text  // What does “harbor” mean?
/// ```
///
/// The maker returns no question where it finds no good one. The same generator and lexicon give
/// the same questions. The rules for wrong answers follow Haladyna, Downing and Rodriguez 2002 (doi
/// 10.1207/S15324818AME1503_5).
public struct QuestionMaker: Sendable {
  let lexicon: any Lexicon

  /// - Parameter lexicon: the dictionary from which the questions are made.
  public init(_ lexicon: some Lexicon) { self.lexicon = lexicon }

  /// Makes a question about a word.
  ///
  /// - Parameters:
  ///   - kind: what the question asks.
  ///   - word: the word as it is spelled.
  ///   - generator: the generator that chooses the answers and their order.
  /// - Returns: `nil` where the lexicon has no good question of the kind about the word.
  public func question(
    _ kind: Kind, about word: String, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let entry = lexicon.entry(of: word), Self.isPlain(word) else { return nil }
    return switch kind {
    case .meaning: meaningQuestion(entry, using: &generator)
    case .word: wordQuestion(entry, using: &generator)
    case .gap: gapQuestion(entry, using: &generator)
    case .heard: heardQuestion(entry, using: &generator)
    case .synonym: synonymQuestion(entry, using: &generator)
    case .opposite: oppositeQuestion(entry, using: &generator)
    case .family: familyQuestion(entry, using: &generator)
    }
  }

  /// The number of wrong answers of a question.
  static let wrongCount = Question.usualAnswers - 1
  /// The fewest wrong answers of a question: three answers in all are enough (Rodriguez 2005,
  /// doi 10.1111/j.1745-3992.2005.00006.x).
  static let leastWrongCount = 2
  /// The most candidates that are considered for the wrong answers of a question.
  private static let mostCandidates = 64

  /// Returns whether a word is a single word in small letters, as a question needs it.
  static func isPlain(_ word: String) -> Bool {
    word.utf8.count > 1
      && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Returns whether two lengths differ by at most 40 %. An answer of another length would stand
  /// out.
  static func areNear(_ length: Int, to right: Int) -> Bool { abs(length - right) * 5 <= right * 2 }

  /// Returns the levels that differ from a level by at most one. A word without a level counts as
  /// rare.
  static func levels(around level: Level?) -> [Level] {
    let rank = Level.allCases.firstIndex(of: level ?? .bee) ?? 0
    return Level.allCases.indices.filter { abs($0 - rank) <= 1 }.map { Level.allCases[$0] }
  }

  /// Draws wrong answers from fields of meanings.
  ///
  /// - Parameters:
  ///   - right: the right word, which decides the level.
  ///   - part: the part of speech of the answers' main meanings.
  ///   - isPossible: tells by a word's letters alone whether it is a candidate.
  ///   - answer: returns the wrong answer for a word; `nil` for none. It also gets the words that
  ///     were chosen before.
  func wrongAnswers<Answer>(
    from fields: [Int], levelOf right: LexiconEntry, as part: PartOfSpeech,
    using generator: inout some RandomNumberGenerator, isPossible: (String) -> Bool,
    answer: (LexiconEntry, [Answer]) -> Answer?
  ) -> [Answer] {
    let lists = fields.flatMap { field in
      Self.levels(around: right.level).map { level in
        (field, level, lexicon.candidateCount(field: field, level: level))
      }
    }
    let total = lists.reduce(0) { $0 + $1.2 }
    guard total > 0 else { return [] }
    var tried: Set<Int> = []
    var answers: [Answer] = []
    for _ in 0..<min(Self.mostCandidates, 2 * total) {
      var number = Int.random(in: 0..<total, using: &generator)
      guard tried.insert(number).inserted else { continue }
      for (field, level, count) in lists {
        guard number >= count else {
          let word = lexicon.candidate(number, field: field, level: level)
          if Self.isPlain(word), word != right.text, isPossible(word),
            !Unsuitable.words.contains(word), let entry = lexicon.entry(of: word),
            entry.mainPart == part, !entry.isRegional, !isPlural(entry),
            let found = answer(entry, answers)
          {
            answers.append(found)
          }
          break
        }
        number -= count
      }
      if answers.count == Self.wrongCount { break }
    }
    return answers
  }

  /// Returns whether a noun looks like the plural of another word, such as `humans`.
  func isPlural(_ entry: LexiconEntry) -> Bool {
    entry.text.hasSuffix("s") && !entry.text.hasSuffix("ss") && entry.mainPart == .noun
      && lexicon.entry(of: String(entry.text.dropLast())) != nil
  }

  /// Makes a question, if there are enough wrong answers.
  func question(
    _ kind: Kind, about entry: LexiconEntry, text: String, right: String, wrong: [String],
    explanation: String, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard wrong.count >= Self.leastWrongCount else { return nil }
    // The answers all differ: each wrong one was compared with the right one and with the others.
    guard
      var question = try? Question(
        id: "\(kind.rawValue):\(entry.text)", text: text, right: right, wrong: wrong,
        using: &generator)
    else { return nil }
    question.kind = kind
    question.word = entry.text
    question.difficulty = Difficulty(of: entry.level)
    question.explanation = explanation
    return question
  }
}

extension Difficulty {
  /// The difficulty of questions about words of a level.
  ///
  /// - Parameter level: the level; `nil` for a word in no list.
  public init(of level: Level?) {
    switch level {
    case .starter, .everyday: self = .easy
    case .broad: self = .medium
    default: self = .hard
    }
  }
}
