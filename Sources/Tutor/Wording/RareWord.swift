public import Vocabulary

extension Word {
  /// Returns a sentence about a try that is a rare word with the same sound: `calender` for `calendar`.
  ///
  /// - Parameters:
  ///   - typed: the try.
  ///   - shown: returns a meaning as it may be shown.
  /// - Returns: `nil` for any other try.
  public func sentence(
    onRareWord typed: String, shown: (String) -> String = { $0 }
  ) -> String? {
    let typed = typed.lowercased()
    for case .rare(let rare) in soundAlikes where rare.text == typed {
      let meaning = String(rare.meaning.prefix { $0 != ";" })
      return "\(rare.text) is another word, a rare one"
        + (meaning.isEmpty ? "." : ": \(shown(meaning)).")
    }
    return nil
  }
}
