/// A word of a language. Two languages can have the same word, each with a schedule of its own.
package struct LanguageWord: Hashable, Sendable {
  package let text: String
  /// The language's `Language.journalCode`.
  package let code: String?

  package init(_ text: String, in code: String?) { (self.text, self.code) = (text, code) }
}
