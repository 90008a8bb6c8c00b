package import Languages
package import Learner
package import Speech
package import Storage
package import Vocabulary
package import WordService

/// The words of a list that may be asked, with their language and the voices that say them.
package struct SpokenWords: Sendable {
  package let entries: [WordList.Entry]
  package let language: Language
  /// The language in which the learner is told what a word means.
  package let meanings: Language
  package let style: SpeechStyle
}

extension LearnerFiles {
  /// Returns the words of a list with the voices that say them: of the list's language, or else of
  /// the language that the learner practises.
  ///
  /// - Parameter style: the learner's voice and speed.
  /// - Throws: `StorageError`, ``StoredSettingError``.
  package func spokenWords(
    ofList name: String, _ style: SpeechStyle, _ synthesizer: Synthesizer
  ) async throws -> SpokenWords {
    await SpokenWords(try listedWords(ofList: name), style, synthesizer)
  }

  /// Returns the words of a list that may be asked, with the languages that the list and the
  /// settings choose.
  ///
  /// - Throws: `StorageError`, ``StoredSettingError``.
  package func listedWords(ofList name: String) throws -> ListedWords {
    let preferences = Preferences(try settings.read())
    return ListedWords(
      entries: try lists.wordsToAsk(ofList: name),
      language: try language(ofList: name) ?? preferences.language,
      meanings: try preferences.meanings)
  }
}

/// The words of a list that may be asked, with the languages that the list and the settings choose.
package struct ListedWords: Sendable {
  let entries: [WordList.Entry]
  /// The language of the words; `nil` for that of the learner's voice.
  let language: Language?
  let meanings: Language
}

extension SpokenWords {
  /// - Parameter style: the learner's voice and speed.
  package init(_ words: ListedWords, _ style: SpeechStyle, _ synthesizer: Synthesizer) async {
    let language = words.language ?? Language(ofVoice: style.voice)
    self.init(
      entries: words.entries, language: language, meanings: words.meanings,
      style: await style.speaking(language, meanings: words.meanings, synthesizer))
  }
}

extension LanguageDictionaries {
  /// Returns the dictionary of the words of a list; `nil` where none is here.
  package func dictionary(
    of words: SpokenWords, besides english: OfflineDictionary
  ) -> OfflineDictionary? {
    dictionary(of: words.language, in: words.meanings, besides: english).flatMap {
      $0.isAbout(words.language) ? $0 : nil
    }
  }
}
