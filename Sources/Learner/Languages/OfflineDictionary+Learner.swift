package import Languages
package import Storage
package import Vocabulary
package import WordService

extension OfflineDictionary {
  /// Returns the dictionary with meanings in the learner's own language, if the learner chose one.
  package func told(to learner: LearnerFiles, on dictionaries: LanguageDictionaries)
    -> OfflineDictionary
  {
    // Where a setting can't be read, whoever practises is told, and the meanings stay English.
    guard let settings = try? learner.settings.read(),
      let meanings = try? Preferences(settings).meanings
    else { return self }
    return dictionaries.dictionary(of: .english, in: meanings, besides: self) ?? self
  }
}

extension LanguageDictionaries {
  /// Returns the dictionary of the words of a language, with the meanings that a learner is told;
  /// `nil` where none is here.
  package func dictionary(
    of language: Language, for learner: LearnerFiles, besides english: OfflineDictionary
  ) -> OfflineDictionary? {
    // Where a setting can't be read, the meanings are English.
    let meanings = (try? Preferences(learner.settings.read()).meanings) ?? .english
    return dictionary(of: language, in: meanings, besides: english).flatMap {
      $0.isAbout(language) ? $0 : nil
    }
  }

  /// Returns the function that finds words of a language for generated cards, with the meanings
  /// that a learner is told; `nil` without a dictionary of the language.
  package func finder(
    of language: Language, for learner: LearnerFiles, besides english: OfflineDictionary
  ) -> (@Sendable (_ word: String, _ definitions: [Definition]) -> Word?)? {
    guard let found = dictionary(of: language, for: learner, besides: english) else { return nil }
    return { found.wordWithKin($0, defined: $1) }
  }
}
