import Quiz
import QuizPractice
import SharedResources
import TestSupport
import Testing
import Vocabulary
import WordService

@Suite("Questions from the words of the dictionary")
struct WordQuestionTests {
  /// Questions of a kind about drawn words, each with the word's level.
  private func questions(_ kind: Kind, draws: Int) async throws -> [Question] {
    let dictionary = try sharedDictionary.get()
    let sounds = try await sharedTables.get().table(for: "en-us")
    let maker = QuestionMaker(DictionaryLexicon(dictionary, sounds: sounds))
    let pool = dictionary.pool(length: .all, levels: LevelRange(.starter ... .expert))
    var generator = SeededGenerator(seed: 20)
    return (0..<draws).compactMap { _ in
      dictionary.draw(from: pool, using: &generator).flatMap {
        maker.question(kind, about: $0.text, using: &generator)
      }
    }
  }

  @Test(
    "every question of a kind keeps the rules",
    arguments: [
      (Kind.meaning, 100), (.word, 100), (.gap, 200), (.heard, 60), (.synonym, 800),
      (.opposite, 800), (.family, 800),
    ])
  func rules(kind: Kind, draws: Int) async throws {
    let dictionary = try sharedDictionary.get()
    let questions = try await questions(kind, draws: draws)
    #expect(questions.count > 2)
    for question in questions {
      let word = try #require(question.word)
      let right = question.answers[question.right]
      #expect((3...4).contains(question.answers.count) && question.kind == kind)
      #expect(question.difficulty == Difficulty(of: dictionary.fullEntry(of: word)?.level))
      #expect(question.explanation?.hasSuffix(".") == true)
      for answer in question.answers where answer != right {
        // Where people chose the answers, they are of one topic, and their lengths tell nothing.
        #expect(
          abs(answer.count - right.count) * 5 <= right.count * 2
            || [.gap, .synonym, .opposite, .family].contains(kind))
        guard kind != .meaning else { continue }
        // Real words, no misspelling, fit for a school, and none of the family.
        let entry = try #require(dictionary.fullEntry(of: answer), "\(question.id): \(answer)")
        #expect(entry.level != nil && !entry.isRegional)
        let level = dictionary.fullEntry(of: right)?.level ?? .bee
        #expect(entry.level ?? .bee <= level || kind == .family, "\(question.id): \(answer)")
        #expect(kind == .heard || !entry.relatives.contains(word), "\(question.id): \(answer)")
      }
    }
  }

  @Test("a wrong word shares no meaning with the word, and is no kind of it")
  func synsets() async throws {
    let dictionary = try sharedDictionary.get()
    let thesaurus = dictionary.thesaurus
    func synsets(_ word: String) -> Set<Thesaurus.Synset> {
      Set(dictionary.fullEntry(of: word)?.meanings.compactMap(\.synset) ?? [])
    }
    func parents(_ synsets: Set<Thesaurus.Synset>) -> Set<Thesaurus.Synset> {
      Set(synsets.flatMap(thesaurus.hypernyms))
    }
    for kind in [Kind.word, .gap, .synonym] {
      for question in try await questions(kind, draws: 200) {
        let own = synsets(try #require(question.word))
        for (index, answer) in question.answers.enumerated() where index != question.right {
          let other = synsets(answer)
          #expect(own.isDisjoint(with: other), "\(question.id): \(answer)")
          #expect(parents(own).isDisjoint(with: other), "\(question.id): \(answer)")
          #expect(own.isDisjoint(with: parents(other)), "\(question.id): \(answer)")
        }
      }
    }
  }

  @Test("no answer sounds the same as the word that is heard")
  func homophones() async throws {
    let sounds = try #require(try await sharedTables.get().table(for: "en-us"))
    for question in try await questions(.heard, draws: 100) {
      let word = try #require(question.heard)
      let same = sounds.entry(of: word, as: nil).same
      #expect(Set(same).isDisjoint(with: question.answers))
      #expect(question.answers[question.right] == word)
    }
  }

  @Test("without sounds, no word is asked by ear")
  func silent() throws {
    let maker = QuestionMaker(DictionaryLexicon(try sharedDictionary.get(), sounds: nil))
    var generator = SeededGenerator(seed: 1)
    #expect(maker.question(.heard, about: "pop", using: &generator) == nil)
    #expect(maker.question(.meaning, about: "harbor", using: &generator) != nil)
  }

  @Test("a wrong word is of the right one's field, in the meaning that its own entry gives first")
  func fields() async throws {
    let dictionary = try sharedDictionary.get()
    let thesaurus = dictionary.thesaurus
    func fields(_ word: String, _ part: PartOfSpeech) -> Set<Int> {
      let meanings = dictionary.fullEntry(of: word)?.meanings ?? []
      return Set(
        meanings.filter { $0.definition.partOfSpeech == part }
          .compactMap { $0.synset.map(thesaurus.file(of:)) })
    }
    for question in try await questions(.word, draws: 200) {
      let word = try #require(question.word)
      let first = try #require(dictionary.fullEntry(of: word)?.meanings.first)
      let part = first.definition.partOfSpeech
      guard part == .noun || part == .verb else { continue }
      for answer in question.answers where answer != word {
        #expect(
          !fields(word, part).isDisjoint(with: fields(answer, part)), "\(question.id): \(answer)")
      }
    }
  }

  @Test("every kind has questions for a quiz of ten at every level", arguments: Level.allCases)
  func enough(level: Level) async throws {
    let dictionary = try sharedDictionary.get()
    let maker = QuestionMaker(DictionaryLexicon(dictionary, sounds: nil))
    let checked = CheckedAnswers.embedded
    let lists: [(Kind, [String])] = [
      (.gap, checked.wordsWithGaps), (.synonym, checked.wordsWithSynonyms),
      (.opposite, checked.wordsWithOpposites), (.family, checked.wordsWithFamilies),
    ]
    for (kind, words) in lists {
      var generator = SeededGenerator(seed: 4)
      let questions = words.filter { dictionary.levelToAsk($0) == level }.compactMap {
        maker.question(kind, about: $0, .best, using: &generator)
      }
      #expect(questions.count >= 10, "\(kind)")
    }
    let pool = dictionary.pool(length: .all, levels: LevelRange(level...level))
    for kind in [Kind.meaning, .word] {
      var generator = SeededGenerator(seed: 4)
      let found = (0..<200).compactMap { _ in
        dictionary.draw(from: pool, using: &generator).flatMap {
          maker.question(kind, about: $0.text, .best, using: &generator)
        }
      }
      #expect(found.count >= 20, "\(kind)")
      #expect(found.allSatisfy { $0.answers.count == 4 }, "\(kind)")
    }
  }
}
