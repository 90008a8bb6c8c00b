public import Vocabulary

extension Word {
  /// Returns a sentence about a try that is a rare word with the same sound: `calender` for `calendar`; `nil`
  /// for any other try.
  public func sentence(onRareWord typed: String) -> String? {
    let typed = typed.lowercased()
    for case .rare(let rare) in soundAlikes where rare.text == typed {
      let meaning = rare.meaning.prefix { $0 != ";" }
      return "\(rare.text.capitalizedFirst) is another, rare word"
        + (meaning.isEmpty ? "." : ": \(meaning).")
    }
    return nil
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
