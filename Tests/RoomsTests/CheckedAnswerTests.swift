import Quiz
import QuizPractice
import SharedResources
import TestSupport
import Testing
import Vocabulary
import WordService

@Suite("The lists of answers that people checked")
struct CheckedAnswerTests {
  private let checked = CheckedAnswers.embedded
  private let dictionary: OfflineDictionary

  init() throws { dictionary = try sharedDictionary.get() }

  private func level(_ word: String) -> Level { dictionary.levelToAsk(word) ?? .bee }

  @Test(
    "a pair that a learner's dictionary has is asked in both directions",
    arguments: [
      ("big", "large"), ("begin", "start"), ("happy", "glad"), ("shout", "yell"),
      ("gift", "present"), ("afraid", "scared"), ("street", "road"), ("rich", "wealthy"),
      ("brave", "courageous"), ("rescue", "save"), ("jump", "leap"), ("huge", "large"),
    ])
  func synonyms(one: String, other: String) {
    #expect(checked.synonyms(of: one).contains { $0.word == other })
    #expect(checked.synonyms(of: other).contains { $0.word == one })
  }

  @Test(
    "opposites are asked in both directions, each with the meaning of the asked word",
    arguments: [
      ("hot", "cold", "having a high temperature"), ("big", "small", "of great size"),
      ("wet", "dry", "with water on it"), ("open", "closed", "so that things can go through"),
      ("early", "late", "before the usual time"), ("buy", "sell", "to get something for money"),
      ("rough", "smooth", "full of bumps"), ("rough", "gentle", "not careful with others"),
      ("deep", "shallow", "going far down"), ("arrive", "leave", "to come to a place"),
    ])
  func opposites(word: String, opposite: String, gloss: String) {
    #expect(
      checked.opposites(of: word).contains { $0.word == opposite && $0.gloss == gloss })
    #expect(checked.opposites(of: opposite).contains { $0.word == word && $0.gloss != gloss })
  }

  @Test(
    "no list has what only a dictionary for experts has",
    arguments: [
      ("salvage", "salve"), ("parallel", "oblique"), ("nearer", "nigher"), ("spot", "place"),
      ("wheeler", "cyclist"), ("flatly", "categorically"), ("ably", "competently"),
      ("restaurant", "eatery"), ("verse", "poetry"), ("phase", "stage"), ("theme", "subject"),
      ("disparage", "flatter"), ("clergy", "laity"), ("young", "nigh"), ("reindeer", "caribou"),
    ])
  func experts(one: String, other: String) {
    for (asked, right) in [(one, other), (other, one)] {
      #expect(!checked.synonyms(of: asked).contains { $0.word == right })
      #expect(!checked.opposites(of: asked).contains { $0.word == right })
    }
  }

  @Test(
    "a word is not asked in a meaning that people seldom think of",
    arguments: ["picture", "found", "treasure", "stick", "win", "trick"])
  func oneWay(word: String) {
    let rare = ["imagine", "establish", "cherish", "adhere", "victory", "deceive"]
    #expect(!checked.synonyms(of: word).contains { rare.contains($0.word) })
  }

  @Test("the words of a pair don't give each other away by their letters")
  func letters() {
    func areAlike(_ one: String, _ other: String) -> Bool {
      one.prefix(3) == other.prefix(3) || one.contains(other) || other.contains(one)
    }
    for word in checked.wordsWithSynonyms {
      for pair in checked.synonyms(of: word) {
        #expect(!areAlike(word, pair.word), "\(word) \(pair.word)")
        #expect(!pair.wrong.contains(word) && !pair.wrong.contains(pair.word), "\(word)")
        // The right answer of one pair is not a wrong answer of another pair.
        let synonyms = checked.synonyms(of: word).map(\.word)
        #expect(Set(synonyms).isDisjoint(with: pair.wrong), "\(word): \(pair.wrong)")
      }
    }
    for word in checked.wordsWithOpposites {
      for pair in checked.opposites(of: word) {
        #expect(!areAlike(word, pair.word), "\(word) \(pair.word)")
        #expect(!pair.wrong.contains(word) && !pair.wrong.contains(pair.word), "\(word)")
        let opposites = checked.opposites(of: word).map(\.word)
        #expect(Set(opposites).isDisjoint(with: pair.wrong), "\(word): \(pair.wrong)")
      }
    }
  }

  @Test(
    "distant relatives are no strangers to a family",
    arguments: [
      ("serve", "sergeant"), ("serve", "serf"), ("decide", "deciduous"), ("real", "realm"),
      ("magnify", "majesty"), ("union", "unique"), ("value", "valiant"), ("voice", "vowel"),
      ("move", "remote"), ("fame", "fable"), ("fate", "fable"), ("social", "soccer"),
      ("receive", "recipe"), ("table", "tablet"), ("port", "portion"), ("vision", "visit"),
    ])
  func relatives(word: String, relative: String) {
    let strangers = checked.family(of: word)?.strangers.flatMap(\.self) ?? []
    #expect(!strangers.contains(relative))
  }

  @Test("a family has no member among its strangers, and each stranger begins like it")
  func families() throws {
    for word in checked.wordsWithFamilies {
      let family = try #require(checked.family(of: word))
      #expect(family.members.contains(word) && family.members.count > 1, "\(word)")
      #expect(family.strangers.count >= 2, "\(word)")
      for strangers in family.strangers {
        #expect(Set(strangers).isDisjoint(with: family.members), "\(word)")
        let first = try #require(strangers.first)
        #expect(family.members.contains { $0.prefix(1) == first.prefix(1) }, "\(word) \(first)")
      }
    }
  }

  @Test("nearly every word of the lists makes a question with four answers")
  func questions() {
    let maker = QuestionMaker(DictionaryLexicon(dictionary, sounds: nil))
    let lists: [(Kind, [String], Double)] = [
      (.gap, checked.wordsWithGaps, 0.85), (.synonym, checked.wordsWithSynonyms, 0.8),
      (.opposite, checked.wordsWithOpposites, 0.8), (.family, checked.wordsWithFamilies, 0.6),
    ]
    for (kind, words, share) in lists {
      var generator = SeededGenerator(seed: 9)
      let known = words.filter { dictionary.levelToAsk($0) != nil }
      let questions = known.compactMap {
        maker.question(kind, about: $0, .best, using: &generator)
      }
      #expect(Double(questions.count) >= share * Double(known.count), "\(kind)")
      #expect(questions.allSatisfy { $0.answers.count == 4 }, "\(kind)")
    }
  }

  @Test("at least three wrong words of each gap are in the dictionary, and no rarer than the word")
  func usableWords() {
    let lexicon = DictionaryLexicon(dictionary, sounds: nil)
    var scarce: [String] = []
    for word in checked.wordsWithGaps {
      guard let entry = lexicon.entry(of: word) else { continue }
      for gap in checked.gaps(of: word) {
        let usable = Set(gap.wrong).filter { wrong in
          guard wrong != word, let other = lexicon.entry(of: wrong) else { return false }
          return !other.isRegional && other.level ?? .bee <= entry.level ?? .bee
        }
        if usable.count < 3 { scarce.append("\(word) (\(gap.cue)): \(usable.sorted())") }
      }
    }
    #expect(scarce.isEmpty, "\(scarce.joined(separator: "\n"))")
  }

  @Test("a sentence of the dictionary has the cue of each gap")
  func cues() {
    let lexicon = DictionaryLexicon(dictionary, sounds: nil)
    var lost: [String] = []
    for word in checked.wordsWithGaps {
      let own = lexicon.namedEntry(of: word)?.meanings.filter { $0.synset == nil } ?? []
      for gap in checked.gaps(of: word) {
        let definitions =
          own.map(\.definition).filter { $0.partOfSpeech == gap.part }
          + [gap.definition].compactMap(\.self)
        let isThere = definitions.flatMap(\.examples).contains { sentence in
          sentence.lowercased().split { !$0.isLetter }.contains { $0 == gap.cue }
        }
        if !isThere { lost.append("\(word) \(gap.part.rawValue) \(gap.cue)") }
      }
    }
    #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
  }

  @Test("the article before a gap doesn't tell the answer")
  func articles() {
    let maker = QuestionMaker(DictionaryLexicon(dictionary, sounds: nil))
    var generator = SeededGenerator(seed: 2)
    func takesAn(_ word: String) -> Bool {
      ["a", "e", "i", "o", "u"].contains(word.prefix(1))
        && !["uni", "use", "usu", "eu"].contains(where: word.hasPrefix)
    }
    for word in checked.wordsWithGaps {
      guard
        let question = maker.question(.gap, about: word, .best, using: &generator),
        question.text.contains(" a ____") || question.text.contains(" an ____")
      else { continue }
      #expect(question.answers.allSatisfy { takesAn($0) == takesAn(word) }, "\(question.text)")
    }
  }
}
