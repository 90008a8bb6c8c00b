package import Languages
package import Storage

extension LearnerFiles {
  /// Returns the language of a list; `nil` where the list has none of its own.
  package func language(ofList name: String) throws(StorageError) -> Language? {
    try lists.list(named: name).language.map { Language($0) }
  }

  /// Returns the language in which the words of a list are asked: its own, or else the one that the
  /// learner practises.
  ///
  /// - Throws: `StorageError`, ``StoredSettingError``.
  package func languageToAsk(ofList name: String) throws -> Language {
    try language(ofList: name) ?? Preferences(try settings.read()).practisedLanguage
  }

  /// Gives a list a language, in which its words are spoken and judged.
  ///
  /// - Parameter code: the code of the language; an empty one for the language that the learner
  ///   practises.
  /// - Throws: `StorageError`, such as `StorageError.noDocument(_:name:)`.
  package func setLanguage(_ code: String, ofList name: String) throws(StorageError) {
    _ = try lists.list(named: name)
    try lists.change(named: name) { $0.language = code.isEmpty ? nil : code }
  }
}
