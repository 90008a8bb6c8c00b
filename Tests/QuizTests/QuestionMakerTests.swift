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

  private func wrongAnswers(
    _ kind: Kind, _ word: String, _ maker: QuestionMaker? = nil
  ) -> Set<String> {
    Set(
      questions(kind, word, maker).flatMap { question in
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
    // The dictionary knows the unfit words. The quiz has no list of its own.
    farm.unfit = ["murder"]
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

  @Test("a gap that nobody checked is filled by words of the same field, but not by the next ones")
  func gap() {
    #expect(wrongAnswers(.gap, "fox") == ["elk", "pup", "ape", "pug"])
    var farm = SmallLexicon.farm
    farm.add(
      "fox", "a red hunter that lives in holes", synset: 10,
      examples: ["Suddenly we saw a fox beside the road."])
    // The article before the gap would tell that these are wrong: an elk, an ape.
    let answers = Set(questions(.gap, "fox", QuestionMaker(farm)).flatMap(\.answers))
    #expect(answers == ["fox", "cub", "pup", "pug"])
  }

  @Test("a gap that somebody checked is filled by the words of the list, in that sentence only")
  func checkedGap() {
    var farm = SmallLexicon.farm
    func gap(_ cue: String) -> CheckedGap {
      CheckedGap(part: .noun, cue: cue, wrong: ["cup", "bed", "hat", "yak", "zebu"])
    }
    farm.gaps["fox"] = [gap("goose")]
    // A rarer word and an unknown one are no answers.
    #expect(wrongAnswers(.gap, "fox", QuestionMaker(farm)) == ["cup", "bed", "hat"])
    farm.gaps["fox"] = [gap("hounds")]
    #expect(wrongAnswers(.gap, "fox", QuestionMaker(farm)) == ["elk", "pup", "ape", "pug"])
  }

  @Test("a word that chance drew fills only gaps that somebody checked")
  func drawnGap() {
    var farm = SmallLexicon.farm
    var generator = SeededGenerator(seed: 1)
    func question(_ farm: SmallLexicon) -> Question? {
      QuestionMaker(farm).question(.gap, about: "fox", .best, using: &generator)
    }
    #expect(question(farm) == nil)
    farm.gaps["fox"] = [CheckedGap(part: .noun, cue: "goose", wrong: ["cup", "bed", "hat"])]
    #expect(question(farm)?.answers.count == 4)
  }

  @Test("a word without an entry of ours has the sentence of the list, with its meaning")
  func listedGap() throws {
    var farm = SmallLexicon.farm
    let sentence = "The flat-nosed pug snored on the old lady's lap."
    let definition = Definition(
      partOfSpeech: .noun, text: "a small dog with a flat face", examples: [sentence])
    farm.gaps["pug"] = [
      CheckedGap(
        part: .noun, cue: "snored", wrong: ["cow", "hen", "ram"], definition: definition)
    ]
    let question = try #require(questions(.gap, "pug", QuestionMaker(farm)).first)
    #expect(question.text.hasSuffix("The flat-nosed ____ snored on the old lady's lap."))
    #expect(question.explanation == "Pug: a small dog with a flat face.")
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

  @Test("the wrong answers to a pair are those of its line, and the meaning told is the pair's")
  func pairs() throws {
    #expect(wrongAnswers(.opposite, "hot") == ["tall", "round", "loud"])
    let hot = try #require(questions(.opposite, "hot").first)
    #expect(hot.explanation == "Hot: having a high temperature; the opposite is “cold”.")
    #expect(wrongAnswers(.synonym, "fox") == ["cow", "hen", "owl", "ant"])
    let fox = try #require(questions(.synonym, "fox").first)
    #expect(fox.explanation == "“Fox” and “tod” mean nearly the same: a sly animal.")
  }

  @Test("a pair that no list has makes no question, whatever the dictionary says of it")
  func noPair() {
    // Both are in the synset 10, and `icy` is similar to `cold`.
    #expect(questions(.synonym, "tod").isEmpty && questions(.synonym, "desert").isEmpty)
    #expect(questions(.synonym, "icy").isEmpty && questions(.opposite, "cold").isEmpty)
  }

  @Test("a synonym that people wrote is no wrong answer, in either direction of its pair")
  func listedSynonym() {
    #expect(wrongAnswers(.word, "fox").contains("cow"))
    for (asked, right) in [("fox", "cow"), ("cow", "fox")] {
      var farm = SmallLexicon.farm
      farm.synonyms = [
        asked: [CheckedPair(word: right, gloss: "an animal", wrong: ["hen", "owl", "ant"])]
      ]
      let maker = QuestionMaker(farm)
      #expect(!wrongAnswers(.word, "fox", maker).contains("cow"))
      #expect(wrongAnswers(.word, "fox", maker).contains("hen"))
    }
  }

  @Test("a common word is not explained by a rare one")
  func rarePair() {
    var farm = SmallLexicon.farm
    func pair(_ word: String) -> CheckedPair {
      CheckedPair(word: word, gloss: "an animal", wrong: ["cow", "hen", "owl"])
    }
    farm.synonyms = ["fox": [pair("yak")], "yak": [pair("fox")]]
    #expect(questions(.synonym, "fox", QuestionMaker(farm)).isEmpty)
    #expect(!questions(.synonym, "yak", QuestionMaker(farm)).isEmpty)
  }

  @Test("wrong answers begin like a word of the family, and none is a part of it")
  func family() {
    #expect(wrongAnswers(.family, "decide") == ["deceit", "decency", "dentist"])
    // `decider` has the whole of `decide` in it.
    #expect(questions(.family, "decide").allSatisfy { $0.answers[$0.right] == "decision" })
    #expect(questions(.family, "decision").isEmpty)
  }

  @Test("no wrong answer is rarer than the right one, and those of the level below may come")
  func levels() {
    var farm = SmallLexicon.farm
    farm.add("lynx", "a spotted cat of cold woods", .everyday, synset: 70)
    farm.add("mink", "a swimmer with brown fur", .broad, synset: 71)
    #expect(!wrongAnswers(.word, "fox", QuestionMaker(farm)).contains("lynx"))
    let wrong = wrongAnswers(.word, "lynx", QuestionMaker(farm))
    #expect(wrong.contains("cow") && !wrong.contains("mink"))
  }

  @Test("an opposite is a wrong answer, although it is near, but a rarer one is none")
  func nearOpposite() {
    #expect(wrongAnswers(.word, "hot").contains("cold"))
    var farm = SmallLexicon.farm
    farm.opposites = [:]
    #expect(!wrongAnswers(.word, "hot", QuestionMaker(farm)).contains("cold"))
    farm = .farm
    farm.add(
      "cold", "of low warmth, not hot", .broad, part: .adjective,
      field: SmallLexicon.Field.quality, synset: 41)
    #expect(!wrongAnswers(.word, "hot", QuestionMaker(farm)).contains("cold"))
  }

  @Test("two words of one kind are not near for that, but what they do may be the same")
  func topics() {
    var farm = SmallLexicon.farm
    farm.add("fox", "a wild animal that steals geese", synset: 10, hypernyms: [1])
    farm.add("hen", "a farm animal that lays eggs", synset: 14, hypernyms: [1])
    farm.add("owl", "a night animal that steals mice", synset: 15, hypernyms: [1])
    let wrong = wrongAnswers(.word, "fox", QuestionMaker(farm))
    #expect(wrong.contains("hen") && !wrong.contains("owl"))
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
