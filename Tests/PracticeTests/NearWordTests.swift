import Foundation
import Testing
import Vocabulary

@testable import Practice

@Suite("A try that is another word with nearly the same sound")
struct NearWordTests {
  private let said = Pronunciation(ipa: "plˈæn")
  private let sound = Pronunciation(ipa: "plˈænt")
  private let plant = Word("plant", level: .starter)

  private func round(
    level: Level? = .starter, isSeen: Bool = false, soundAlikes: [SoundAlike] = [],
    state: Round.State = .init()
  ) -> Round {
    Round(
      Word("plan", level: level, soundAlikes: soundAlikes), said: said, isSeen: isSeen,
      state: state)
  }

  /// Whether a round tells a try as another word.
  private func isTold(
    _ typed: String, _ sound: Pronunciation?, _ other: Word?, in round: Round
  ) -> Bool {
    var round = round
    let verdict = round.submit(typed, sounding: sound, knownAs: other)
    guard case .nearWord = verdict else { return false }
    return true
  }

  @Test("spends no try")
  func free() {
    var round = round()
    #expect(round.submit("plant", sounding: sound, knownAs: plant) == .nearWord("plant"))
    #expect(round.triesLeft == 3 && round.phase == .asking && !round.canTakeBackSlip)
    #expect(round.submit("plan") == .correct)
    #expect(round.isFirstTry)
  }

  @Test("spends none even if one is all that the learner has")
  func last() {
    var round = Round(Word("plan", level: .starter), tries: .limited(1), said: said)
    #expect(round.submit("plant", sounding: sound, knownAs: plant) == .nearWord("plant"))
    #expect(round.outcome == nil && round.triesLeft == 1)
  }

  @Test("is told once in a round, and then it is wrong")
  func once() throws {
    var round = round()
    _ = round.submit("plant", sounding: sound, knownAs: plant)
    let plain = Word("plane", level: .starter)
    #expect(!isTold("plane", Pronunciation(ipa: "plˈeɪn"), plain, in: round))
    let kept = try JSONDecoder().decode(
      Round.State.self, from: try JSONEncoder().encode(round.state))
    #expect(!isTold("plant", sound, plant, in: self.round(state: kept)))
    guard case .wrong = round.submit("plant", sounding: sound, knownAs: plant) else {
      Issue.record("The second time it is wrong.")
      return
    }
    #expect(round.triesLeft == 2)
  }

  @Test("is told in a round that an earlier version of the program left")
  func earlier() throws {
    let state = #"""
      {"phase": "asking", "wrongTries": 1, "hints": 0, "slips": 0, "canTakeBackSlip": true}
      """#
    let kept = try JSONDecoder().decode(Round.State.self, from: Data(state.utf8))
    #expect(isTold("plant", sound, plant, in: round(state: kept)))
  }

  @Test("is wrong where the learner saw the word, and where nothing is known of the try")
  func excluded() {
    #expect(isTold("plant", sound, plant, in: round()))
    #expect(!isTold("plant", sound, plant, in: round(isSeen: true)))
    #expect(!isTold("plant", sound, nil, in: round()))
    #expect(!isTold("plant", nil, plant, in: round()))
    let rare = SoundAlike.rare(SoundAlike.Rare("plant", meaning: ""))
    #expect(!isTold("plant", sound, plant, in: round(soundAlikes: [rare])))
  }

  @Test("is a word that learners of the word's level may know")
  func levels() {
    func isTold(_ other: Level?, for asked: Level?) -> Bool {
      self.isTold("plant", sound, Word("plant", level: other), in: round(level: asked))
    }
    #expect(isTold(.everyday, for: .starter) && !isTold(.broad, for: .starter))
    #expect(isTold(.expert, for: .expert) && !isTold(.bee, for: .expert))
    #expect(isTold(.broad, for: nil) && !isTold(.advanced, for: nil) && !isTold(nil, for: .bee))
  }

  @Test(
    "is no regular form of the word",
    arguments: [
      ("plan", "plˈæn", "plans", "plˈænz"), ("dance", "dˈæns", "danced", "dˈænst"),
      ("write", "ɹˈaɪt", "writer", "ɹˈaɪɾɚ"), ("city", "sˈɪɾi", "cities", "sˈɪɾiz"),
    ])
  func forms(word: String, said: String, form: String, sound: String) {
    let round = Round(Word(word, level: .starter), said: Pronunciation(ipa: said))
    let other = Word(form, level: .starter)
    #expect(!isTold(form, Pronunciation(ipa: sound), other, in: round))
  }

  @Test(
    "has one sound more, less or other than the word",
    arguments: [
      ("fˈɪn", "θˈɪn", true), ("plˈæn", "plˈænt", true), ("bˈæk", "blˈæk", true),
      ("hˈɑːɹbɚ", "ˈɑːɹbɚ", true), ("bˈɔɪ", "bˈeɪ", true), ("hˈɑːpɪŋ", "hˈoʊpɪŋ", true),
      ("ɐfˈɛkt", "ɪfˈɛkt", true), ("fˈɪn", "fˈɪn", true),
      ("bˈɔɪ", "bˈiːz", false), ("fˈɪn", "θˈɪŋ", false), ("fˈɪn", "ˈɪnf", false),
      ("kˈæt", "dˈɔɡ", false), ("plˈæn", "plˈænɪts", false), ("", "", false), ("fˈɪn", "", false),
    ])
  func sounds(one: String, other: String, isNear: Bool) {
    let (one, other) = (Pronunciation(ipa: one), Pronunciation(ipa: other))
    #expect(one.isNear(other) == isNear && other.isNear(one) == isNear)
  }
}
