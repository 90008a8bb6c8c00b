// This whole file by Character: its texts are words and meanings of the dictionary.

public import Vocabulary

/// A way to say a word that is said in two or more: `read` as the past of `read`.
public struct SpokenWay: Hashable, Sendable {
  /// The name of a way that the part of speech doesn't decide, as the voices' file of
  /// pronunciations has it; `nil` for the way of its parts of speech.
  public let name: String?
  /// The parts of speech that may be said this way.
  public let parts: [PartOfSpeech]
  /// The meaning of the word when it is said this way.
  public let meaning: String
  /// Sentences with the word in this meaning.
  public internal(set) var examples: [String] = []
  /// Words that sound like a way with a name. The others have theirs in ``SoundAlikes``.
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

/// A meaning of a word with the way to say it.
public struct SpokenSense: Hashable, Sendable {
  /// The meaning.
  public let definition: Definition
  /// The ``SpokenWay`` with a name; `nil` if the part of speech decides how the word is said.
  public let way: SpokenWay?
}

extension OfflineDictionary {
  /// Returns the meanings of a word with the ways to say it. A way that none of the word's own
  /// definitions has comes last, with its meaning from our list.
  ///
  /// - Parameters:
  ///   - word: the word with its definitions.
  ///   - names: the names of the ways that the voice knows, besides those of the parts of speech.
  public func spokenSenses(of word: Word, ways names: [String]) -> [SpokenSense] {
    let listed = knowsFormation ? Heteronyms.embedded.ways[word.text, default: []] : []
    let ways = listed.filter { way in way.name.map(names.contains) ?? true }
    var senses = word.definitions.map { definition in
      SpokenSense(definition: definition, way: ways.first { $0.takes(definition) })
    }
    for way in ways {
      let isThere = senses.contains { sense in
        sense.way?.name == way.name
          && (way.name != nil || way.parts.contains(sense.definition.partOfSpeech))
      }
      if !isThere {
        senses.append(
          SpokenSense(definition: way.definition, way: way.name == nil ? nil : way))
      }
    }
    return senses
  }

  /// Returns the first meaning that a word has as each part of speech, rare ones included.
  public func firstMeanings(of word: String) -> [Definition] {
    (self.word(word, isComplete: true)?.definitions ?? []).unique(by: \.partOfSpeech)
  }
}
