internal import Vocabulary

/// The use of a word in a sentence: the word itself, or one of its forms.
struct WordUse {
  /// For each part of the word, such as those of `ice cream`, its spelling and its forms, in small
  /// letters.
  private let parts: [Set<String>]

  /// - Parameters:
  ///   - word: the word.
  ///   - irregularForms: a function that returns the irregular forms of a part of it.
  init(_ word: String, irregularForms: (String) -> [String]) {
    parts = Self.tokens(word).map { part in
      var forms = Set(irregularForms(part) + [part])
      for name in WordForm.Name.allCases {
        forms.formUnion(RegularForms.spellings(of: part, as: name))
      }
      return forms
    }
  }

  /// Returns whether a sentence has the word.
  func isIn(_ sentence: String) -> Bool {
    let tokens = Set(Self.tokens(sentence))
    return parts.allSatisfy { !$0.isDisjoint(with: tokens) }
  }

  private static func tokens(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
