// This whole file by Character: its texts are words and meanings of the dictionary.

public import Vocabulary

/// One of several words with the same spelling that are said differently: `read` as the past of
/// `read`.
public struct Heteronym: Hashable, Sendable {
  /// The name of a heteronym that the part of speech doesn't decide, as the voices' file of
  /// pronunciations has it; `nil` for the one of its parts of speech.
  public let name: String?
  /// The parts of speech that may be said this way.
  public let parts: [PartOfSpeech]
  /// The meaning of the word when it is said this way.
  public let meaning: String
  /// Sentences with the word in this meaning.
  public internal(set) var examples: [String] = []
  /// Words that sound like a heteronym with a name. The others have theirs in ``SoundAlikes``.
  public internal(set) var homophones: [String] = []
  /// The beginnings of words that a definition has which is said this way.
  let signs: [String]

  init(name: String?, parts: [PartOfSpeech], meaning: String, signs: [String]) {
    (self.name, self.parts, self.meaning, self.signs) = (name, parts, meaning, signs)
  }

  /// The meaning as a definition.
  var definition: Definition {
    Definition(
      partOfSpeech: parts.first ?? .unknown, text: meaning, examples: examples)
  }

  /// Returns whether a definition is said this way, and not as its part of speech is.
  func takes(_ definition: Definition) -> Bool {
    guard name != nil, parts.contains(definition.partOfSpeech) else { return false }
    let words = definition.text.lowercased().split { !$0.isLetter }
    return words.contains { word in signs.contains { word.hasPrefix($0) } }
  }
}

/// A meaning of a word with its heteronym.
public struct SpokenSense: Hashable, Sendable {
  /// The meaning.
  public let definition: Definition
  /// The ``Heteronym`` with a name; `nil` if the part of speech decides how the word is said.
  public let heteronym: Heteronym?
}

extension OfflineDictionary {
  /// Returns the meanings of a word with its heteronyms. A heteronym that none of the word's own
  /// definitions has comes last, with its meaning from our list.
  ///
  /// - Parameters:
  ///   - word: the word with its definitions.
  ///   - names: the names of the heteronyms that the voice knows, besides those of the parts of
  ///     speech.
  public func spokenSenses(of word: Word, heteronyms names: [String]) -> [SpokenSense] {
    let listed = knowsFormation ? Heteronyms.embedded.bySpelling[word.text, default: []] : []
    let heteronyms = listed.filter { one in one.name.map(names.contains) ?? true }
    var senses = word.definitions.map { definition in
      SpokenSense(definition: definition, heteronym: heteronyms.first { $0.takes(definition) })
    }
    for heteronym in heteronyms {
      let isThere = senses.contains { sense in
        sense.heteronym?.name == heteronym.name
          && (heteronym.name != nil || heteronym.parts.contains(sense.definition.partOfSpeech))
      }
      if !isThere {
        senses.append(
          SpokenSense(
            definition: heteronym.definition, heteronym: heteronym.name == nil ? nil : heteronym))
      }
    }
    return senses
  }

  /// Returns the first meaning that a word has as each part of speech, rare ones included.
  public func firstMeanings(of word: String) -> [Definition] {
    (self.word(word, isComplete: true)?.definitions ?? []).unique(by: \.partOfSpeech)
  }
}
