import Practice
import SharedResources
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("Our own dictionary")
struct OwnDictionaryTests {
  /// An entry as the file has it.
  private struct Entry {
    let spellings: [String]
    let definitions: [Definition]
    /// The blanking of each spelling.
    let blankings: [Blanking]
  }

  private let dictionary = try! sharedDictionary.get()
  private let own = OwnWords.embedded

  private func entries() throws -> [Entry] {
    try zip(own.spellings, own.entries).map { spellings, definitions in
      Entry(
        spellings: spellings, definitions: definitions,
        blankings: try spellings.map { Blanking(try #require(dictionary.word($0), "\($0)")) })
    }
  }

  private static let parts: Set = [
    "noun", "verb", "adjective", "adverb", "preposition", "conjunction", "determiner", "pronoun",
    "interjection", "auxiliary", "contraction", "title", "phrase", "number",
  ]

  @Test("its definitions are short, have a part of speech, and come before all others")
  func form() throws {
    #expect(own.entries.count > 4_500)
    for entry in try entries() {
      let word = entry.spellings[0]
      #expect(!entry.definitions.isEmpty, "\(word)")
      for spelling in entry.spellings {
        let known = try #require(dictionary.word(spelling))
        #expect(known.text == spelling)
        #expect(known.ownCount == entry.definitions.count, "\(spelling)")
        let own = known.definitions.prefix(known.ownCount)
        #expect(own.map(\.text) == entry.definitions.map(\.text), "\(spelling)")
        #expect(own.map(\.partOfSpeech) == entry.definitions.map(\.partOfSpeech), "\(spelling)")
        // Each example has the spelling that is asked.
        for (mine, first) in zip(own, entry.definitions) {
          for (example, original) in zip(mine.examples, first.examples)
          where original.contains(word) {
            #expect(example.contains(spelling), "\(spelling): \(example)")
          }
        }
      }
      for definition in entry.definitions {
        #expect(Self.parts.contains(definition.partOfSpeech.rawValue), "\(word)")
        #expect((1...15).contains(definition.text.split(separator: " ").count), "\(word)")
        #expect(!definition.text.hasSuffix("."), "\(word)")
      }
    }
  }

  @Test("no definition has a word of the family of what it defines, or one with its stem")
  func families() throws {
    for entry in try entries() {
      for definition in entry.definitions {
        for blanking in entry.blankings {
          #expect(
            blanking.apply(to: definition.text) == definition.text,
            "\(entry.spellings[0]): \(definition.text)")
        }
        for spelling in entry.spellings {
          #expect(
            dictionary.kin(of: spelling, in: [definition.text]) == [],
            "\(spelling): \(definition.text)")
        }
      }
    }
  }

  @Test("each definition has a sentence that is whole and holds the word as it is spelled")
  func sentences() throws {
    for entry in try entries() {
      for definition in entry.definitions {
        let sentence = try #require(definition.examples.first, "\(entry.spellings[0])")
        let folded = entry.spellings.map { $0.lowercased() }
        #expect(folded.contains { sentence.lowercased().contains($0) }, "\(sentence)")
        #expect(entry.blankings.contains { $0.apply(to: sentence) != sentence }, "\(sentence)")
        #expect(sentence.first?.isLowercase == false, "\(sentence)")
        #expect(sentence.last.map(".!?\"".contains) ?? false, "\(sentence)")
      }
    }
  }

  @Test("definitions have no words that are rarer than broad")
  func words() throws {
    var rare: [String] = []
    for entry in try entries() {
      for definition in entry.definitions {
        for token in definition.text.split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
          let word = token.hasSuffix("'s") ? String(token.dropLast(2)) : String(token)
          let lemmas =
            [word, word.lowercased()] + (dictionary.word(word)?.forms.map(\.lemma) ?? [])
          let levels = lemmas.compactMap(dictionary.level)
          if levels.min() ?? .bee > .broad { rare.append("\(entry.spellings[0]): \(word)") }
        }
      }
    }
    #expect(rare == [])
  }

  @Test("it has the 3,000 most frequent words that are drawn")
  func frequent() throws {
    let pool = dictionary.pool(
      length: try WordLength("2-30"), levels: LevelRange(.starter ... .bee))
    let drawn = (0..<pool.count).map { dictionary.word(at: $0, of: pool) }
    let frequencies = try Reference.lines(of: "frequencies.py", input: drawn.map(\.text))
      .map { $0.split(separator: "\t") }.compactMap { Double($0[1]) }
    #expect(frequencies.count == drawn.count)
    let frequent = zip(drawn, frequencies).sorted { $0.1 > $1.1 }.prefix(3_000)
    #expect(frequent.filter { $0.0.ownCount == 0 }.map(\.0.text) == [])
  }
}
