/// The rule for a project or a context: `+` or `@`, and a name that begins with a letter.
///
/// The format asks only for a sign and a character that is no space. But people write `+200`,
/// `+1 555 123`, `@5pm` and `+/-`, and a tag is not shown in the title. So a word without a name is
/// a part of the title.
public enum TaskTag {
  /// Returns whether a word is a tag.
  public static func isTag(_ word: some StringProtocol) -> Bool { isTag(word.utf8) }

  static func isTag(_ word: some Collection<UInt8>) -> Bool {
    guard let sign = word.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "@") else {
      return false
    }
    // A scalar has at most four bytes.
    let beginning = String(decoding: Array(word.dropFirst().prefix(4)), as: UTF8.self)
    return beginning.unicodeScalars.first?.properties.isAlphabetic ?? false
  }
}
