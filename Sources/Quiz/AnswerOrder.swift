/// The order in which the answers of a question are shown.
///
/// Answers are mixed, except where their order means something:
/// - True comes before false, and yes before no.
/// - "All of the above" and the like come last.
/// - Where an answer names others by their letters, such as "Both A and B", no answer moves.
package enum AnswerOrder {
  /// Returns the places of the answers in the order in which they are shown.
  ///
  /// - Parameter isListed: whether the answers are in the order of the question's author. Otherwise
  ///   answers that name others come after these.
  static func order(
    of answers: [String], isListed: Bool, using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    if answers.count == 2, let isInOrder = Opposites.areInOrder(answers[0], answers[1]) {
      return isInOrder ? [0, 1] : [1, 0]
    }
    if isFixed(answers) {
      guard !isListed else { return Array(answers.indices) }
      let naming = answers.indices.filter { namesLetters(answers[$0], among: answers.count) }
      return answers.indices.filter { !naming.contains($0) } + naming
    }
    let last = answers.indices.filter { namesAll(answers[$0]) }
    guard !last.isEmpty else { return answers.indices.shuffled(using: &generator) }
    return answers.indices.filter { !last.contains($0) }.shuffled(using: &generator) + last
  }

  /// Returns whether no answer may move, because one names others by their letters.
  package static func isFixed(_ answers: [String]) -> Bool {
    answers.contains { namesLetters($0, among: answers.count) }
  }

  /// Words that may stand beside the letters of answers.
  private static let joints: Set<String> = [
    "and", "or", "nor", "both", "either", "neither", "only", "all", "none", "of", "the", "options",
    "answers", "choices", "statements", "are", "correct", "true", "right", "und", "oder", "beide",
    "nur", "sowohl", "als", "auch", "weder", "noch", "et", "ou", "les", "deux", "y", "ambas", "o",
    "e", "entrambe", "i",
  ]

  /// Returns whether an answer consists of the letters of others, as *Both A and B* does.
  private static func namesLetters(_ answer: String, among count: Int) -> Bool {
    let words = answer.split { !$0.isLetter && !$0.isNumber }
    guard words.count <= 12 else { return false }
    var letters: Set<UInt8> = []
    for word in words {
      if word.utf8.count == 1, let letter = word.utf8.first.map({ $0 | 0x20 }),
        (UInt8(ascii: "a")..<UInt8(ascii: "a") + UInt8(min(count, 9))).contains(letter)
      {
        letters.insert(letter)
      } else if !joints.contains(word.lowercased()) {
        return false
      }
    }
    return letters.count > 1
  }

  /// Answers that name all others, in small letters.
  private static let beginnings = [
    "all of the above", "all the above", "all of these", "all of those", "all of the answers",
    "all of the options", "all answers", "none of the above", "none of these", "none of those",
    "none of the answers", "none of the options", "none of them", "any of the above",
    "both of the above", "both of these", "neither of these", "neither of the above",
    "two of the above", "alle genannten", "alle antworten", "alle oben", "keine der", "keine von",
    "keines der", "keine dieser", "toutes les réponses", "toutes ces réponses", "aucune de ces",
    "aucune des", "todas las anteriores", "todas las respuestas", "ninguna de las", "tutte le",
    "nessuna delle", "entrambe le", "todas as", "nenhuma das", "alle bovenstaande", "geen van",
  ]
  private static let alone: Set<String> = ["all", "none", "both", "neither"]

  /// Returns whether an answer stands for all others, or for none of them.
  package static func namesAll(_ answer: String) -> Bool {
    let words = answer.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return alone.contains(words) || beginnings.contains(where: words.hasPrefix)
  }
}
