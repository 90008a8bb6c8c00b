internal import Languages
internal import Vocabulary

extension Mistake {
  /// The clause of a wrong choice of spellings; `nil` where the kind of mistake tells as much.
  var choiceClause: String? {
    guard let choice else { return nil }
    if kind == .accent { return "A mark on a letter is wrong" }
    return choice.kind == .devoiced
      ? "A longer form of the word lets you hear this consonant" : nil
  }
}

extension MistakeExplanation {
  /// A sentence with the rule of a choice of spellings, in a language that has choices.
  var choiceRule: String? {
    guard let choice = mistake.choice else { return nil }
    let stress =
      choice.kind == .stress ? word.language.rules.accentRule?(word.spelling.written) : nil
    let rule = stress ?? choice.rule(for: spelled)
    return "\(rule): \(letters.isEmpty ? word.spelling.written : shown)."
  }
}

extension Character {
  /// The letter as a capital. An ß has none that a word can begin with, and stays.
  var capital: String {
    self == "ß" ? "ß" : uppercased()
  }
}
