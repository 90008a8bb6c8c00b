// This whole file by scalar: its texts are views of scalars.

internal import Vocabulary

/// A bullet or a number before a name in a list: `-`, `•`, `1.`, `(2)`.
enum NameMarker {
  /// The most digits of such a number.
  private static let mostDigits = 4

  /// Returns a line without the marker at its start, and without space around the rest.
  static func removed(from line: String) -> String {
    let scalars = line.unicodeScalars[...].trimmed
    let rest = withoutNumber(withoutBullet(scalars).trimmed).trimmed
    return String(rest)
  }

  private static func withoutBullet(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    line.drop { !isOfName($0) }
  }

  private static func withoutNumber(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let isOpened = line.first == "("
    let inside = isOpened ? line.dropFirst() : line
    let digits = inside.prefix(mostDigits + 1).prefix { ("0"..."9").contains($0) }
    guard (1...mostDigits).contains(digits.count) else { return line }
    let behind = inside.dropFirst(digits.count)
    guard let sign = behind.first else { return line }
    if ".):".unicodeScalars.contains(sign) { return behind.dropFirst() }
    return !isOpened && sign.properties.isWhitespace ? behind : line
  }

  /// Returns whether a scalar may begin a name or a number. Signs that nobody sees stay, so that a
  /// remark tells of them.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .otherSymbol, .mathSymbol, .spaceSeparator, .privateUse: false
    case .otherPunctuation: !"*•·‣⁃§".unicodeScalars.contains(scalar)
    case .control: scalar != "\t"
    default: true
    }
  }
}
