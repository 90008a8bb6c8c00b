import TestSupport
import Testing
import Vocabulary

@testable import Quiz

@Suite("The best questions from words")
struct BestQuestionTests {
  /// Makes the question about a word with many seeds.
  private func questions(
    _ kind: Kind, _ word: String, _ standard: QuestionStandard, _ lexicon: SmallLexicon
  ) -> [Question] {
    (0..<100).compactMap { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      return QuestionMaker(lexicon).question(kind, about: word, standard, using: &generator)
    }
  }

  private func wrongAnswers(_ questions: [Question]) -> Set<String> {
    Set(
      questions.flatMap { question in
        question.answers.enumerated().filter { $0.offset != question.right }.map(\.element)
      })
  }

  /// Birds, and fish below a class that is too general for both.
  private func zoo(birds: Int) -> SmallLexicon {
    var zoo = SmallLexicon()
    for number in 101...107 {
      zoo.add(
        "class \(number)", "a class", synset: number, hypernyms: number == 101 ? [] : [number - 1])
    }
    let animals = [
      ("wren", "a tiny brown singer in hedges"), ("lark", "a flyer that rises at dawn"),
      ("swan", "a long white neck on the pond"), ("dove", "a sign of peace between nations"),
      ("crow", "a black thief of shiny rings"),
    ]
    for (number, bird) in animals.prefix(birds + 1).enumerated() {
      zoo.add(bird.0, bird.1, synset: 110 + number, hypernyms: [107])
    }
    let fish = [
      ("carp", "a muddy swimmer with whiskers"), ("pike", "a spotted hunter of rivers"),
      ("hake", "a silver catch for dinner tables"),
    ]
    for (number, one) in fish.enumerated() {
      zoo.add(one.0, one.1, synset: 120 + number, hypernyms: [106])
    }
    return zoo
  }

  @Test("the wrong answers to a question about a bird are birds", arguments: [Kind.word, .meaning])
  func classes(kind: Kind) {
    let questions = questions(kind, "wren", .best, zoo(birds: 4))
    #expect(questions.count == 100 && questions.allSatisfy { $0.answers.count == 4 })
    let birds: Set = ["lark", "swan", "dove", "crow"]
    let glosses: Set = [
      "a flyer that rises at dawn", "a long white neck on the pond",
      "a sign of peace between nations", "a black thief of shiny rings",
    ]
    #expect(wrongAnswers(questions) == (kind == .word ? birds : glosses))
  }

  @Test("with too few birds there is no best question, but a fair one, and one about a given word")
  func wider() {
    let zoo = zoo(birds: 2)
    #expect(questions(.word, "wren", .best, zoo).isEmpty)
    for standard in [QuestionStandard.fair, .given] {
      let questions = questions(.word, "wren", standard, zoo)
      #expect(!questions.isEmpty)
      #expect(!wrongAnswers(questions).isDisjoint(with: ["carp", "pike", "hake"]))
    }
    // A given word has the best question that is possible.
    let given = questions(.word, "wren", .given, self.zoo(birds: 3))
    #expect(!given.isEmpty && wrongAnswers(given) == ["lark", "swan", "dove"])
  }

  @Test("two persons are of one class, but only if the definition is that of a person")
  func persons() {
    var lexicon = SmallLexicon()
    lexicon.add("judge", "a person who decides in court", field: 18, synset: 1)
    lexicon.add("actor", "a person who plays a part", field: 18, synset: 2)
    func areOfOneClass(_ gloss: String) -> Bool {
      NounClasses.areOfOneClass(1, 2, definedBy: ContentWords(gloss), in: lexicon)
    }
    #expect(areOfOneClass("a person who plays a part") && areOfOneClass("someone on the stage"))
    #expect(!areOfOneClass("advice, mostly from a wise lawyer"))
  }

  @Test("a word that tells only a topic doesn't make a meaning sure")
  func sureMeaning() {
    func synset(_ own: String) -> (number: Int, isSure: Bool, isLikely: Bool)? {
      let glosses = [
        "disparaging terms for small people", "any of various edible decapod crustaceans",
      ]
      let meanings =
        [LexiconEntry.Meaning(Definition(partOfSpeech: .noun, text: own), synset: nil)]
        + glosses.enumerated().map { number, gloss in
          LexiconEntry.Meaning(Definition(partOfSpeech: .noun, text: gloss), synset: number)
        }
      return QuestionMaker(SmallLexicon()).synset(
        of: ContentWords(own), LexiconEntry("shrimp", level: .everyday, meanings: meanings),
        as: .noun)
    }
    let sea = synset("a small sea animal with a thin shell")
    #expect(sea?.isSure == false && sea?.isLikely == true)
    let dish = synset("a small edible creature of the sea")
    #expect(dish?.number == 1 && dish?.isSure == true)
  }

  @Test("adjectives that tell what a thing has to do with never stand beside those that describe")
  func adjectives() {
    var lexicon = SmallLexicon()
    let relational = [
      ("lunar", "of the moon and its light"), ("solar", "of the star that we circle"),
      ("polar", "of the ice far up north"), ("rural", "about farms and fields"),
      ("legal", "to do with courts and laws"),
    ]
    let describing = [
      ("brave", "showing no fear at all"), ("clean", "with everything in order"),
      ("giant", "of enormous size"), ("happy", "full of joy and cheer"),
      ("eager", "wanting very much to start"),
    ]
    for (number, one) in (relational + describing).enumerated() {
      lexicon.add(
        one.0, one.1, part: .adjective, field: SmallLexicon.Field.quality, synset: 10 + number)
    }
    for (group, asked) in [(relational, "lunar"), (describing, "brave")] {
      let questions = questions(.word, asked, .best, lexicon)
      #expect(!questions.isEmpty)
      #expect(wrongAnswers(questions).isSubset(of: group.map(\.0)))
      let given = self.questions(.word, asked, .given, lexicon)
      #expect(wrongAnswers(given).isSubset(of: group.map(\.0)))
    }
  }

  @Test("two wrong answers never mean the same")
  func sameWrongAnswers() {
    // `icy` is similar to `cold`.
    let questions = questions(.word, "hot", .given, .farm)
    #expect(questions.contains { $0.answers.contains("cold") })
    #expect(questions.contains { $0.answers.contains("icy") })
    #expect(!questions.contains { $0.answers.contains("cold") && $0.answers.contains("icy") })
  }

  @Test("two definitions say the same if they share four fifths of the words that carry meaning")
  func sameDefinitions() {
    func areTheSame(_ one: String, _ other: String) -> Bool {
      ContentWords(one).saysTheSame(as: ContentWords(other))
    }
    #expect(areTheSame("a large wild animal", "a wild large animal of the woods"))
    #expect(areTheSame("of great fame in a town or country", "of great fame in town and country"))
    #expect(!areTheSame("a large wild animal", "a small tame animal"))
    #expect(!areTheSame("a bed for two", "of the and"))
    // Words of one family say the same, too.
    #expect(
      ContentWords("in a very lovely or pleasing way").echoes(
        ContentWords("in a way that gives great pleasure")))
    #expect(!ContentWords("in a lovely way").echoes(ContentWords("in a lonely street")))
  }

  @Test(
    "the dictionary's remarks on use and its plurals are no answers",
    arguments: [
      ("extraordinarily good or great; used especially as intensifiers", PartOfSpeech.adjective),
      ("a loud cry of joy; used of several birds", .noun),
      ("ribbonlike flatworms that are parasitic in the intestines", .noun),
      ("migratory grasshoppers of warm regions having short antennae", .noun),
    ])
  func badGlosses(gloss: String, part: PartOfSpeech) {
    #expect(!GlossRules.allow(gloss, ContentWords(gloss), as: part, isOwn: false))
  }

  @Test(
    "other definitions of the dictionary are answers",
    arguments: [
      ("scarabaeid beetle considered divine by ancient Egyptians", PartOfSpeech.noun),
      ("an Asian temple; usually a pyramidal tower with an upward curving roof", .noun),
      ("a substance used as fuel for lamps in ancient times", .noun),
      ("skillful in physical movements; especially of the hands", .adjective),
    ])
  func goodGlosses(gloss: String, part: PartOfSpeech) {
    #expect(GlossRules.allow(gloss, ContentWords(gloss), as: part, isOwn: false))
  }

  @Test("words that sound less alike are answers only where too few sound nearly the same")
  func heard() {
    func questions(_ words: [String]) -> [Question] {
      var lexicon = SmallLexicon()
      lexicon.add("flu", "an illness with fever and aching", synset: 1)
      for (number, word) in words.enumerated() {
        lexicon.add(word, "another thing, whatever it is", synset: 2 + number)
      }
      lexicon.sounding = words.map { ($0, .starter) }
      return self.questions(.heard, "flu", .best, lexicon)
    }
    let wide = questions(["flow", "flux", "fly"])
    #expect(wide.count == 100 && wide.allSatisfy { $0.answers.count == 4 })
    #expect(!wrongAnswers(questions(["flow", "flux", "fly", "flub"])).contains("flow"))
    // A best question needs three wrong answers.
    #expect(questions(["flux", "fly"]).isEmpty)
  }

  @Test("a drawn word to be heard has a definition that tells more than another form of the word")
  func told() {
    var farm = SmallLexicon.farm
    for word in ["pon", "pan", "pun"] {
      farm.add(word, "another thing, whatever it is", synset: 80)
    }
    farm.sounding = ["pon", "pan", "pun"].map { ($0, .starter) }
    func explanations(_ gloss: String, isOwn: Bool, _ standard: QuestionStandard) -> Set<String?> {
      farm.add("pen", gloss, synset: 81, isOwn: isOwn, relatives: ["penned"])
      return Set(questions(.heard, "pen", standard, farm).map(\.explanation))
    }
    for gloss in ["the state of being kept together", "where animals are penned"] {
      #expect(explanations(gloss, isOwn: false, .best).isEmpty)
      // A word of a list is asked all the same.
      #expect(explanations(gloss, isOwn: false, .given) == ["Pen: \(gloss)."])
    }
    let tool = "a tool for writing with ink"
    #expect(explanations(tool, isOwn: false, .best) == ["Pen: \(tool)."])
    #expect(explanations(tool, isOwn: true, .best) == ["Pen: \(tool)."])
  }

  @Test("a relative is explained by the meaning that both words of the family share")
  func familySense() throws {
    var farm = SmallLexicon.farm
    farm.add("pleasure", "a feeling of happiness or enjoyment", synset: 82)
    farm.add(
      "please", "used to make a request polite", part: PartOfSpeech(rawValue: "interjection"),
      synset: 83)
    farm.add("to make someone happy", as: .verb, to: "please")
    for word in ["plug", "plate", "pledge"] {
      farm.add(word, "another thing, whatever it is", synset: 84)
    }
    farm.families["pleasure"] = CheckedFamily(
      members: ["pleasure", "please"], strangers: [["plug"], ["plate"], ["pledge"]])
    let question = try #require(questions(.family, "pleasure", .best, farm).first)
    #expect(
      question.explanation
        == "Please: to make someone happy; it is of the same family as “pleasure”.")
    // A word with several senses has the one that tells of its family.
    farm.add("decision", "what a judge says at the end", synset: 51)
    farm.add("the act of making up the mind", as: .noun, to: "decision")
    let decision = try #require(questions(.family, "decide", .best, farm).first)
    #expect(decision.explanation?.contains("the act of making up the mind") == true)
  }
}
