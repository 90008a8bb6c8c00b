import Foundation
import Languages
import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("A hint")
struct HintTests {
  /// Returns the sentences of all hints after some wrong tries.
  private func sentences(_ word: String, said ipa: String? = nil, _ tries: String...) -> [String] {
    var round = Round(Word(word), tries: .unlimited, said: ipa.map(Pronunciation.init))
    for typed in tries { _ = round.submit(typed) }
    return all(&round).map(\.sentence)
  }

  private func all(_ round: inout Round) -> [Hint] {
    var hints: [Hint] = []
    while let hint = round.hint() { hints.append(hint) }
    return hints
  }

  @Test("gives the place first, then how the word is spelled there, and nothing that is right")
  func thirst() {
    #expect(
      sentences("thirst", said: "θˈɜːst", "therst") == [
        "Look at the vowel before the r.", "The vowel before the r is spelled i.",
      ])
  }

  @Test(
    "says in plain words what is wrong at a place",
    arguments: [
      (
        "thirst", "tirst",
        ["Look before the i: a consonant is missing there.", "Write h before the i."]
      ),
      (
        "harbor", "harebor",
        ["Look before the b: you wrote a vowel too many.", "Leave out e before the b."]
      ),
      (
        "friend", "freind",
        [
          "Look at the letters before the n: their order is wrong.",
          "The letters before the n stand in this order: i, e.",
        ]
      ),
      (
        "necessary", "necesary",
        [
          "Look at the consonant before the a: is it single or double?",
          "The consonant before the a is double.",
        ]
      ),
      (
        "harbor", "harbbor",
        [
          "Look at the consonant before the o: is it single or double?",
          "The consonant before the o is single.",
        ]
      ),
      (
        "knife", "nife",
        ["Look at the beginning: a consonant is missing there.", "Write k at the beginning."]
      ),
      (
        "mother-in-law", "mother-in law",
        ["Look at the sign before the l.", "The sign before the l is a hyphen."]
      ),
    ] as [(String, String, [String])])
  func places(word: String, typed: String, hints: [String]) {
    #expect(sentences(word, typed) == hints)
  }

  @Test("goes from one place of a try to the next")
  func several() {
    #expect(
      sentences("necessary", "nesesary") == [
        "Look at the consonant before the second e.",
        "The consonant before the second e is spelled c.",
        "Look at the consonant before the a: is it single or double?",
        "The consonant before the a is double.",
      ])
  }

  @Test("follows the last try: what is right now is not told, and what was told is not told again")
  func followed() {
    var round = Round(Word("necessary"), tries: .unlimited)
    _ = round.submit("nesesary")
    #expect(round.hint()?.sentence == "Look at the consonant before the second e.")
    var still = round
    _ = still.submit("nesessary")
    #expect(still.hint()?.sentence == "The consonant before the second e is spelled c.")
    #expect(still.hint() == nil)
    _ = round.submit("necesary")
    #expect(
      round.hint()?.sentence == "Look at the consonant before the a: is it single or double?")
  }

  @Test("begins with the place that was wrong in the most tries")
  func stubborn() {
    let hints = sentences("separate", "seperate", "saperete", "saperate")
    #expect(
      hints.prefix(2) == [
        "Look at the vowel before the r.", "The vowel before the r is spelled a.",
      ])
  }

  @Test("reminds of an earlier try that had the place right, and tells no letter of it")
  func earlier() {
    #expect(
      sentences("thirst", said: "θˈɜːst", "thirts", "therst") == [
        "Look at the vowel before the r.", "You had it right there in an earlier try: thirts.",
      ])
  }

  @Test("tells the length, the hardest place and the beginning before any try")
  func before() {
    #expect(
      sentences("harbor", said: "hˈɑːɹbɚ") == [
        "It has 2 syllables and 6 letters.",
        "Watch the last vowel: it is weak, so the ear can't tell how it is spelled.",
        "The last vowel is spelled o, r.", "It begins with h.",
        "The first syllable is spelled h, a, r.",
      ])
    #expect(sentences("ice cream").first == "It has 2 words and 8 letters.")
    #expect(sentences("fire", said: "fˈaɪɚ").first == "It has 4 letters.")
  }

  @Test(
    "counts letters as people do",
    arguments: [(1, "first"), (10, "tenth"), (11, "11th"), (21, "21st"), (22, "22nd")])
  func ordinals(number: Int, name: String) { #expect(HintWording.ordinal(number) == name) }

  @Test("is as before any try when the only try was a slip")
  func slip() {
    var round = Round(Word("thirst"), said: Pronunciation(ipa: "θˈɜːst"))
    _ = round.submit("therst")
    let isTakenBack = round.takeBackSlip()
    #expect(isTakenBack)
    #expect(round.hint()?.sentence == "It has 1 syllable and 6 letters.")
  }

  @Test(
    "never tells a whole short word", arguments: [("a", 1), ("at", 2), ("cat", 3), ("sky", 3)])
  func short(word: String, length: Int) {
    var round = Round(Word(word))
    let hints = all(&round)
    #expect(hints[0].sentence == "It has \(length) letter\(length == 1 ? "" : "s").")
    #expect(Set(hints.flatMap(\.letters)).count < length)
    #expect(round.hint() == nil && !round.hasMoreHints)
  }

  @Test("asks for the capitals of a name that has nothing else wrong")
  func capitals() {
    var round = Round(Word("Wednesday", isName: true), wantsCapitals: true)
    _ = round.submit("wednesday")
    #expect(
      all(&round).map(\.sentence) == [
        "The letters are right: look at the capitals.", "It begins with a capital letter.",
      ])
  }

  @Test("finds the letters of other languages, and leaves out accents that are forgiven")
  func languages() {
    var round = Round(Word("niño"), in: Language("es"))
    _ = round.submit("nino")
    #expect(
      all(&round).map(\.sentence) == [
        "Look at the consonant before the o: the accent is wrong.",
        "The consonant before the o is spelled ñ.",
      ])
    var forgiving = Round(Word("niño"), in: Language("es"), forgivesAccents: true)
    _ = forgiving.submit("nine")
    #expect(
      all(&forgiving).map(\.sentence) == [
        "Look at the vowel at the end.", "The vowel at the end is spelled o.",
      ])
  }

  @Test("never tells a letter that is right already, nor the whole word, whatever is typed")
  func anything() {
    var generator = SeededGenerator(seed: 43)
    let words: [(String, String?)] = [
      ("thirst", "θˈɜːst"), ("necessary", "nˈɛsᵻsɚɹi"), ("harbor", "hˈɑːɹbɚ"), ("queue", "kjˈuː"),
      ("knife", "nˈaɪf"), ("cat", "kˈæt"), ("mother-in-law", nil), ("I'm", nil), ("naïve", nil),
    ]
    for (text, ipa) in words {
      for _ in 0..<200 {
        var round = Round(Word(text), tries: .unlimited, said: ipa.map(Pronunciation.init))
        let spelling = Spelling(text)
        var told: Set<Int> = []
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
          let typed = Self.misspelled(spelling.letters, using: &generator)
          guard case .wrong(let feedback) = round.submit(typed) else { continue }
          let right = Self.right(in: Diagnosis(of: feedback.typed, for: round.written))
          for _ in 0..<Int.random(in: 0..<9, using: &generator) {
            guard let hint = round.hint() else { break }
            #expect(right.isDisjoint(with: hint.letters), "\(text): \(hint.sentence)")
            told.formUnion(hint.letters)
            let tokens = hint.sentence.lowercased().split { !$0.isLetter }
            #expect(text.count < 3 || !tokens.contains { $0 == text.lowercased() })
          }
        }
        let untold = spelling.letters.indices.filter {
          spelling.letters[$0].isLetter && !told.contains($0)
        }
        #expect(!untold.isEmpty, "\(text): all of it is told")
      }
    }
  }

  /// Returns a spelling with up to three letters left out, changed or doubled.
  private static func misspelled(
    _ letters: [Character], using generator: inout SeededGenerator
  ) -> String {
    var letters = letters
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !letters.isEmpty {
      let index = Int.random(in: letters.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: letters.remove(at: index)
      case 1: letters[index] = "aeioutrsn".randomElement(using: &generator) ?? "e"
      default: letters.insert(letters[index], at: index)
      }
    }
    return String(letters)
  }

  private static func right(in diagnosis: Diagnosis) -> Set<Int> {
    var (right, index) = (Set<Int>(), 0)
    for step in diagnosis.alignment.steps {
      if case .same = step { right.insert(index) }
      index += step.right.count
    }
    return right
  }

  @Test("goes on after the state was kept, and reads the states of earlier versions")
  func kept() throws {
    var round = Round(Word("thirst"))
    _ = round.submit("therst")
    #expect(round.hint() != nil)
    let state = try JSONDecoder().decode(
      Round.State.self, from: try JSONEncoder().encode(round.state))
    #expect(state == round.state)
    var after = Round(Word("thirst"), state: state)
    #expect(after.hints == round.hints)
    #expect(after.hint()?.sentence == "The vowel before the r is spelled i.")
    let old = #"{"phase":"asking","wrongTries":1,"hints":2,"slips":0,"canTakeBackSlip":true}"#
    let early = try JSONDecoder().decode(Round.State.self, from: Data(old.utf8))
    var resumed = Round(Word("thirst"), state: early.remembering("therst"))
    #expect(resumed.hintCount == 2 && resumed.isHelped && resumed.hints.isEmpty)
    #expect(resumed.hint()?.sentence == "Look at the vowel before the r.")
  }
}
