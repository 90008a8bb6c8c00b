/// A text whose format is made of bytes, such as a path, a line of a crontab or a header of HTTP.
///
/// Swift compares and finds Characters. `"\r "` is one Character, and so is a quote, a comma or a
/// slash with a combining mark after it. Other programs read bytes, and to them the mark changes
/// nothing about the sign before it. So this view splits, matches and changes such a text by its
/// bytes. It finds a sign wherever its bytes stand, which in UTF-8 is wherever its scalars stand.
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

  /// Returns the text after a beginning; `nil` for a text that begins otherwise.
  public func dropping(prefix: some StringProtocol) -> Substring? {
    hasPrefix(prefix) ? Substring(text.utf8.dropFirst(prefix.utf8.count)) : nil
  }

  /// Returns the text before an ending; `nil` for a text that ends otherwise.
  public func dropping(suffix: some StringProtocol) -> Substring? {
    hasSuffix(suffix) ? Substring(text.utf8.dropLast(suffix.utf8.count)) : nil
  }

  /// Returns whether this text contains the bytes of another.
  public func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

  /// Returns the first range with the bytes of another text, which may not be empty.
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

  /// Returns the first index of an ASCII sign.
  public func firstIndex(of sign: Unicode.Scalar) -> String.Index? {
    text.unicodeScalars.firstIndex(of: sign)
  }

  /// Returns the last index of an ASCII sign.
  public func lastIndex(of sign: Unicode.Scalar) -> String.Index? {
    text.unicodeScalars.lastIndex(of: sign)
  }

  /// Returns the pieces between the bytes of a separator.
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

  /// Returns the text with the bytes of one text replaced by those of another.
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
