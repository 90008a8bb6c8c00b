import Foundation
import Practice
import SharedResources
import Speech
import TestSupport
import Testing
import Vocabulary

@testable import Spelling
@testable import WordService

@Suite("The texts with which a word is asked")
struct PromptTests {
  private let dictionary = try! sharedDictionary.get()

  private func sounds() async throws -> SoundAlikes {
    try #require(try await sharedTables.get().table(for: "en-us"))
  }

  /// Returns the prompt for a word of the dictionary.
  private func prompt(_ text: String) async throws -> Prompt {
    prompt(try #require(dictionary.word(text)), try await sounds())
  }

  private func prompt(_ word: Word, _ sounds: SoundAlikes) -> Prompt {
    let entry = sounds.entry(of: word.text, as: word.definitions.first?.partOfSpeech)
    return Prompt(word, sound: entry) {
      dictionary.soundAlikes(of: word.text, as: $0, sounding: entry.same)
    }
  }

  @Test("the shown texts give away no word of the dictionary")
  func whole() async throws {
    let sounds = try await sounds()
    let wordNet = try #require(WordNet(folder: "/usr/share/wordnet"))
    let morphology = Morphology(wordNet, level: dictionary.level)
    func families(_ word: String) -> Set<Int> {
      let lemmas = [word] + morphology.analyses(of: word).map(\.lemma)
      return Set(lemmas.compactMap { wordNet.numbers[$0] }.map { wordNet.families[$0] })
    }
    var known: [Substring: Set<Int>] = [:]
    let places = Level.allCases.flatMap { level in
      WordLength.possible.map { dictionary.index.askableRange(level: level, length: $0) }
    }
    var (words, blanked, tokens) = (0, 0, 0)
    for (number, place) in places.joined().enumerated() where number % Sweep.stride == 0 {
      let word = dictionary.word(numbered: dictionary.index.askableWord(at: place))
      let prompt = prompt(word, sounds)
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
    #expect(words > 24_000 / Sweep.stride)
    // 13 % of the definitions hold the word or its stem, and all sentences do.
    print("\(words) words, \(blanked) blanked, \(tokens) tokens")
  }

  @Test(
    "both spellings of a word are right, and the texts show neither",
    arguments: [
      ("colour", "color"), ("realise", "realize"), ("traveller", "traveler"), ("grey", "gray"),
    ])
  func variants(one: String, other: String) async throws {
    for (asked, typed) in [(one, other), (other, one)] {
      let prompt = try await prompt(asked)
      #expect(!prompt.shownDefinitions.contains { $0.text.contains(typed) })
      var round = Round(prompt.word)
      guard case .variant(let spelled) = round.submit(typed) else {
        Issue.record("\(typed) for \(asked)")
        continue
      }
      #expect(spelled.text == typed && round.outcome == .completed(tries: 1))
    }
  }

  // Some of the variants are rare, so that the usual spelling is asked.
  @Test("the spellings of two regions are known for one word, but for 1 pair in 100")
  func pairs() async throws {
    let sounds = try await sounds()
    let pairs = try Reference.lines(of: "spelling_pairs.py").map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(pairs.count > 2_000)
    var missed: [String] = []
    for pair in pairs {
      for (asked, typed) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        let alikes = prompt(dictionary.word(asked) ?? Word(asked), sounds).word.soundAlikes
        let isKnown = alikes.contains { $0.isSameWord && $0.text == typed }
        if !isKnown { missed.append("\(typed) for \(asked)") }
      }
    }
    #expect(Double(missed.count) < 0.01 * Double(2 * pairs.count), "\(missed)")
  }

  @Test(
    "another word that sounds the same spends no try",
    arguments: [
      ("err", "heir"), ("their", "there"), ("bruise", "brews"), ("aloud", "allowed"),
      ("our", "hour"), ("hour", "our"), ("aisle", "isle"), ("stationary", "stationery"),
      ("profit", "prophet"), ("cereal", "serial"), ("dual", "duel"), ("story", "storey"),
      ("practice", "practise"),
    ])
  func homophones(asked: String, typed: String) async throws {
    let prompt = try await prompt(asked)
    #expect(prompt.distinctness == .same)
    var round = Round(prompt.word)
    #expect(round.submit(typed) == .homophone(typed))
    #expect(round.triesLeft == 3 && round.outcome == nil)
  }

  @Test(
    "a rare word that sounds the same spends a try, and only our own dictionary's are told",
    arguments: [
      ("calendar", "calender"), ("lamb", "lam"), ("though", "tho"), ("cat", "kat"),
      ("supersede", "supercede"), ("minuscule", "miniscule"), ("hindrance", "hinderance"),
      ("dependence", "dependance"), ("unusable", "unuseable"),
    ])
  func rare(asked: String, typed: String) async throws {
    let word = try await prompt(asked).word
    var round = Round(word)
    _ = round.submit(typed)
    #expect(round.triesLeft == 2)
    let other = dictionary.known(typed)?.ifPlain(dictionary.known)
    #expect(word.sentence(onRareWord: typed, known: other) == nil)
  }

  @Test("a rare word of our own dictionary is told with its meaning")
  func ownRare() {
    let meaning = "a song in parts; a round"
    let word = Word("cannon", soundAlikes: [.rare(SoundAlike.Rare("canon", meaning: meaning))])
    let own = Word(
      "canon", definitions: [Definition(partOfSpeech: .noun, text: meaning, examples: [])],
      ownCount: 1)
    #expect(own.ifPlain { _ in nil } == own)
    #expect(
      word.sentence(onRareWord: "Canon", known: own)
        == "canon is another word, a rare one: a song in parts.")
    #expect(word.sentence(onRareWord: "canon", known: nil) == nil)
    #expect(word.sentence(onRareWord: "qqq", known: own) == nil)
  }

  @Test(
    "a misspelling that WordNet lists is no other word",
    arguments: [
      ("fuschia", false), ("supercede", false), ("miniscule", false), ("kat", false),
      ("except", true), ("hoping", true), ("widow", true),
    ])
  func listed(typed: String, isPlain: Bool) throws {
    let known = try #require(dictionary.known(typed))
    #expect((known.ifPlain(dictionary.known) != nil) == isPlain)
  }

  @Test("a form is told as that, and never by a rare meaning that WordNet has of it")
  func form() throws {
    let lighten = Word(
      "lighten", definitions: [Definition(partOfSpeech: .verb, text: "to make less heavy")],
      ownCount: 1)
    let lightening = Word(
      "lightening", definitions: [Definition(partOfSpeech: .noun, text: "a rare meaning")],
      forms: [WordForm(.presentParticiple, of: "lighten", as: .verb)])
    let plain = try #require(lightening.ifPlain { $0 == "lighten" ? lighten : nil })
    #expect(
      Word("lightning").sentence(onOtherWord: plain)
        == "lightening is another word, a form of lighten: to make less heavy.")
    #expect(lightening.ifPlain { _ in nil } == nil)
    let listed = try #require(dictionary.known("lightening")?.ifPlain(dictionary.known))
    #expect(listed.definitions.allSatisfy { $0.text.hasPrefix("present participle: ") })
  }

  @Test(
    "another word that people know is named, and one of the family is not",
    arguments: [
      ("accept", "except", "except is another word: "),
      ("hopping", "hoping", "hoping is another word, a form of hope: "),
      ("clothes", "closes", "closes is another word, a form of close: to move"),
      ("brooks", "books", "books is another word, a form of book: printed"),
      ("desert", "dessert", "dessert is another word: "), ("harbor", "harbors", nil),
      ("ran", "run", nil),
    ] as [(String, String, String?)])
  func otherWord(asked: String, typed: String, sentence: String?) throws {
    let (word, other) = (try #require(dictionary.word(asked)), try #require(dictionary.word(typed)))
    let told = word.sentence(onOtherWord: other)
    #expect(sentence.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(told ?? "")")
  }

  @Test(
    "a word for which listeners hear another one is asked with its meaning",
    arguments: [
      ("fin", Distinctness.near), ("pen", .near), ("pin", .near), ("bright", .near),
      ("prize", .same), ("three", .near), ("son", .same), ("accept", .near), ("collar", .near),
      // Learners of such a common word needn't know the other one.
      ("thin", .distinct), ("deaf", .distinct), ("except", .distinct),
      // Other words differ in a sound that everyone hears.
      ("plan", .distinct), ("window", .distinct), ("kitchen", .distinct), ("harbor", .distinct),
      ("spell", .distinct), ("umbrella", .distinct), ("necessary", .distinct),
      ("rhythm", .distinct), ("bare", .same),
    ])
  func distinctness(word: String, expected: Distinctness) async throws {
    #expect(try await prompt(word).distinctness == expected)
  }

  @Test(
    "a wrongly doubled letter is wrong, also in a word with two spellings",
    arguments: [("necessary", "neccessary"), ("traveling", "traveeling"), ("colour", "collour")])
  func doubling(asked: String, typed: String) async throws {
    var round = Round(try await prompt(asked).word)
    if case .wrong = round.submit(typed) {} else { Issue.record("\(typed) for \(asked)") }
  }

  @Test(
    "a heteronym is asked with the definition that fits the way it is said",
    arguments: [
      ("record", [PartOfSpeech.noun]), ("desert", [.noun]), ("refuse", [.verb]),
      ("content", [.noun]), ("minute", [.noun]),
    ])
  func heteronyms(word: String, parts: [PartOfSpeech]) async throws {
    let prompt = try await prompt(word)
    #expect(prompt.definitions.map(\.partOfSpeech) == parts)
    #expect(prompt.parts == [word: parts[0].rawValue])
  }

  @Test("all definitions of a heteronym belong to one pronunciation")
  func allHeteronyms() async throws {
    let sounds = try await sounds()
    var asked = 0
    for word in await sharedSynthesizer.heteronyms(voice: "en-us").sorted() {
      guard let known = dictionary.word(word), !known.definitions.isEmpty else { continue }
      let prompt = prompt(known, sounds)
      var said: Set<String> = []
      for part in prompt.definitions.map(\.partOfSpeech.rawValue) {
        said.insert(try await sharedSynthesizer.pronunciation(of: word, as: part, voice: "en-us"))
      }
      #expect(said.count == 1, "\(word): \(said)")
      asked += 1
    }
    #expect(asked > 350)
  }
}
