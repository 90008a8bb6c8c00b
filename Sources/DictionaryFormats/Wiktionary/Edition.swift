internal import ByteText
package import Vocabulary

/// An edition of Wiktionary, with what it writes in its own way.
///
/// Each edition has a file of its own in `Editions`, and its name in ``all``.
package struct Edition: Sendable {
  /// The code of the language in which the edition explains words.
  package let code: String
  /// The title that its readers know.
  package let title: String
  /// The labels for marks in the edition's language that the extract leaves as they are, in small
  /// letters: `veraltend`. A mark that contains one of them has its label, too.
  let labels: [String: UsageLabel]
  /// The parts of speech, by titles of sections in small letters, where the extract has another
  /// one.
  let parts: [String: String]
  /// The beginnings of explanations, in small letters, that say only which form a word is:
  /// `plural de `. The lemma follows.
  let formOf: [String]
  /// Names of forms by marks in the edition's language, in small letters.
  let forms: [String: FormName]
  /// The beginning, in small letters, of the text in place of an explanation that nobody has
  /// written yet; `nil` for an edition without such a text.
  var missing: String?
  /// The articles that stand before the forms of nouns: `die Aale`.
  var articles: Set<String> = []
  /// Whether the language has verbs whose prefix stands behind some of their forms: `machte aus` of
  /// *ausmachen*.
  var hasSeparableVerbs = false

  /// Returns whether a text stands in place of an explanation that nobody has written yet.
  func isMissing(_ gloss: String) -> Bool {
    missing.map(gloss.lowercased().bytes.hasPrefix) ?? false
  }

  /// The address from which the extract can be downloaded.
  package var address: String {
    "https://kaikki.org/dictionary/downloads/\(code)/\(code)-extract.jsonl.gz"
  }

  /// The credit of a dictionary that is made from the edition.
  ///
  /// - Parameter date: the day of the extract.
  package func credit(date: String?) -> DictionaryCredit {
    DictionaryCredit(
      title: title, licence: "CC BY-SA 4.0", address: "https://\(code).wiktionary.org/", date: date)
  }

  /// The editions that are known.
  package static let all = [german, english, spanish, french, italian, dutch, portuguese]

  /// Returns the edition in a language; `nil` if it isn't known.
  package static func named(_ code: String) -> Edition? { all.first { $0.code == code } }
}
