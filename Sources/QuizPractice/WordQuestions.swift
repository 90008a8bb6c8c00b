internal import Hashing
internal import Quiz

/// Chooses words, and the kind of question that is asked about each.
struct WordQuestions {
  /// Makes a question about a word; `nil` where no good one can be made.
  typealias Make = (Kind, String, inout SeededGenerator) -> Question?

  let kinds: [Kind]
  let make: Make
  private var questions: [Question] = []
  /// The kinds in the order in which they take turns, so that none prevails.
  private var turns: [Kind]
  private var words: Set<String> = []

  init(_ kinds: [Kind], using generator: inout SeededGenerator, make: @escaping Make) {
    (self.kinds, self.make) = (kinds, make)
    turns = kinds.shuffled(using: &generator)
  }

  /// The questions so far, in an order of their own.
  func mixed(using generator: inout SeededGenerator) -> [Question] {
    questions.shuffled(using: &generator)
  }

  /// The number of questions so far.
  var count: Int { questions.count }

  /// Asks about words until there are enough questions: each word once, then each once more in
  /// another way.
  ///
  /// - Parameter count: the number of questions that are enough.
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

  /// Asks about words that are drawn until there are enough questions.
  ///
  /// - Parameter draw: returns the next word; `nil` where there is none.
  mutating func ask(
    upTo count: Int, using generator: inout SeededGenerator,
    draw: (inout SeededGenerator) -> String?
  ) {
    // Few words are good for the rarer kinds, such as opposites.
    for _ in 0..<(count * Self.drawsEach) where questions.count < count {
      guard let word = draw(&generator) else { return }
      if !words.contains(word) { ask(about: word, using: &generator) }
    }
  }

  /// The most words that are drawn for each question.
  private static let drawsEach = 200

  private mutating func ask(about word: String, using generator: inout SeededGenerator) {
    let known = Set(questions.filter { $0.word == word }.compactMap(\.kind))
    for (place, kind) in turns.enumerated() where !known.contains(kind) {
      guard let question = make(kind, word, &generator) else { continue }
      questions.append(question)
      words.insert(word)
      // The kind has had its turn, and waits behind the others.
      turns.append(turns.remove(at: place))
      return
    }
  }
}
