internal import Vocabulary

extension WrittenWord {
  /// Returns whether a try is right.
  ///
  /// - Parameter forgivesAccents: whether a letter without its accent is right, too, and ss for ß.
  func isSpelled(_ typed: Spelling, forgivesAccents: Bool) -> Bool {
    let hasLetters =
      hasLetters(of: typed)
      || forgivesAccents && (typed == spelling || typed.isUnaccented(spelling))
    return hasLetters && (!needsCapitals || hasCapitals(of: typed))
  }

  /// Returns whether a try has the letters of the word, in capitals or not. The ß of *Straße* is a
  /// letter of its own, though ss may stand for it in capitals: STRASSE.
  func hasLetters(of typed: Spelling) -> Bool {
    typed.spells(spelling)
      && (typed.sharpLetters == spelling.sharpLetters || typed.written.contains("SS"))
  }

  /// Returns whether a try with the letters of the word has its capitals, too.
  func hasCapitals(of typed: Spelling) -> Bool { typed.capitals == spelling.capitals }
}

extension Spelling {
  /// The number of its letters ß.
  fileprivate var sharpLetters: Int { letters.count { $0 == "ß" } }

  /// The indices of its capitals. An ß counts as two letters, because ss may stand for it.
  fileprivate var capitals: [Int] {
    var index = 0
    return written.compactMap { letter in
      defer { index += letter == "ß" || letter == "ẞ" ? 2 : 1 }
      return letter.isUppercase ? index : nil
    }
  }
}
