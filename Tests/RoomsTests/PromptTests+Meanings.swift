import Languages
import Practice
import SharedResources
import Testing
import Vocabulary
import WordService

@testable import Spelling

/// The words that are asked with their meaning, because another word sounds the same or nearly so.
extension PromptTests {
  /// The number of words that are drawn of each level, if it has so many.
  private static let drawn = 600

  /// Returns the prompts of words that a session draws.
  private func prompts(
    _ level: Level, _ length: WordLength, voice: String
  ) async throws -> [(prompt: Prompt, near: [String])] {
    let sounds = try #require(try await sharedTables.get().table(for: voice))
    var plan = SessionPlan(words: .drawn(length: length, levels: LevelRange(level...level)))
    plan.seed = 43
    let supply = WordSupply(
      for: plan, .offline, dictionary: try sharedDictionary.get(), sounds: sounds, online: nil)
    let lookup = PromptLookup(supply: supply, pronounce: nil, language: .english)
    var words: Set<String> = []
    var prompts: [(prompt: Prompt, near: [String])] = []
    for _ in 0..<Self.drawn {
      let next = await supply.draw { [words] word in words.contains(word) }
      let word = try #require(next)
      guard words.insert(word.text).inserted else { break }
      let entry = sounds.entry(
        of: word.text.lowercased(), as: word.definitions.first?.partOfSpeech)
      prompts.append((await lookup.prompt(word), entry.near))
    }
    // Of the hardest words, few are short.
    #expect(words.count == Self.drawn || level == .bee && words.count > Self.drawn / 3)
    return prompts
  }

  @Test(
    "at most one word in six of each level is heard with its meaning",
    arguments: Level.allCases, ["en-us", "en-gb"])
  func share(level: Level, voice: String) async throws {
    for length in [WordLength.normal, .all] {
      let prompts = try await prompts(level, length, voice: voice)
      let told = prompts.filter { $0.prompt.meaningReason != nil }
      #expect(told.count <= prompts.count / 6)
      let pairs = told.map { prompt, near in
        let same = prompt.word.soundAlikes.compactMap { alike -> String? in
          if case .homophone(let other) = alike { other } else { nil }
        }
        return "\(prompt.word.text) (\((same.isEmpty ? near : same).joined(separator: ", ")))"
      }
      print(
        "\(voice) \(level.rawValue), \(length) letters: \(told.count) of \(prompts.count) words:",
        pairs.joined(separator: " "))
    }
  }

  @Test("a word that listeners hear in place of another is as common, and not the same word")
  func nearWords() async throws {
    let dictionary = try sharedDictionary.get()
    for level in [Level.starter, .broad, .bee] {
      for (prompt, near) in try await prompts(level, .all, voice: "en-us") {
        for other in near {
          let known = dictionary.word(other)?.level ?? .starter
          #expect(known <= level, "\(other) for \(prompt.word.text)")
          #expect(other.lowercased() != prompt.word.text.lowercased())
        }
      }
    }
  }

  @Test(
    "a try at a word that sounds nearly the same spends none, once",
    arguments: [
      ("plan", "plant"), ("thin", "fin"), ("spell", "spill"), ("sheep", "ship"),
      ("might", "night"), ("window", "widow"), ("hopping", "hoping"),
    ])
  func nearTry(asked: String, typed: String) async throws {
    var (round, other, sound) = try await known(typed, for: asked)
    #expect(round.submit(typed, sounding: sound, knownAs: other) == .nearWord(typed))
    #expect(round.triesLeft == 3 && round.outcome == nil)
    _ = round.submit(typed, sounding: sound, knownAs: other)
    #expect(round.triesLeft == 2)
  }

  @Test(
    "a misspelling, a form of the word and quite another word spend a try",
    arguments: [("plan", "plann"), ("harbor", "harbors"), ("harbor", "garden")])
  func farTry(asked: String, typed: String) async throws {
    var (round, other, sound) = try await known(typed, for: asked)
    _ = round.submit(typed, sounding: sound, knownAs: other)
    #expect(round.triesLeft == 2)
  }

  /// Returns a round of a word, and what is known of a try at it.
  private func known(
    _ typed: String, for asked: String
  ) async throws -> (round: Round, other: Word?, sound: Pronunciation) {
    let dictionary = try sharedDictionary.get()
    let sounds = try #require(try await sharedTables.get().table(for: "en-us"))
    let supply = WordSupply(.offline, dictionary: dictionary, sounds: sounds)
    let lookup = PromptLookup(supply: supply, pronounce: nil, language: .english)
    let prompt = await lookup.prompt(try #require(dictionary.word(asked)))
    let said = try await sharedSynthesizer.pronunciation(of: asked, voice: "en-us")
    let sound = try await sharedSynthesizer.pronunciation(of: typed, voice: "en-us")
    let round = Round(prompt.word, said: Pronunciation(ipa: said))
    return (round, lookup.word(ofTry: typed, in: round), Pronunciation(ipa: sound))
  }
}
