// This whole file by Character: its texts are titles.

internal import Vocabulary

/// The title of a class in a file.
struct ClassTitle {
  /// The title with one space between words; empty for a text without a visible sign.
  let text: String
  /// Whether the title is only the beginning of a longer one.
  let isShortened: Bool

  /// The most characters of a title.
  static let longest = 60

  init(_ title: String) {
    let words = title.withoutInvisibles.composed.split(whereSeparator: \.isWhitespace)
    let whole = words.joined(separator: " ")
    var start = String(whole.prefix(Self.longest))
    // A Character may have many marks.
    while start.utf8.count > 4 * Self.longest { start.removeLast() }
    text = start.asPassage ?? ""
    isShortened = start.utf8.count < whole.utf8.count
  }
}

/// An address of e-mail in a file.
enum MailAddress {
  /// The longest address has 254 bytes (RFC 5321, section 4.5.3.1.3, without the brackets).
  private static let longest = 254

  /// Returns the address without space around it; `nil` for a text that can't be one.
  static func checked(_ text: String) -> String? {
    guard let address = text.asPassage, address.utf8.count <= longest,
      address.withoutInvisibles.utf8.count == address.utf8.count
    else { return nil }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !address.contains(where: \.isWhitespace) else {
      return nil
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? address : nil
  }
}
