// This whole file by Character: its texts are people's names.

internal import Vocabulary

/// A person's name, with its parts where the file tells them.
package struct PersonName: Hashable, Sendable {
  /// The given names; `nil` for a name in one piece.
  package let given: String?
  /// The family name; `nil` if the person has none, or if the name came in one piece.
  package let family: String?
  /// The whole name: `Mia Lopez`.
  package let full: String

  /// The most characters of a name in one piece, which is also the most that are shown.
  package static let longest = 40
  /// The most characters of each part of a name.
  static let longestPart = 100

  /// A reason why a text can't be a name.
  enum Flaw: Error, Hashable {
    case empty
    case long(limit: Int)
    case invisible
    /// The text has no letter, or a sign that no name has.
    case notAName(String)
  }

  /// Checks a name in one piece.
  init(_ text: String) throws(Flaw) {
    full = try Self.checked(text, limit: Self.longest)
    (given, family) = (nil, nil)
  }

  /// Checks a name in two parts, of which one may be empty.
  init(given: String, family: String) throws(Flaw) {
    let isGivenEmpty = given.asPassage == nil
    let isFamilyEmpty = family.asPassage == nil
    guard !isGivenEmpty || !isFamilyEmpty else { throw .empty }
    let first = isGivenEmpty ? nil : try Self.checked(given, limit: Self.longestPart)
    let last = isFamilyEmpty ? nil : try Self.checked(family, limit: Self.longestPart)
    // A person with one name is called by it.
    self.given = first ?? last
    self.family = first == nil ? nil : last
    full = [first, last].compactMap(\.self).joined(separator: " ")
  }

  /// Makes the name of a person whom a file of changes only names by a source.
  init(unnamed source: String) { (given, family, full) = (nil, nil, source) }

  /// Returns the text with one space between words.
  private static func checked(_ text: String, limit: Int) throws(Flaw) -> String {
    let words = text.composed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { throw .empty }
    guard !hasHiddenSigns(words) else { throw .invisible }
    guard words.count <= limit, words.utf8.count <= 5 * limit else { throw .long(limit: limit) }
    guard words.unicodeScalars.contains(where: \.properties.isAlphabetic),
      !words.unicodeScalars.contains(where: signs.contains), words.first != "."
    else { throw .notAName(String(words.prefix(longest))) }
    return words
  }

  /// The signs of addresses and paths.
  private static let signs = Set("@/\\".unicodeScalars)

  /// Returns whether a text has a sign that nobody sees. The joiners, U+200C and U+200D, change the
  /// letters of some scripts.
  private static func hasHiddenSigns(_ text: String) -> Bool {
    guard text.withoutInvisibles.utf8.count < text.utf8.count else { return false }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.contains { index in
      guard String(scalars[index]).withoutInvisibles.isEmpty else { return false }
      guard (0x200C...0x200D).contains(scalars[index].value), index > 0,
        index + 1 < scalars.count
      else { return true }
      return scalars[index - 1].value < 0x600 || scalars[index + 1].value < 0x600
    }
  }
}

/// The text that two names have in common if they are the same but for capitals, spaces and the
/// form of their letters in Unicode.
package struct NameKey: Hashable, Sendable {
  private let text: String

  package init(_ name: String) {
    let words = name.composed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text = words.lowercased().uppercased().lowercased().composed
  }
}
