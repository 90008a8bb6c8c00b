internal import Languages
package import Learner
package import Speech
package import WordService

extension LanguageDictionaries {
  /// Returns the dictionary in which a learner looks words up, and the voices that say its words:
  /// those of the language that the learner practises. Where that language has no dictionary here,
  /// they are English.
  ///
  /// - Throws: ``StoredSettingError``.
  package func lookUp(
    _ preferences: Preferences, _ style: SpeechStyle, besides english: OfflineDictionary,
    _ synthesizer: Synthesizer
  ) async throws -> (dictionary: OfflineDictionary, style: SpeechStyle) {
    let language = try preferences.language ?? Language(ofVoice: style.voice)
    let meanings = try preferences.meanings
    let found = dictionary(of: language, in: meanings, besides: english)
    // A voice of a language without words of its own says English words.
    let isSpoken = found.map { $0.isAbout(language) || !language.rules.hasWords } ?? false
    return (
      found ?? english,
      await style.speaking(isSpoken ? language : .english, meanings: meanings, synthesizer)
    )
  }
}
