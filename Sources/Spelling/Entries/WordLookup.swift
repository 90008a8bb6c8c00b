package import Learner
package import Speech
internal import Vocabulary
package import WordService

/// The sources of what is told about a word that a person looks up, in the terminal and on the
/// page.
package struct WordLookup: Sendable {
  private let dictionary: OfflineDictionary
  private let sounds: SoundAlikes?
  private let synthesizer: Synthesizer
  private let voice: String

  /// - Parameters:
  ///   - sounds: the words that sound the same in the voice; `nil` where that is not known.
  ///   - voice: the voice whose pronunciation is told.
  package init(
    _ dictionary: OfflineDictionary, sounds: SoundAlikes?, _ synthesizer: Synthesizer,
    voice: String
  ) {
    (self.dictionary, self.sounds) = (dictionary, sounds)
    (self.synthesizer, self.voice) = (synthesizer, voice)
  }

  /// Returns the entry of a word.
  ///
  /// - Parameters:
  ///   - online: the entry of the dictionary service, if it was asked.
  ///   - completed: the word as the learner completed it. Its meanings count where no dictionary
  ///     has the word, as for a word of the learner's own list.
  /// - Throws: ``UnknownWord``, `SpeechError`.
  package func entry(
    of text: String, online: OnlineEntry?, completed: CompletedWord? = nil
  ) async throws -> WordEntry {
    guard
      let found = dictionary.word(text) ?? dictionary.named(text) ?? online?.word(text)
        ?? completed.map({ Word($0.word, definitions: $0.definitions) })
    else {
      throw UnknownWord(text, neighbours: dictionary.neighbours(of: text))
    }
    let word = dictionary.withName(found)
    let spoken = try await SpokenEntry(word, dictionary, synthesizer, voice: voice)
    return WordEntry(word, spoken, dictionary, sounds, online: online)
  }
}

extension OnlineEntry {
  /// Returns a word with the service's definitions; `nil` if the service has none.
  fileprivate func word(_ text: String) -> Word? {
    definitions.isEmpty ? nil : Word(text, definitions: definitions, authority: authority)
  }
}

extension OfflineDictionary {
  /// Returns the entry of a name that the dictionary doesn't define: `Emily`.
  fileprivate func named(_ text: String) -> Word? {
    givenName(text).map { name, meaning in
      Word(
        name, definitions: [Definition(partOfSpeech: .noun, text: meaning)], isName: true,
        authority: Authority("VocalVocab"))
    }
  }

  /// Returns a word with its meaning as a first name, if it is one. That meaning comes before the
  /// persons of that name in WordNet: `Mark`.
  fileprivate func withName(_ word: Word) -> Word {
    guard let name = givenName(word.text), name.name == word.text,
      !word.definitions.contains(where: { $0.text == name.meaning })
    else { return word }
    var word = word
    word.definitions.insert(
      Definition(partOfSpeech: .noun, text: name.meaning), at: word.ownCount)
    return word
  }
}
