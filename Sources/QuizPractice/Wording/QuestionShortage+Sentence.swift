internal import Learner

extension QuestionShortage {
  /// The sentences that say how the questions differ from the wish, and why.
  var sentences: String {
    let first =
      questions < wished
      ? "Only \(questions.of("question")) can be asked, not \(wished)"
        + (words < questions ? ", about \(words.of("word"))." : ".")
      : "The \(questions.of("question")) are about \(words.of("word")), so some words come more "
        + "than once."
    guard !unfit.isEmpty else {
      return questions < wished
        ? "\(first) There are no other good questions." : "\(first) There are no other words."
    }
    let names = unfit.prefix(Self.mostNames).map { "“\($0)”" }
    let more = unfit.count - names.count
    let all = names + (more > 0 ? [more.of("other word")] : [])
    return "\(first) No good question is possible about \(Self.list(all))."
  }

  /// The maximum number of words that the sentences name.
  private static let mostNames = 8

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
