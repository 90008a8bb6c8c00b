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

  /// Returns the words that are nearest in topic to the first meaning of a word.
  private func nearest(
    _ word: String, as part: PartOfSpeech = .noun, _ level: Level = .starter, count: Int = 16
  ) throws -> [String] {
    let synset = try #require(try synsets(of: word, as: part).first)
    return thesaurus.nearest(to: word, in: synset, level: level, count: count)
  }

  @Test("the nearest words are drawn words of the level and part of speech, each once")
  func candidates() throws {
    for (word, part, level) in [
      ("apple", PartOfSpeech.noun, Level.starter), ("walk", .verb, .everyday),
      ("happy", .adjective, .broad), ("quickly", .adverb, .everyday), ("violin", .noun, .bee),
    ] {
      let words = try nearest(word, as: part, level, count: 40)
      #expect(words.count == 40 && Set(words).count == 40)
      for word in words {
        let entry = try #require(dictionary.fullEntry(of: word))
        #expect(entry.level == level)
        #expect(
          entry.meanings.contains { !$0.isRare && $0.definition.partOfSpeech == part }, "\(word)")
      }
    }
    #expect(thesaurus.nearest(to: "qqq", in: .init(1), level: .starter, count: 3).isEmpty)
    #expect(try nearest("apple", count: 0).isEmpty)
    // A damaged index may have any number.
    #expect(thesaurus.nearest(to: "apple", in: .init(1 << 30), level: .bee, count: 3).count <= 3)
  }

  @Test(
    "the nearest words in topic are about the same subject",
    arguments: [
      ("violin", PartOfSpeech.noun, ["piano", "drum", "flute"], ["doctor", "apple", "river"]),
      ("bread", .noun, ["muffin", "toast", "biscuit"], ["horse", "king", "street"]),
      ("doctor", .noun, ["dentist", "vet", "nurse"], ["apple", "hammer", "cloud"]),
      ("fox", .noun, ["wolf", "bear", "lion"], ["table", "queen", "bread"]),
      ("walk", .verb, ["march", "tiptoe"], ["think", "cook", "sell"]),
    ])
  func nearest(word: String, part: PartOfSpeech, near: [String], far: [String]) throws {
    let words = try nearest(word, as: part, count: 40)
    #expect(Set(near).isSubset(of: words), "\(words)")
    #expect(Set(far).isDisjoint(with: words), "\(words)")
  }

  @Test("an adjective is near to those whose nouns name qualities of one kind")
  func adjectiveTopics() throws {
    let happy = try nearest("happy", as: .adjective, count: 30)
    #expect(happy.contains("sad") || happy.contains("unhappy"))
    #expect(!happy.contains("round") && !happy.contains("wet"))
    let tall = try nearest("tall", as: .adjective, count: 30)
    #expect(tall.contains("short") || tall.contains("long") || tall.contains("high"))
    #expect(!tall.contains("angry"))
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

  @Test("neighbours of common levels are found beyond rarer words, in the same order")
  func commonNeighbours() {
    let words = thesaurus.neighbours(of: "porch", in: .sounds, count: 20, upTo: .everyday)
    #expect(words.count > 10 && words.allSatisfy { $0.level <= .everyday })
    #expect(words.contains { $0.word == "porch" })
    let all = thesaurus.neighbours(of: "porch", in: .sounds, count: 700).map(\.word)
    #expect(words.map(\.word) == all.filter(Set(words.map(\.word)).contains))
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
