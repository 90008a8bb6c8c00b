@_spi(_Unicode) internal import Swift

/// The texts of an entry, as they are kept: composed (Unicode NFC), and without space around them.
///
/// All is done by scalars: a combining mark after a space makes one character with it.
extension WordList.Entry {
  static let mostCharacters = 100

  /// An entry of texts as they stand in a file.
  ///
  /// - Throws: what keeps the word from being one.
  init(
    checking word: String, definition: String? = nil, sentence: String? = nil, hint: String? = nil,
    reason: String? = nil
  ) throws(LineError.Fault) {
    let spelled = word.asWord
    guard !spelled.isEmpty else { throw .noWord }
    guard spelled.unicodeScalars.count <= Self.mostCharacters else {
      throw .longWord(limit: Self.mostCharacters)
    }
    guard spelled.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      throw .noLetter(word: spelled)
    }
    self.init(word: spelled)
    self.definition = definition?.asPassage
    self.sentence = sentence?.asPassage
    self.hint = hint?.asPassage
    self.reason = reason?.asPassage
  }
}

extension String {
  /// A word in one line, without marks that can't be seen, such as those a web page breaks words at.
  var asWord: String {
    if utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return self }
    let visible = composed.unicodeScalars.filter { !$0.isInvisibleMark }
    return visible.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
      .joined(separator: " ").composed
  }

  /// A text of any length; `nil` when nothing is in it.
  var asPassage: String? {
    let text = String(Substring(composed.unicodeScalars[...].trimmed))
    return text.isEmpty ? nil : text
  }

  /// In Unicode's normal form C, in which most text is written.
  var composed: String {
    // Below the first combining mark, U+0300, whose first byte is 0xCC, nothing can be composed.
    if utf8.allSatisfy({ $0 < 0xCC }) { return self }
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// Without space before and after it.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.properties.isWhitespace } ?? endIndex
    let rest = self[start...]
    guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return rest }
    return rest[...last]
  }
}

extension Unicode.Scalar {
  /// Formatting that leaves no trace. The joiners, U+200C and U+200D, are letters' work in some
  /// scripts.
  fileprivate var isInvisibleMark: Bool {
    properties.generalCategory == .format && value != 0x200C && value != 0x200D
  }
}
