internal import Vocabulary

/// The words that are unfit for a school.
extension OfflineDictionary {
  /// Returns whether a word is in the dictionary and fit for a school.
  func canAsk(_ word: String) -> Bool {
    // Most words stand in the index as they are, so one search is enough.
    if word.isSmallASCII, let number = index.find(word) {
      return !isUnfit(word, numbered: number)
    }
    return recognises(word) && !isUnfit(word.lowercased())
  }

  /// Returns whether a word, in lower case, is unfit for a school.
  func isUnfit(_ word: String) -> Bool { isUnfit(word, numbered: index.find(word)) }

  /// - Parameter number: the number of the word in the index; `nil` if the index lacks it.
  func isUnfit(_ word: String, numbered number: Int?) -> Bool {
    // The index knows the words of the list and their forms.
    number.map(index.isUnfit)
      ?? (knowsFormation
        && UnfitWords.embedded.contains(word) { forms(of: $0).map(\.lemma) })
  }

  /// Returns whether a word is on our own list of words that are unfit for a school. Unlike the
  /// dictionary, the list is there at once.
  public static func isListedAsUnfit(_ word: String) -> Bool {
    UnfitWords.embedded.contains(word.lowercased())
  }

  /// Returns whether a text contains a word of our own list that no text may contain.
  func isUnfit(text: String) -> Bool {
    guard knowsFormation else { return false }
    let words = UnfitWords.embedded
    return text.lowercased().split { !$0.isLetter }.contains { words.isHidden(String($0)) }
  }

  /// Returns whether a text contains a word that is unfit for a school. `isUnfit(text:)` finds
  /// only those that no text may contain.
  public func hasUnfitWord(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { token in
      index.find(String(token)).map(index.isUnfit) ?? false
    }
  }
}

extension String {
  /// Whether all characters are of ASCII and none is a capital, so that the text is its own
  /// lower-case form.
  fileprivate var isSmallASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
