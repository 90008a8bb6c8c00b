package import Faults
package import Languages
package import Learner
package import Speech
package import Storage
package import Vocabulary
package import WordService

/// The error of a code that names no language of the speech engine.
package struct ListLanguageError: Error, Hashable, Sendable {
  /// The code as a person gave it.
  package let code: String
}

extension ListLanguageError: Fault {
  package var kind: FaultKind { .invalid }
}

extension ListLanguageError: CustomStringConvertible {
  package var description: String {
    "'\(code.prefix(20))' is not a language that the voice speaks: give its code, such as es or de."
  }
}

extension LearnerFiles {
  /// Returns the language of a list; `nil` where the list has none of its own.
  package func language(ofList name: String) throws(StorageError) -> Language? {
    try lists.list(named: name).language.map { Language($0) }
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

extension Synthesizer {
  /// Returns the code of a language in the form in which a list keeps it.
  ///
  /// - Throws: ``ListLanguageError`` for a language that the engine doesn't speak.
  package func language(ofList code: String) async throws(ListLanguageError) -> String {
    let small = code.lowercased()
    guard small.wholeMatch(of: /[a-z]{2,3}(-[a-z0-9]{1,8}){0,2}/) != nil,
      (try? await check(voice: small)) != nil
    else { throw ListLanguageError(code: code) }
    return small
  }
}

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
    let preferences = Preferences(try settings.read())
    let language =
      try language(ofList: name) ?? preferences.language ?? Language(ofVoice: style.voice)
    let meanings = try preferences.meanings
    return SpokenWords(
      entries: try lists.wordsToAsk(ofList: name), language: language, meanings: meanings,
      style: await style.speaking(language, meanings: meanings, synthesizer))
  }
}

extension LanguageShelf {
  /// Returns the dictionary of the words of a list; `nil` where none is here.
  package func dictionary(
    of words: SpokenWords, besides english: OfflineDictionary
  ) -> OfflineDictionary? {
    dictionary(of: words.language, in: words.meanings, besides: english).flatMap {
      $0.isAbout(words.language) ? $0 : nil
    }
  }
}
