import Foundation
import Practice
import Speech
import Testing
import Vocabulary

@testable import Tutor
@testable import WordService

@Suite("What a word is asked with")
struct PromptTests {
  private let dictionary = try! sharedDictionary.get()
  private let synthesizer = Synthesizer.shared(
    voices: nil, cache: NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())")

  private func sounds() async throws -> SoundAlikes {
    try await SoundAlikes(
      dictionary, accent: "en-us", engine: Synthesizer.version, cache: sharedCache
    ) { [synthesizer] in try await synthesizer.soundKeys(of: $0, voice: "en-us") }
  }

  @Test("no word of the whole dictionary is given away by what is shown")
  func whole() async throws {
    let sounds = try await sounds()
    var wordNet = try #require(WordNet(folder: "/usr/share/wordnet"))
    let parts = wordNet.senses.map { senses in Set(senses.map { wordNet.synsets[$0.synset].part }) }
    let morphology = Morphology { [wordNet] in
      wordNet.exceptions[$1]?[$0] ?? []
    } isLemma: {
      [wordNet] lemma, part in
      wordNet.numbers[lemma].map { parts[$0].contains(part) } ?? false
    }
    func families(_ word: String) -> Set<Int> {
      let lemmas = [word] + morphology.analyses(of: word).map(\.lemma)
      return Set(lemmas.compactMap { wordNet.numbers[$0] }.map { wordNet.family(of: $0) })
    }
    var known: [Substring: Set<Int>] = [:]
    let pool = dictionary.pool(
      length: try WordLength("2-30"), levels: try LevelRange("starter-bee"))
    var (words, blanked, tokens) = (0, 0, 0)
    for word in dictionary.words(of: pool) {
      let prompt = Prompt(word, sound: sounds.entry(of: word.text, regions: dictionary.regions))
      let own = families(word.text)
      let shown = prompt.shownDefinitions.map(\.text) + [prompt.sentence.map(prompt.shown) ?? ""]
      words += 1
      #expect(!prompt.definitions.isEmpty)
      for token in shown.joined(separator: " ").lowercased().split(whereSeparator: { !$0.isLetter })
      {
        tokens += 1
        if known[token] == nil { known[token] = families(String(token)) }
        let isGivenAway = token == word.text || !(known[token] ?? []).isDisjoint(with: own)
        if isGivenAway { Issue.record("\(word.text): \(token) in \(shown)") }
      }
      if shown.contains(where: { $0.contains(Blanking.blank) }) { blanked += 1 }
    }
    #expect(words > 60_000)
    // 13 % of definitions hold the word or its stem; sentences all do.
    print("\(words) words, \(blanked) blanked, \(tokens) tokens")
  }

  @Test(
    "one word in two spellings is both right, and neither is shown",
    arguments: [
      ("colour", "color"), ("realise", "realize"), ("traveller", "traveler"), ("grey", "gray"),
    ])
  func variants(one: String, other: String) async throws {
    let sounds = try await sounds()
    for (asked, typed) in [(one, other), (other, one)] {
      let word = try #require(dictionary.word(asked))
      let prompt = Prompt(word, sound: sounds.entry(of: asked, regions: dictionary.regions))
      #expect(!prompt.shownDefinitions.contains { $0.text.contains(typed) })
      var round = Round(prompt.word)
      guard case .variant(let spelled) = round.submit(typed) else {
        Issue.record("\(typed) for \(asked)")
        continue
      }
      #expect(spelled.text == typed && round.outcome == .completed(tries: 1))
    }
  }

  @Test(
    "another word that sounds the same spends no try",
    arguments: [("err", "heir"), ("their", "there"), ("bruise", "brews"), ("aloud", "allowed")])
  func homophones(asked: String, typed: String) async throws {
    let word = try #require(dictionary.word(asked))
    let prompt = Prompt(
      word, sound: try await sounds().entry(of: asked, regions: dictionary.regions))
    #expect(prompt.isAmbiguous)
    var round = Round(prompt.word)
    #expect(round.submit(typed) == .homophone(typed))
    #expect(round.triesLeft == 3 && round.outcome == nil)
  }

  @Test(
    "no doubled or missing letter is right by itself",
    arguments: [("necessary", "neccessary"), ("traveling", "traveeling"), ("colour", "collour")])
  func doubling(asked: String, typed: String) async throws {
    let word = try #require(dictionary.word(asked))
    var round = Round(
      Prompt(word, sound: try await sounds().entry(of: asked, regions: dictionary.regions)).word)
    if case .wrong = round.submit(typed) {} else { Issue.record("\(typed) for \(asked)") }
  }

  @Test(
    "a heteronym is asked with the definition that fits the way it is said",
    arguments: [
      ("record", [PartOfSpeech.noun]), ("desert", [.noun]), ("refuse", [.verb]),
      ("wind", [.noun]), ("content", [.noun]),
    ])
  func heteronyms(word: String, parts: [PartOfSpeech]) async throws {
    let known = try #require(dictionary.word(word))
    let prompt = Prompt(
      known, sound: try await sounds().entry(of: word, regions: dictionary.regions))
    #expect(prompt.definitions.map(\.partOfSpeech) == parts)
  }
}
