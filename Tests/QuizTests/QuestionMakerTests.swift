import Quiz
import TestSupport
import Testing
import Vocabulary

@Suite("Questions from words")
struct QuestionMakerTests {
  private let maker = QuestionMaker(SmallLexicon.farm)

  /// Makes the question about a word with many seeds.
  private func questions(_ kind: Kind, _ word: String, _ maker: QuestionMaker? = nil) -> [Question]
  {
    (0..<200).compactMap { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      return (maker ?? self.maker).question(kind, about: word, using: &generator)
    }
  }

  private func wrongAnswers(_ kind: Kind, _ word: String) -> Set<String> {
    Set(
      questions(kind, word).flatMap { question in
        question.answers.enumerated().filter { $0.offset != question.right }.map(\.element)
      })
  }

  @Test(
    "every kind asks in plain words, with the right answer among three or four",
    arguments: [
      (Kind.meaning, "fox", "What does “fox” mean?", "a red hunter that lives in holes"),
      (.word, "fox", "Which word means “a red hunter that lives in holes”?", "fox"),
      (
        .gap, "fox",
        "Which word completes the sentence? At night the sly ____ stole a goose from the farm.",
        "fox"
      ),
      (.synonym, "fox", "Which word means nearly the same as “fox”?", "tod"),
      (.opposite, "hot", "Which word means the opposite of “hot”?", "cold"),
      (.family, "decide", "Which word is of the same family as “decide”?", "decision"),
    ])
  func kinds(kind: Kind, word: String, text: String, right: String) throws {
    let all = questions(kind, word)
    let question = try #require(all.first)
    // The small lexicon has few words, and chance may find too few of them.
    #expect(all.count > 180)
    #expect(question.text == text && question.answers[question.right] == right)
    #expect(question.id == "\(kind.rawValue):\(word)" && question.word == word)
    #expect(question.kind == kind && question.difficulty == .easy)
    #expect(question.explanation?.isEmpty == false && question.heard == nil)
    #expect(all.allSatisfy { (3...4).contains($0.answers.count) })
  }

  @Test("the same generator makes the same question")
  func same() {
    for kind in Kind.allCases {
      #expect(questions(kind, "fox") == questions(kind, "fox"))
    }
  }

  @Test(
    "a word that could be right, or that stands out, is never a wrong answer",
    arguments: [
      ("tod", "a synonym"), ("beast", "a more general word"), ("desert", "a more special word"),
      ("cub", "a word of the family"), ("cat", "a word whose family has the word"),
      ("yak", "a word of a far level"), ("pug", "a word with another dictionary's definition"),
      ("gnu", "a word of one region"), ("sea cow", "two words"),
      ("pup", "a word whose definition shares words"),
      ("ape", "a word whose definition says too little"), ("hot", "another part of speech"),
      ("hat", "a word of another field"), ("decision", "a word of another length"),
    ])
  func wrong(word: String, reason: String) {
    #expect(!wrongAnswers(.word, "fox").contains(word), "\(reason)")
  }

  @Test("other words can be wrong answers")
  func good() {
    #expect(wrongAnswers(.word, "fox").isSuperset(of: ["cow", "hen", "owl", "ant", "ram"]))
  }

  @Test("a wrong definition neither names the word nor shares words with the right one")
  func glosses() {
    let wrong = wrongAnswers(.meaning, "fox")
    #expect(wrong.contains("a wise flyer of the dark nights"))
    #expect(!wrong.contains("a foxlike runner of the north"))
    #expect(!wrong.contains("a barker of few weeks in holes"))
  }

  @Test(
    "a definition that gives its word away makes no question",
    arguments: [
      "a fox that hunts at night", "what foxes are called", "the foxlike thief of geese",
      "informal: a red hunter", "used for a red hunter", "a red killer that likes murder",
    ])
  func telling(gloss: String) {
    var farm = SmallLexicon.farm
    farm.add("fox", gloss, synset: 10, hypernyms: [1])
    for kind in [Kind.meaning, .word] {
      #expect(questions(kind, "fox", QuestionMaker(farm)).isEmpty)
    }
  }

  @Test("a single good wrong answer is not enough")
  func tooFew() {
    var few = SmallLexicon()
    few.add("fox", "a red hunter that lives in holes", synset: 10)
    few.add("cow", "a big dairy beauty giving milk", synset: 13)
    #expect(questions(.word, "fox", QuestionMaker(few)).isEmpty)
    few.add("hen", "a bird that people keep for eggs", synset: 14)
    let questions = questions(.word, "fox", QuestionMaker(few))
    #expect(!questions.isEmpty && questions.allSatisfy { $0.answers.count == 3 })
  }

  @Test("a gap is filled by words of other fields, with the same article before them")
  func gap() {
    #expect(wrongAnswers(.gap, "fox").isSubset(of: ["cup", "bed", "hat", "oar"]))
    var farm = SmallLexicon.farm
    farm.add(
      "fox", "a red hunter that lives in holes", synset: 10,
      examples: ["Suddenly we saw a fox beside the road."])
    let answers = Set(questions(.gap, "fox", QuestionMaker(farm)).flatMap(\.answers))
    #expect(answers == ["fox", "cup", "bed", "hat"])
  }

  @Test(
    "a sentence with the word in another form, or with the word twice, gets no gap",
    arguments: [
      "At night two foxes stole a goose from the farm.", "The fox met another fox on the road.",
      "The fox and her little cub ran away.", "These fox are sly and fast runners.",
      "A sly fox.",
    ])
  func noGap(sentence: String) {
    var farm = SmallLexicon.farm
    farm.add(
      "fox", "a red hunter that lives in holes", synset: 10, relatives: ["foxes", "cub"],
      examples: [sentence])
    #expect(questions(.gap, "fox", QuestionMaker(farm)).isEmpty)
  }

  @Test("no wrong answer means nearly the same as the opposite")
  func opposite() {
    #expect(!wrongAnswers(.opposite, "hot").contains("icy"))
    #expect(wrongAnswers(.opposite, "hot").isSuperset(of: ["tall", "loud"]))
  }

  @Test("wrong answers begin like a word of the family, but don't belong to it")
  func family() {
    #expect(wrongAnswers(.family, "decide") == ["deceit", "decency"])
  }

  @Test("the wrong answers to a spoken word sound similar to it, but not the same")
  func heard() throws {
    var farm = SmallLexicon.farm
    farm.add("reed", "a grass that grows in water", synset: 60)
    farm.sounding = ["reed", "read", "red", "rod", "feed", "seed", "owl"].map { ($0, .starter) }
    for word in ["read", "red", "rod", "feed", "seed"] {
      farm.add(word, "something else, whatever it is", synset: 61)
    }
    farm.homophones = ["reed", "read"]
    let questions = questions(.heard, "reed", QuestionMaker(farm))
    let question = try #require(questions.first)
    #expect(question.text == "Which word do you hear?" && question.heard == "reed")
    let answers = Set(questions.flatMap(\.answers))
    #expect(answers.isSubset(of: ["reed", "red", "rod", "feed", "seed"]))
    #expect(!answers.contains("read"))
  }

  @Test("a word in several parts, a name and an unknown word make no question")
  func strange() {
    for word in ["sea cow", "Fox", "zebu", ""] {
      for kind in Kind.allCases { #expect(questions(kind, word).isEmpty) }
    }
  }

  @Test("the level makes the difficulty")
  func difficulties() {
    #expect(Difficulty(of: .starter) == .easy && Difficulty(of: .everyday) == .easy)
    #expect(Difficulty(of: .broad) == .medium)
    #expect(Difficulty(of: .advanced) == .hard && Difficulty(of: nil) == .hard)
  }
}
