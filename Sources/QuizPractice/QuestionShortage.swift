/// The way in which questions about words differ from the wish: they are fewer, or some words are
/// asked more than once.
struct QuestionShortage: Hashable, Sendable {
  /// The number of questions that were wished.
  let wished: Int
  /// The number of questions.
  let questions: Int
  /// The number of words that the questions are about.
  let words: Int
  /// The given words about which no good question is possible.
  let unfit: [String]
}
