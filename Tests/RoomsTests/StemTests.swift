import CardPractice
import Languages
import Learner
import SharedResources
import Storage
import TestSupport
import Testing
import Vocabulary

@testable import Spelling
@testable import WordService

@Suite("The stem of an asked word")
struct StemTests {
  private let dictionary = try! sharedDictionary.get()

  /// The number of words that are drawn of each level.
  private static let drawn = 60

  /// Returns the prompts of words of a level.
  private func prompts(_ level: Level) async -> [Prompt] {
    let supply = WordSupply(.offline, dictionary: dictionary)
    let lookup = PromptLookup(supply: supply, pronounce: nil, language: .english)
    let pool = dictionary.pool(length: .all, levels: LevelRange(level...level))
    var generator = SeededGenerator(seed: 43)
    var words: Set<String> = []
    var prompts: [Prompt] = []
    while prompts.count < Self.drawn {
      guard
        let word = dictionary.draw(
          from: pool, using: &generator, isUnwanted: { words.contains($0) })
      else { break }
      words.insert(word.text)
      prompts.append(await lookup.prompt(word))
    }
    return prompts
  }

  /// Words that say nothing, although words begin or end with them: `quotable` means able to be
  /// quoted.
  private static let general = Affixes.general.union(["able", "ability", "like", "less"])
  private static let unrelated = ["clothing": "thing", "history": "story"]

  /// Returns the words of a text that have a stem of four letters or more with which the asked word
  /// begins or ends. One or two letters before a short stem make no word: `scroll`.
  private func stems(of word: String, in text: String) -> [String] {
    let word = word.lowercased()
    guard !word.contains("'") else { return [] }
    return text.lowercased().split { !$0.isLetter }.map(String.init).filter { token in
      ([token] + dictionary.forms(of: token).map(\.lemma)).contains { stem in
        guard stem.count > 3, !Self.general.contains(stem), Self.unrelated[word] != stem else {
          return false
        }
        let rest = word.count - stem.count
        return word.hasPrefix(stem) && rest > 1
          || word.hasSuffix(stem) && rest > (stem.count > 4 ? 1 : 2)
      }
    }
  }

  @Test("is in no text that is shown of 60 words of each level", arguments: Level.allCases)
  func shown(level: Level) async {
    let prompts = await self.prompts(level)
    #expect(prompts.count == Self.drawn)
    var told: [String] = []
    var hidden: [String] = []
    for prompt in prompts {
      let word = prompt.word.text
      let shown = prompt.shownDefinitions.map(\.text) + [prompt.sentence.map(prompt.shown) ?? ""]
      let found = stems(of: word, in: shown.joined(separator: " "))
      if !found.isEmpty { told.append("\(word): \(found) in \(shown)") }
      let whole = prompt.definitions.map(\.text).joined(separator: " ")
      let inWhole = stems(of: word, in: whole)
      if !inWhole.isEmpty { hidden.append("\(word) (\(inWhole.joined(separator: ", ")))") }
    }
    #expect(told == [])
    // WordNet explains many words by their stems, so that a test of nothing would be seen. Above
    // advanced, hardly any derivatives are drawn.
    if [.broad, .advanced].contains(level) { #expect(hidden.count > 1) }
    print(
      "\(level.rawValue): a stem is blanked in \(hidden.count) of \(prompts.count) definitions:",
      hidden.joined(separator: "; "))
  }

  @Test("is blanked in a text from elsewhere, and no sentence of a word has the stem alone")
  func elsewhere() async throws {
    let supply = WordSupply(.offline, dictionary: dictionary)
    let lookup = PromptLookup(supply: supply, pronounce: nil, language: .english)
    let prompt = await lookup.prompt(try #require(dictionary.word("farmhand")))
    #expect(prompt.shown("The farmhand sold the farm.") == "The ____ sold the ____.")
    #expect(prompt.isExample("The farmhand sold it.") && !prompt.isExample("They sold the farm."))
    let listed = await lookup.word(
      WordList.Entry(word: "farmhand", definition: "someone who works on farms"))
    let ofList = await lookup.prompt(listed)
    #expect(ofList.shownDefinitions.map(\.text) == ["someone who works on ____"])
  }

  @Test("is blanked on the card of a generated deck")
  func card() async throws {
    let home = try SessionHome()
    try home.files.lists.change(named: "farm") {
      $0.words.append(WordList.Entry(word: "farmhand"))
    }
    let room = CardRoom(
      home.files,
      finder: { [dictionary] _ in { dictionary.wordWithKin($0, defined: $1) } })
    let deck = try await room.deck(.list("farm"))
    #expect(deck.cards.map(\.front) == ["*noun:* a hired ____ on a ____"])
    try home.files.lists.change(named: "farm") {
      $0.words[0].definition = "someone who works on farms"
    }
    #expect(try await room.deck(.list("farm")).cards.map(\.front) == ["someone who works on ____"])
  }
}
