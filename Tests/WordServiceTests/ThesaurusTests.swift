import Testing
import Vocabulary

@testable import WordService

@Suite("The thesaurus in the index")
struct ThesaurusTests {
  private let dictionary: OfflineDictionary
  private let thesaurus: Thesaurus

  init() throws {
    dictionary = try sharedDictionary.get()
    thesaurus = dictionary.thesaurus
  }

  /// Returns the meanings of a word as a part of speech, the most used first.
  private func synsets(of word: String, as part: PartOfSpeech = .noun) throws -> [Thesaurus.Synset]
  {
    try #require(dictionary.fullEntry(of: word)).meanings
      .filter { $0.definition.partOfSpeech == part }.compactMap(\.synset)
  }

  @Test("a meaning has its words, its field and its more general meaning")
  func synset() throws {
    let harbor = try #require(try synsets(of: "harbor").first)
    #expect(thesaurus.words(of: harbor).contains("haven"))
    #expect(Thesaurus.part(ofFile: thesaurus.file(of: harbor)) == .noun)
    let apple = try #require(try synsets(of: "apple").first)
    #expect(thesaurus.file(of: apple) == 13)
    let above = thesaurus.hypernyms(of: apple).flatMap(thesaurus.words)
    #expect(above.contains("edible fruit"))
  }

  @Test("each meaning belongs to its definition, and ours belong to none")
  func order() throws {
    let entry = try #require(dictionary.fullEntry(of: "harbor"))
    #expect(entry.meanings.first?.synset == nil && entry.meanings.last?.synset != nil)
    for meaning in entry.meanings {
      guard let synset = meaning.synset else { continue }
      let file = thesaurus.file(of: synset)
      #expect(Thesaurus.part(ofFile: file) == meaning.definition.partOfSpeech)
      #expect(thesaurus.words(of: synset).contains("harbor"))
    }
  }

  @Test("adjectives have similar ones and opposites")
  func adjectives() throws {
    let hot = try #require(try synsets(of: "hot", as: .adjective).first)
    #expect(thesaurus.similar(to: hot).flatMap(thesaurus.words).contains("baking"))
    let cold = try #require(thesaurus.antonyms(of: "hot").first { $0.synset == hot })
    #expect(cold.word == "cold")
    #expect(thesaurus.words(of: cold.otherSynset).contains("cold"))
    #expect(thesaurus.antonyms(of: "table").isEmpty && thesaurus.antonyms(of: "qqq").isEmpty)
  }

  @Test("derived words lead to each other, whichever has the ending")
  func derivations() {
    #expect(thesaurus.derivations(of: "decide").contains("decision"))
    #expect(thesaurus.derivations(of: "decision").contains("decide"))
    #expect(thesaurus.derivations(of: "quickly").contains("quick"))
    #expect(thesaurus.derivations(of: "quick").contains("quickly"))
    #expect(thesaurus.derivations(of: "qqq").isEmpty)
  }

  @Test("candidates are drawn words of their level and field, none of them unfit")
  func candidates() throws {
    for (file, level) in [(13, Level.starter), (38, .everyday), (0, .broad)] {
      let words = thesaurus.candidates(file: file, level: level)
      #expect(words.count > 20 && Set(words).count == words.count)
      for word in words {
        let entry = try #require(dictionary.fullEntry(of: word))
        #expect(entry.level == level)
        let part = Thesaurus.part(ofFile: file)
        let first = entry.meanings.first {
          $0.synset != nil && $0.definition.partOfSpeech == part
        }
        #expect(first?.synset.map(thesaurus.file(of:)) == file, "\(word)")
      }
    }
    #expect(thesaurus.candidates(file: 13, level: .starter).contains("apple"))
    #expect(thesaurus.candidates(file: 99, level: .starter).isEmpty)
    #expect(thesaurus.candidates(file: -1, level: .starter).isEmpty)
  }

  @Test("neighbours begin, or sound from the end, like the word")
  func neighbours() {
    func words(_ word: String, _ order: Thesaurus.Order) -> [String] {
      thesaurus.neighbours(of: word, in: order, count: 20).map(\.word)
    }
    let beginning = words("decide", .letters)
    #expect(beginning == beginning.sorted() && beginning.contains("decide"))
    #expect(beginning.allSatisfy { $0.hasPrefix("dec") })
    #expect(words("bat", .sounds).contains("boat"))
    #expect(words("station", .soundsFromEnd).contains { $0.hasSuffix("ation") })
    #expect(thesaurus.neighbours(of: "zzzz", in: .letters, count: 3).count <= 6)
  }

  @Test(
    "the key of a word's sounds has its consonants as they are heard",
    arguments: [
      ("bat", "bt"), ("boat", "bt"), ("knight", "nt"), ("phone", "fn"), ("cell", "sl"),
      ("call", "kl"), ("nation", "nSn"), ("queen", "kwn"), ("ghost", "gst"), ("apple", "apl"),
      ("box", "bks"), ("giant", "Jnt"), ("yes", "ys"), ("hat", "ht"),
    ])
  func key(word: String, key: String) {
    #expect(String(decoding: SoundKey.of(word), as: UTF8.self) == key)
  }

  @Test("an unfit word and a form have no entry")
  func entries() {
    #expect(dictionary.fullEntry(of: "bastard") == nil)
    #expect(dictionary.fullEntry(of: "Harbor") == nil)
    #expect(dictionary.fullEntry(of: "colour")?.isRegional == true)
    #expect(dictionary.fullEntry(of: "harbor")?.relatives.contains("harbor") == true)
  }
}
