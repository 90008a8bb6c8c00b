/// A text whose format is made of bytes, such as a path, a line of a crontab or a header of HTTP.
///
/// Swift compares and finds Characters: `"\r\n"` is one Character, and so is a quote, a comma or a slash with the
/// combining mark behind it. Other programs read the bytes, where the sign stands all the same. So such a text is
/// split, matched and changed through this view. A sign is found wherever its bytes stand, which in UTF-8 is
/// wherever its scalars stand.
///
///     let name = "deck.json\u{301}"
///     name.hasSuffix(".json")  // false: "n" and the mark are one Character
///     "/\u{301}".bytes.contains("/")  // true
public struct ByteText: Sendable {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  /// Returns whether the text begins with the bytes of another.
  public func hasPrefix(_ other: some StringProtocol) -> Bool {
    text.utf8.starts(with: other.utf8)
  }

  /// Returns whether the text ends with the bytes of another.
  public func hasSuffix(_ other: some StringProtocol) -> Bool {
    let count = other.utf8.count
    return text.utf8.count >= count && text.utf8.suffix(count).elementsEqual(other.utf8)
  }

  /// Returns the text behind a beginning; `nil` where it begins otherwise.
  public func dropping(prefix: some StringProtocol) -> Substring? {
    hasPrefix(prefix) ? Substring(text.utf8.dropFirst(prefix.utf8.count)) : nil
  }

  /// Returns the text before an ending; `nil` where it ends otherwise.
  public func dropping(suffix: some StringProtocol) -> Substring? {
    hasSuffix(suffix) ? Substring(text.utf8.dropLast(suffix.utf8.count)) : nil
  }

  /// Returns whether the bytes of another text stand in this one.
  public func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

  /// Returns the place of the first bytes that are those of another text, which may not be empty.
  public func firstRange(of other: some StringProtocol) -> Range<String.Index>? {
    guard let first = other.utf8.first else { return nil }
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) {
        return start..<rest.index(start, offsetBy: other.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns the place of the first sign of ASCII that is the given one.
  public func firstIndex(of sign: Unicode.Scalar) -> String.Index? {
    text.unicodeScalars.firstIndex(of: sign)
  }

  /// Returns the place of the last sign of ASCII that is the given one.
  public func lastIndex(of sign: Unicode.Scalar) -> String.Index? {
    text.unicodeScalars.lastIndex(of: sign)
  }

  /// Returns the pieces between the places where the bytes of a separator stand.
  public func split(
    separator: some StringProtocol, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    var pieces: [Substring] = []
    func add(_ piece: Substring) {
      if !piece.isEmpty || !omittingEmptySubsequences { pieces.append(piece) }
    }
    var rest = text
    while pieces.count < maxSplits, let range = rest.bytes.firstRange(of: separator) {
      add(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    add(rest)
    return pieces
  }

  /// Returns the text with other bytes in place of some.
  public func replacing(_ old: some StringProtocol, with new: some StringProtocol) -> String {
    guard contains(old) else { return String(text) }
    var result = ""
    for (number, piece) in split(separator: old, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += new }
      result += piece
    }
    return result
  }
}

extension String {
  /// The text as the bytes that other programs read.
  public var bytes: ByteText { ByteText(self[...]) }
}

extension Substring {
  /// The text as the bytes that other programs read.
  public var bytes: ByteText { ByteText(self) }
}
