internal import LanguageSources
internal import Languages
internal import Vocabulary
package import WordService

/// A language in the list of languages, with its dictionaries on this computer.
package struct LanguageRow: Hashable, Sendable, Codable {
  /// The code of the language, such as `es`.
  public let code: String
  /// The name in English.
  public let name: String
  /// The name in the language itself.
  public let ownName: String
  /// The number of words of the language that a session can draw; 0 where no dictionary explains
  /// them.
  public let words: Int
  /// The number of English words that are explained in the language.
  public let meanings: Int
  /// The credits of the dictionaries, each with its licence.
  public let sources: [String]
  /// Whether FreeDict's dictionaries are installed, so that the language can be added without a
  /// network.
  public let isInstalled: Bool

  /// Returns the languages that have words to spell, and the others for which a dictionary is here.
  package static func all(_ dictionaries: LanguageDictionaries) -> [LanguageRow] {
    let known = LanguageRules.foreign.map { Language($0.code) }
    let all = dictionaries.all
    let others = Set(all.flatMap { [$0.pair.words, $0.pair.meanings] })
      .subtracting(known.map(\.code) + ["en"]).sorted().map { Language($0) }
    return (known + others).map { language in
      let own = all.filter {
        [$0.pair.words, $0.pair.meanings].contains(language.code)
      }
      let meanings = own.filter { $0.pair.words == "en" }.map(\.headwords).max() ?? 0
      return LanguageRow(
        code: language.code, name: language.rules.name, ownName: language.rules.ownName,
        words: dictionaries.dictionary(of: language, explainedIn: .english)?.drawnCount ?? 0,
        meanings: meanings, sources: own.map(\.credit.authority.credit).unique,
        isInstalled: FreeDictPackages.isInstalled(language.code))
    }
  }

  /// A sentence about the dictionaries that are here for the language.
  package var state: String {
    switch (words, meanings) {
    case (0, 0): isInstalled ? "not added yet; it can be added at once" : "not added yet"
    case (0, _): "meanings of \(meanings.of("English word"))"
    case (_, 0): "\(words.of("word")) to spell"
    default: "\(words.of("word")) to spell, meanings of \(meanings.of("English word"))"
    }
  }
}
