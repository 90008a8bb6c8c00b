// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// A part of a line.
typealias Scalars = ArraySlice<Unicode.Scalar>

extension Scalars {
  /// - Parameter line: a line as it is written.
  init(line: String) { self = ArraySlice(line.composed.unicodeScalars) }

  var text: String { String(String.UnicodeScalarView(self)) }

  /// The words between spaces.
  var words: [Scalars] { split(whereSeparator: \.isSpace) }

  var wordCount: Int { words.count }

  var hasLetter: Bool { contains(where: \.isLetter) }

  /// Whether the text is one word of plain letters, about which there is nothing to find out.
  var isPlainWord: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isLetter } }

  /// The names and numbers in the text, which everything else divides.
  var tokens: [String] {
    split { !$0.isLetter && !$0.isDigit && $0.properties.generalCategory != .nonspacingMark }
      .map(\.text)
  }

  /// Returns whether the text begins with the scalars of another one.
  func begins(with other: String) -> Bool { starts(with: other.unicodeScalars) }

  /// Whether the text begins as a definition does.
  var beginsAsDefinition: Bool {
    let words = prefix(60).words
    guard words.count > 1, let first = words.first else { return false }
    return ["a", "an", "the", "to"].contains(first.text.lowercased())
  }
}

extension Unicode.Scalar {
  var isSpace: Bool {
    isASCII ? value == 0x20 || (9...13).contains(value) : properties.isWhitespace
  }

  var isLetter: Bool {
    isASCII
      ? (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) : properties.isAlphabetic
  }

  var isDigit: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.generalCategory == .decimalNumber
  }

  /// Whether the scalar is a comma or a semicolon, including the Arabic and Chinese ones.
  var isListSeparator: Bool { ",;،؛，；、".unicodeScalars.contains(self) }

  var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 }

  /// Whether the scalar is a letter of a script other than Latin; `nil` for a scalar that is no
  /// letter.
  package var isOtherScript: Bool? {
    guard isLetter else { return nil }
    return value >= 0x250 && !(0x1E00..<0x1F00).contains(value)
  }
}
