package import Accounts
internal import Storage

/// The title of a school or of a class.
package struct SchoolTitle: Hashable, Sendable {
  /// The title, without needless spaces.
  package let text: String

  /// The most characters of a title.
  package static let longest = 60

  /// - Throws: ``Accounts/AccountError/badTitle(_:)`` for a text that is empty or too long, or that
  ///   has invisible signs.
  package init(_ text: String) throws(AccountError) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty, words.count <= Self.longest, words.utf8.count <= 4 * Self.longest,
      !DocumentName.hasHiddenSigns(words),
      !words.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .badTitle(text) }
    self.text = words
  }
}
