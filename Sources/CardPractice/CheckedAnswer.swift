internal import Cards
internal import Languages
public import Practice
internal import Vocabulary

/// A typed answer, compared with the right answers of a card letter by letter.
public struct CheckedAnswer: Hashable, Sendable {
  public let isRight: Bool
  /// The right answers.
  public let answers: [String]
  /// The letters of a wrong answer with their marks, as in a round of spelling, compared with the
  /// right answer that is nearest. They are exact, because the learner sees that answer. Empty for
  /// a right answer, and for texts that are too long for marks.
  public let marks: [Feedback.Mark]

  /// The most letters of an answer that gets marks. More would not fit beside each other.
  static let mostLetters = 60
  /// The most right answers that are compared. Nobody remembers more for one card.
  private static let mostAnswers = 20

  /// - Parameters:
  ///   - text: the side of the card that was asked for.
  ///   - language: the code of its language; `nil` for the language of the learner's voice.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  init(_ typed: String, to text: String, in language: String?, forgivesAccents: Bool) {
    let answer = TypedAnswer(text, forgivesAccents: forgivesAccents)
    (isRight, answers) = (answer.accepts(typed), answer.answers)
    let spelling = Spelling(typed)
    guard !isRight, (1...Self.mostLetters).contains(spelling.letters.count) else {
      marks = []
      return
    }
    let several = typed.utf8.contains(UInt8(ascii: ";")) ? [answers.joined(separator: "; ")] : []
    let language = language.map { Language($0) } ?? .english
    let alignments = (answers.prefix(Self.mostAnswers) + several).map(Spelling.init).filter {
      (1...Self.mostLetters).contains($0.letters.count)
    }.map { right in
      Diagnosis(of: spelling, for: WrittenWord(right, in: language)).alignment
    }
    let nearest = alignments.min { $0.edits.count < $1.edits.count }
    marks = nearest?.steps.map { Self.mark($0, forgivesAccents) } ?? []
  }

  private static func mark(_ step: Alignment.Step, _ forgivesAccents: Bool) -> Feedback.Mark {
    switch step {
    case .same(let typed): .right(typed)
    case .wrong(let typed, let right)
    where forgivesAccents && Spelling(String(typed)).isUnaccented(Spelling(String(right))):
      .right(typed)
    case .wrong(let typed, _): .wrong(typed)
    case .missing: .missing
    case .extra(let typed): .extra(typed)
    case .swapped(let first, let second): .swapped(first, second)
    }
  }
}
