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
  ///   - standard: how good the question must be.
  ///   - generator: the generator that chooses the answers and their order.
  /// - Returns: `nil` where the lexicon has no good question of the kind about the word.
  public func question(
    _ kind: Kind, about word: String, _ standard: QuestionStandard = .given,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let entry = lexicon.namedEntry(of: word), Self.isPlain(word) else { return nil }
    for standard in standard.attempts {
      let question: Question? =
        switch kind {
        case .meaning: meaningQuestion(entry, standard, using: &generator)
        case .word: wordQuestion(entry, standard, using: &generator)
        case .gap: gapQuestion(entry, standard, using: &generator)
        case .heard: heardQuestion(entry, standard, using: &generator)
        case .synonym: synonymQuestion(entry, using: &generator)
        case .opposite: oppositeQuestion(entry, using: &generator)
        case .family: familyQuestion(entry, using: &generator)
        }
      if let question, question.answers.count > standard.fewestWrong { return question }
    }
    return nil
  }

  /// The number of wrong answers of a question.
  static let wrongCount = Question.usualAnswers - 1
  /// The fewest wrong answers of a question: three answers in all are enough (Rodriguez 2005,
  /// doi 10.1111/j.1745-3992.2005.00006.x).
  static let leastWrongCount = 2
  /// The numbers of words on each level that are looked at for the wrong answers of a question: the
  /// nearest in topic first, and more where too few of them are good.
  private static let reaches = [24, 100]

  /// Returns whether a word is a single word in small letters, as a question needs it.
  static func isPlain(_ word: String) -> Bool {
    word.utf8.count > 1
      && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Returns whether two lengths differ by at most 40 %. An answer of another length would stand
  /// out.
  static func areNear(_ length: Int, to right: Int) -> Bool { abs(length - right) * 5 <= right * 2 }

  /// Returns a level and the one below. A wrong answer that is rarer than the right one would stand
  /// out.
  static func levels(upTo level: Level) -> [Level] {
    Array(Level.allCases.filter { $0 <= level }.suffix(2))
  }

  /// Draws wrong answers among the words that are nearest in topic to the right one, of the same
  /// part of speech and not rarer.
  ///
  /// - Parameters:
  ///   - synset: the meaning of the right word.
  ///   - right: the right word.
  ///   - part: the part of speech of the answers' main meanings.
  ///   - others: words that are candidates, too.
  ///   - standard: how good the question must be. If it needs answers of one class and no near word
  ///     is good, the search ends: farther words are seldom of that class.
  ///   - isPossible: tells by a word's letters alone whether it is a candidate.
  ///   - answer: returns the wrong answer for a word; `nil` for none. It also gets the answers that
  ///     were chosen before.
  func wrongAnswers<Answer>(
    near synset: Int, of right: LexiconEntry, as part: PartOfSpeech, or others: [String] = [],
    _ standard: QuestionStandard, using generator: inout some RandomNumberGenerator,
    isPossible: (String) -> Bool,
    answer: (LexiconEntry, [Answer]) -> Answer?
  ) -> [Answer] {
    var tried: Set<String> = [right.text]
    var answers: [Answer] = []
    for reach in Self.reaches {
      let nearest = Self.levels(upTo: right.rank).flatMap {
        lexicon.nearest(to: right.text, in: synset, level: $0, count: reach)
      }
      let near = (others + nearest).filter {
        Self.isPlain($0) && isPossible($0) && tried.insert($0).inserted
      }
      for word in near.shuffled(using: &generator) {
        guard let entry = lexicon.entry(of: word), entry.mainPart == part, !entry.isRegional,
          entry.rank <= right.rank, !isPlural(entry), let found = answer(entry, answers)
        else { continue }
        answers.append(found)
        if answers.count == Self.wrongCount { return answers }
      }
      if standard.needsOneClass(of: part), answers.isEmpty { return [] }
    }
    return answers
  }

  /// Returns whether a definition of a word is about the subject of a synset: in its field, and for
  /// the best questions in its class. The words that are nearest to *lieutenant* have a toaster
  /// among them, who proposes a toast. The fields of adjectives and adverbs say nothing about their
  /// subjects.
  func isNear(
    _ content: ContentWords, of entry: LexiconEntry, to synset: Int, as part: PartOfSpeech,
    _ standard: QuestionStandard
  ) -> Bool {
    guard part == .noun || part == .verb else { return true }
    guard let (own, isSure, isLikely) = self.synset(of: content, entry, as: part),
      standard == .given ? isLikely : isSure
    else { return false }
    if standard.needsOneClass(of: part) {
      return NounClasses.areOfOneClass(synset, own, definedBy: content, in: lexicon)
    }
    return lexicon.field(of: own) == lexicon.field(of: synset)
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
