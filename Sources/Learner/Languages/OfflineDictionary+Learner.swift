internal import Languages
package import Storage
package import WordService

extension OfflineDictionary {
  /// Returns the dictionary with meanings in the learner's own language, if the learner chose one.
  package func told(to learner: LearnerFiles) -> OfflineDictionary {
    guard let settings = try? learner.settings.read(),
      let meanings = try? Preferences(settings).meanings
    else { return self }
    let shelf = LanguageShelf(cache: learner.folders.cache)
    return shelf.dictionary(of: .english, in: meanings, besides: self) ?? self
  }
}
