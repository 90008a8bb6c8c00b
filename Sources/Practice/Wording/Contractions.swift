/// The sentences about words that are short for two others: *they're*.
extension MistakeExplanation {
  /// A sentence about the letters for which the apostrophe stands; `nil` for a word that is not
  /// short for two others, or that may be short for several, such as *he's*.
  var contraction: String? { word.contraction?.sentence(of: word.spelling.written) }
}

/// A word that is short for two others.
struct Contraction {
  /// The two words in full: *they are*.
  let full: String
  /// The letters of them that the apostrophe stands for; `nil` if more than those have changed.
  let leftOut: String?

  func sentence(of word: String) -> String {
    guard let leftOut else { return "It is short for \(full): \(word)." }
    return "It is short for \(full), with an apostrophe for the \(leftOut): \(word)."
  }
}

extension WrittenWord {
  /// The two words for which this word is short; `nil` for any other word, and for one such as
  /// *he's*, which may be short for several pairs.
  var contraction: Contraction? {
    let text = spelling.description
    if let full = Self.irregular[text] { return Contraction(full: full, leftOut: nil) }
    for (ending, word, leftOut) in Self.contracted where text.hasSuffix(ending) {
      let start = text.dropLast(ending.count)
      guard start.count > 0 else { return nil }
      return Contraction(full: "\(start == "i" ? "I" : start) \(word)", leftOut: leftOut)
    }
    return nil
  }

  /// The letters that a contraction adds to its first word: the `n't` of *don't*; `nil` for any
  /// other word.
  var contractedLetters: Range<Int>? {
    guard contraction != nil, let sign = letters.firstIndex(of: UInt8(ascii: "'")), sign > 0 else {
      return nil
    }
    let isNot = spelling.description.hasSuffix("n't")
    return (isNot ? sign - 1 : sign)..<letters.count
  }

  private static let irregular = [
    "can't": "cannot", "won't": "will not", "shan't": "shall not", "let's": "let us",
  ]

  private static let contracted: [(ending: String, word: String, leftOut: String)] = [
    ("n't", "not", "o"), ("'re", "are", "a"), ("'ve", "have", "ha"), ("'ll", "will", "wi"),
    ("'m", "am", "a"),
  ]
}
