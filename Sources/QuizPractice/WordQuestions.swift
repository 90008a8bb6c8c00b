internal import Hashing
internal import Quiz

/// Questions about words, in which the kinds of questions take turns.
struct WordQuestions {
  /// A function that makes a question about a word; it returns `nil` if no question of the standard
  /// is possible.
  typealias Make = (Kind, String, QuestionStandard, inout SeededGenerator) -> Question?

  let kinds: [Kind]
  let make: Make
  private var questions: [Question] = []
  /// The kinds in the order of their turns. They take turns so that no kind is asked too often.
  private var turns: [Kind]
  private var words: Set<String> = []
  /// The given words about which no good question is possible.
  private var unfit: [String] = []

  init(_ kinds: [Kind], using generator: inout SeededGenerator, make: @escaping Make) {
    (self.kinds, self.make) = (kinds, make)
    turns = kinds.shuffled(using: &generator)
  }

  /// Returns the questions so far, in a random order.
  func mixed(using generator: inout SeededGenerator) -> [Question] {
    questions.shuffled(using: &generator)
  }

  /// The number of questions so far.
  var count: Int { questions.count }

  /// Returns how the questions differ from as many words as were wished; `nil` if they don't.
  func shortage(of wished: Int) -> QuestionShortage? {
    guard words.count < wished else { return nil }
    return QuestionShortage(
      wished: wished, questions: questions.count, words: words.count, unfit: unfit)
  }

  /// Adds a question about each word, until the questions are enough.
  ///
  /// - Parameters:
  ///   - count: the number of questions that is enough, those so far included.
  ///   - standard: how good the questions must be.
  mutating func askOnce(
    about words: [String], upTo count: Int, _ standard: QuestionStandard,
    using generator: inout SeededGenerator
  ) {
    for word in words where !self.words.contains(word) {
      guard questions.count < count else { return }
      if !tryHard(about: word, standard, using: &generator) { unfit.append(word) }
    }
  }

  /// Adds questions about words: one about each word, then another of a different kind about each,
  /// until the questions are enough.
  ///
  /// - Parameter count: the number of questions that is enough, those so far included.
  mutating func ask(about words: [String], upTo count: Int, using generator: inout SeededGenerator)
  {
    askOnce(about: words, upTo: count, .given, using: &generator)
    for _ in kinds.indices.dropFirst() {
      let before = questions.count
      for word in words where self.words.contains(word) {
        guard questions.count < count else { return }
        ask(about: word, .given, using: &generator)
      }
      guard questions.count > before else { return }
    }
  }

  /// Draws words and adds questions about them, until the questions are enough: the best ones, and
  /// fair ones only where there would be too few.
  ///
  /// - Parameter draw: returns a word for the kind whose turn it is; `nil` if no word is left.
  mutating func ask(
    upTo count: Int, using generator: inout SeededGenerator,
    draw: (Kind, inout SeededGenerator) -> String?
  ) {
    for standard in [QuestionStandard.best, .fair] {
      // The draws without a question in this turn. Few words allow a good question of some kinds.
      var vain = 0
      for _ in 0..<(count * Self.drawsEach) where questions.count < count {
        guard let kind = turns.first, let word = draw(kind, &generator) else { return }
        vain += 1
        if !words.contains(word), takeTurn(0, about: word, standard, using: &generator) {
          vain = 0
        } else if vain == Self.drawsATurn {
          // A kind without questions, such as words to be heard without a voice, stops no other.
          turns.append(turns.removeFirst())
          vain = 0
        }
      }
    }
  }

  /// The maximum number of words that are drawn for each question, and for each standard.
  private static let drawsEach = 100
  /// The number of words that are drawn in vain before the turn of a kind is over.
  private static let drawsATurn = 60
  /// The number of times that a question about a given word is tried to be made. Wrong answers are
  /// drawn, and once in a while too few of them are good.
  private static let attempts = 3

  /// Tries several times to make a question about a word.
  ///
  /// - Returns: whether there is a question now.
  private mutating func tryHard(
    about word: String, _ standard: QuestionStandard, using generator: inout SeededGenerator
  ) -> Bool {
    for _ in 0..<Self.attempts {
      if ask(about: word, standard, using: &generator) { return true }
    }
    return false
  }

  /// Adds a question of the next kind that has none about the word so far.
  ///
  /// - Returns: whether a question was added.
  @discardableResult
  private mutating func ask(
    about word: String, _ standard: QuestionStandard, using generator: inout SeededGenerator
  ) -> Bool {
    let known = Set(questions.filter { $0.word == word }.compactMap(\.kind))
    for turn in turns.indices where !known.contains(turns[turn]) {
      if takeTurn(turn, about: word, standard, using: &generator) { return true }
    }
    return false
  }

  /// Adds a question of one kind about a word. The kind has then had its turn, and comes after the
  /// others.
  ///
  /// - Parameter turn: the position of the kind in ``turns``.
  /// - Returns: whether a question was added.
  private mutating func takeTurn(
    _ turn: Int, about word: String, _ standard: QuestionStandard,
    using generator: inout SeededGenerator
  ) -> Bool {
    guard let question = make(turns[turn], word, standard, &generator) else { return false }
    questions.append(question)
    words.insert(word)
    turns.append(turns.remove(at: turn))
    return true
  }
}
