internal import Hashing
internal import Quiz

/// Questions about words, in which the kinds of questions take turns.
struct WordQuestions {
  /// A function that makes a question about a word; it returns `nil` if no good question is
  /// possible.
  typealias Make = (Kind, String, inout SeededGenerator) -> Question?

  let kinds: [Kind]
  let make: Make
  private var questions: [Question] = []
  /// The kinds in the order of their turns. They take turns so that no kind is asked too often.
  private var turns: [Kind]
  private var words: Set<String> = []

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

  /// Adds questions about words: one about each word, then another of a different kind about each,
  /// until the questions are enough.
  ///
  /// - Parameter count: the number of questions that is enough, those so far included.
  mutating func ask(about words: [String], upTo count: Int, using generator: inout SeededGenerator)
  {
    for _ in kinds.indices {
      let before = questions.count
      for word in words {
        guard questions.count < count else { return }
        ask(about: word, using: &generator)
      }
      guard questions.count > before else { return }
    }
  }

  /// Draws words and adds questions about them, until the questions are enough.
  ///
  /// - Parameter draw: returns the next word; `nil` if no word is left.
  mutating func ask(
    upTo count: Int, using generator: inout SeededGenerator,
    draw: (inout SeededGenerator) -> String?
  ) {
    // Few words allow a question of the rarer kinds, such as opposites.
    for _ in 0..<(count * Self.drawsEach) where questions.count < count {
      guard let word = draw(&generator) else { return }
      if !words.contains(word) { ask(about: word, using: &generator) }
    }
  }

  /// The maximum number of words that are drawn for each question.
  private static let drawsEach = 200

  private mutating func ask(about word: String, using generator: inout SeededGenerator) {
    let known = Set(questions.filter { $0.word == word }.compactMap(\.kind))
    for (index, kind) in turns.enumerated() where !known.contains(kind) {
      guard let question = make(kind, word, &generator) else { continue }
      questions.append(question)
      words.insert(word)
      // The kind has had its turn, and now comes after the others.
      turns.append(turns.remove(at: index))
      return
    }
  }
}
