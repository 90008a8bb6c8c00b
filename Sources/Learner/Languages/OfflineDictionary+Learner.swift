internal import Languages
package import Storage
package import WordService

extension OfflineDictionary {
  /// Returns the dictionary with meanings in the learner's own language, if the learner chose one.
  package func told(to learner: LearnerFiles, on shelf: LanguageShelf) -> OfflineDictionary {
    // Where a setting can't be read, whoever practises is told, and the meanings stay English.
    guard let settings = try? learner.settings.read(),
      let meanings = try? Preferences(settings).meanings
    else { return self }
    return shelf.dictionary(of: .english, in: meanings, besides: self) ?? self
  }
}
