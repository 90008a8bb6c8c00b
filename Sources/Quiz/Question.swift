/// A question with one right answer and some wrong ones.
public struct Question: Hashable, Sendable, Codable, Identifiable {
  /// The name of the question. Two questions about the same thing have the same name.
  public let id: String
  /// The question in words.
  public let text: String
  /// The answers, in the order in which they are shown.
  public let answers: [String]
  /// The index of the right answer.
  public let right: Int
  /// The kind of a question about a word; `nil` for a question about anything else.
  public var kind: Kind?
  /// The word that the question is about; `nil` for a question about anything else.
  public var word: String?
  /// The word that is spoken with the question; `nil` where the text says everything.
  public var heard: String?
  /// The code of the language of the meanings that the question tells: of its answers if it asks
  /// what a word means, or else of the meaning in its text; `nil` for English.
  public var meanings: String?
  /// The subject, in words; `nil` where the source names none.
  public var category: String?
  /// `nil` where the source doesn't say how hard the question is.
  public var difficulty: Difficulty?
  /// A sentence that teaches, for the moment after the answer.
  public var explanation: String?

  /// - Throws: ``Fault`` for answers that don't make a question.
  public init(
    id: String, text: String, answers: [String], right: Int, kind: Kind? = nil,
    word: String? = nil, heard: String? = nil, category: String? = nil,
    difficulty: Difficulty? = nil, explanation: String? = nil
  ) throws(Fault) {
    guard Self.answerCounts.contains(answers.count) else { throw .badCount(answers.count) }
    guard answers.indices.contains(right) else { throw .noRightAnswer }
    guard Set(answers).count == answers.count else { throw .repeatedAnswer }
    (self.id, self.text, self.answers, self.right) = (id, text, answers, right)
    (self.kind, self.word, self.heard) = (kind, word, heard)
    (self.category, self.difficulty, self.explanation) = (category, difficulty, explanation)
  }

  /// The numbers of answers that a question may have. Three are enough (Rodriguez 2005, doi
  /// 10.1111/j.1745-3992.2005.00006.x), a strange file may have two, and the keys 1 to 9 choose
  /// one.
  public static let answerCounts = 2...9
  /// The usual number of answers in a question of ours.
  public static let usualAnswers = 4

  /// A reason why answers don't make a question.
  public enum Fault: Error, Hashable, Sendable {
    case badCount(Int)
    case noRightAnswer
    case repeatedAnswer
  }

  /// Makes a question with its answers in a random order. Answers whose order means something, such
  /// as true and false, keep it.
  ///
  /// - Parameter generator: the generator that mixes the answers.
  /// - Throws: ``Fault`` for answers that don't make a question.
  public init(
    id: String, text: String, right: String, wrong: [String],
    using generator: inout some RandomNumberGenerator
  ) throws(Fault) {
    let answers = [right] + wrong
    let order = AnswerOrder.order(of: answers, isListed: false, using: &generator)
    guard let index = order.firstIndex(of: 0) else { throw .noRightAnswer }
    try self.init(id: id, text: text, answers: order.map { answers[$0] }, right: index)
  }
}

extension Question {
  /// Returns the question with its answers in another order. Answers whose order means something,
  /// such as true and false, keep it.
  public func mixed(using generator: inout some RandomNumberGenerator) -> Question {
    let order = AnswerOrder.order(of: answers, isListed: true, using: &generator)
    return Question(
      self, answers: order.map { answers[$0] }, right: order.firstIndex(of: right) ?? 0)
  }

  private init(_ other: Question, answers: [String], right: Int) {
    (id, text, self.answers, self.right) = (other.id, other.text, answers, right)
    (kind, word, heard, meanings) = (other.kind, other.word, other.heard, other.meanings)
    (category, difficulty, explanation) = (other.category, other.difficulty, other.explanation)
  }
}

/// The kind of a question about a word.
public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The question is what the word means.
  case meaning
  /// The question is which word has a meaning.
  case word
  /// The question is which word completes a sentence.
  case gap
  /// The question is which word was spoken.
  case heard
  /// The question is which word means nearly the same.
  case synonym
  /// The question is which word means the opposite.
  case opposite
  /// The question is which word is of the same family.
  case family

  /// Reads the kind from the name of a question about a word, such as `meaning:harbor`.
  public init?(ofQuestion id: String) {
    self.init(rawValue: String(id.prefix { $0 != ":" }))
  }
}

/// How hard a question is.
public enum Difficulty: String, CaseIterable, Hashable, Sendable, Codable {
  case easy, medium, hard
}
