import Cards
import Foundation
import Quiz
import QuizSources
import Scheduling
import SharedResources
import Storage
import Testing
import Vocabulary
import WordService

@testable import CardPractice
@testable import Learner
@testable import QuizPractice
@testable import Spelling

@Suite("The room of quizzes")
struct QuizRoomTests {
  private let clock = SessionHome.Clock(1_790_000_000)
  private let home: SessionHome

  init() throws { home = try SessionHome(clock) }

  /// The room as a program has it. Another one stands for another program, or another page.
  ///
  /// - Parameter address: the address of both services; `nil` where none may be asked.
  private func room(services address: String? = nil) throws -> QuizRoom {
    let dictionary = try sharedDictionary.get()
    let services = address.map {
      OnlineQuestions(triviaAPI: $0, openTDB: $0, cache: home.files.folders.cache)
    }
    let supply = QuestionSupply(
      dictionary: { dictionary },
      soundAlikes: { _ in try await sharedTables.get().table(for: "en-us") },
      services: { services },
      languages: LanguageDictionaries(cache: home.files.folders.cache))
    return QuizRoom(
      try LearnerFiles(home.files.folders), supply,
      now: { [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) })
  }

  private static let table = """
    What is the capital of Peru?,Lima,Quito,La Paz,Santiago
    Who wrote Emma?,Jane Austen,Charles Dickens,George Eliot
    How many legs has a spider?,eight,six,ten
    Which planet is the largest?,Jupiter,Saturn,Neptune
    Which metal is liquid?,mercury,tin,lead
    """
  private static let right = [
    "What is the capital of Peru?": "Lima", "Who wrote Emma?": "Jane Austen",
    "How many legs has a spider?": "eight", "Which planet is the largest?": "Jupiter",
    "Which metal is liquid?": "mercury",
  ]

  private func begin(_ room: QuizRoom) async throws -> QuizSnapshot {
    try await room.begin(file: Array(Self.table.utf8), named: "questions.csv", QuizWishes())
  }

  /// Answers the question that is asked.
  private func answer(
    _ snapshot: QuizSnapshot, in room: QuizRoom, isRight: Bool = true
  ) async throws -> QuizSnapshot {
    let asked = try #require(snapshot.asked)
    let right = try #require(
      Self.right[asked.text].flatMap { asked.answers.firstIndex(of: $0) })
    let choice = isRight ? right : (right + 1) % asked.answers.count
    return try await room.answer(choice, to: asked.id, time: AnswerTime(milliseconds: 1500))
  }

  private func entries() throws -> [QuizEntry] {
    try home.files.journal.entries(QuizEntry.self)
  }

  @Test("a quiz goes from its first question to its results, and the journal has each answer")
  func wholeQuiz() async throws {
    let room = try room()
    var snapshot = try await begin(room)
    #expect(snapshot.number == 1 && snapshot.count == 5 && snapshot.verdict == nil)
    for number in 1...5 {
      #expect(snapshot.results == nil)
      snapshot = try await answer(snapshot, in: room, isRight: number != 2)
      #expect(snapshot.verdict?.isRight == (number != 2))
      #expect(snapshot.number == number && snapshot.isAtLast == (number == 5))
      snapshot = try await room.next(after: try #require(snapshot.asked?.id))
    }
    let results = try #require(snapshot.results)
    #expect(snapshot.asked == nil && results.questions.count == 5)
    #expect(results.right == 4 && results.percent == 80 && results.missed == 1)
    #expect(results.sentence == "4 of 5 answers right: 80 %.")
    let kept = try entries()
    #expect(kept.map(\.number) == [1, 2, 3, 4, 5] && kept.map(\.isRight)[1] == false)
    #expect(kept.allSatisfy { $0.quiz == snapshot.id.text && $0.milliseconds == 1500 })
    #expect(Set(kept.compactMap(\.chosen)).count == 5)
    let history = try await room.history()
    #expect(history.quizzes.map(\.result) == ["4 of 5 right: 80 %"])
  }

  @Test("a quiz that was left goes on in another program, which shows the verdict, too")
  func goingOn() async throws {
    let first = try room()
    let begun = try await begin(first)
    let second = try room()
    #expect(try await second.current() == begun)
    let answered = try await answer(begun, in: second, isRight: false)
    #expect(try await first.current() == answered)
    let asked = try #require(begun.asked)
    await #expect(throws: QuizError.notAsked) { try await first.answer(0, to: asked.id) }
    _ = try await first.next(after: asked.id)
    await #expect(throws: QuizError.notAsked) { try await second.next(after: asked.id) }
    #expect(try await second.current()?.number == 2)
    try await second.end()
    #expect(try await first.current() == nil)
    #expect(try entries().count == 1)
  }

  @Test("a question is left only after an answer, and takes only one of its answers")
  func order() async throws {
    let room = try room()
    let asked = try #require(try await begin(room).asked)
    await #expect(throws: QuizError.notAnswered) { try await room.next(after: asked.id) }
    await #expect(throws: QuizError.noAnswer("10", count: asked.answers.count)) {
      try await room.answer(9, to: asked.id)
    }
    await #expect(throws: QuizError.nothingMissed) { try await room.again() }
    #expect(try entries().isEmpty)
  }

  @Test("an answer that the journal can't take has not happened")
  func refused() async throws {
    let room = try room()
    let begun = try await begin(room)
    let journal = home.files.folders.data + "/journal.jsonl"
    try FileManager.default.createDirectory(
      atPath: journal, withIntermediateDirectories: false)
    await #expect(throws: StorageError.self) { try await answer(begun, in: room) }
    #expect(try await room.current() == begun)
    try FileManager.default.removeItem(atPath: journal)
    #expect(try await answer(begun, in: room).verdict?.isRight == true)
  }

  @Test("once more asks those that were wrong, and no others")
  func again() async throws {
    let room = try room()
    var snapshot = try await begin(room)
    var wrong: Set<String> = []
    for number in 1...5 {
      if number > 3 { wrong.insert(try #require(snapshot.asked?.text)) }
      snapshot = try await answer(snapshot, in: room, isRight: number <= 3)
      snapshot = try await room.next(after: try #require(snapshot.asked?.id))
    }
    let old = snapshot.id
    snapshot = try await room.again()
    #expect(snapshot.count == 2 && snapshot.id != old && snapshot.verdict == nil)
    var asked: Set<String> = []
    while let question = snapshot.asked {
      asked.insert(question.text)
      _ = try await answer(snapshot, in: room)
      snapshot = try await room.next(after: question.id)
    }
    #expect(asked == wrong && snapshot.results?.percent == 100)
    #expect(try await room.history().quizzes.count == 2)
  }

  @Test("with neither service reachable, or none allowed, questions come from the words")
  func withoutServices() async throws {
    for (address, reason) in [("http://127.0.0.1:9", "can't be reached"), (nil, "no web service")] {
      for source in ["trivia", "opentdb"] {
        var wishes = QuizWishes()
        (wishes.from, wishes.count, wishes.categories) = (source, 5, ["geography"])
        let snapshot = try await room(services: address).begin(wishes)
        #expect(snapshot.source == .words && snapshot.count == 5 && snapshot.credit == nil)
        let remark = try #require(snapshot.remark)
        #expect(
          remark.contains(reason) && remark.hasSuffix("from your words instead."), "\(remark)")
      }
    }
  }

  @Test("quizzes with the same seed are alike, whatever the learner met before")
  func seed() async throws {
    var wishes = QuizWishes()
    (wishes.seed, wishes.count) = (7, 8)
    let room = try room()
    func questions() async throws -> [[String]] {
      var snapshot = try await room.begin(wishes)
      var questions: [[String]] = []
      while let asked = snapshot.asked {
        questions.append([asked.text] + asked.answers)
        _ = try await room.answer(0, to: asked.id)
        snapshot = try await room.next(after: asked.id)
      }
      return questions
    }
    let first = try await questions()
    #expect(first.count == 8 && Set(first).count == 8)
    #expect(try await questions() == first)
    wishes.seed = 8
    #expect(try await questions() != first)
  }

  @Test("a word that was answered wrongly is asked in the next session, with its meaning")
  func wordToLearn() async throws {
    let room = try room()
    var wishes = QuizWishes()
    (wishes.from, wishes.kinds, wishes.count) = ("level:everyday", ["meaning"], 5)
    let asked = try #require(try await room.begin(wishes).asked)
    // The first choice may be right by chance: then another quiz is asked.
    if try await room.answer(0, to: asked.id).verdict?.isRight == true {
      return try await wordToLearn()
    }
    let word = try #require(try entries().last?.word)
    let session = try await home.session(
      SessionPlan(words: .drawn(length: .normal, levels: nil)), files: home.files)
    let round = try #require(try await session.nextRound())
    #expect(await session.asked == word)
    #expect(round.meaningReason != nil && !round.definitions.isEmpty)
  }

  @Test("the words of a list are asked in the meanings that the list gives them")
  func listMeanings() async throws {
    try home.files.lists.change(named: "week") { list in
      list.words = [
        WordList.Entry(word: "harbor", definition: "the quay behind our school"),
        WordList.Entry(word: "necessary"), WordList.Entry(word: "ocean"),
      ]
    }
    let room = try room()
    // Wrong answers are drawn, and once in a while too few are good: so one quiz may leave a kind
    // out.
    for kind in ["meaning", "word"] {
      var harbor: [String] = []
      for seed in 1...5 as ClosedRange<UInt64> {
        var wishes = QuizWishes()
        (wishes.from, wishes.kinds, wishes.count) = ("list:week", [kind], 6)
        wishes.seed = seed
        var snapshot = try await room.begin(wishes)
        while let asked = snapshot.asked {
          let verdict = try #require(try await room.answer(0, to: asked.id).verdict)
          let text = asked.text + asked.answer(verdict.right)
          if text.contains("harbor") { harbor.append(text) }
          snapshot = try await room.next(after: asked.id)
        }
      }
      #expect(harbor.count >= 3 && harbor.allSatisfy { $0.contains("the quay behind our school") })
    }
  }

  @Test("ten words make ten questions over ten words, and a remark says what is in the way")
  func tenWords() async throws {
    let plain = [
      "harbor", "necessary", "ocean", "garden", "candle", "winter", "market", "dragon", "basket",
      "rabbit",
    ]
    func ask(_ words: [String], _ change: (inout QuizWishes) -> Void = { _ in }) async throws -> (
      remark: String?, asked: [String]
    ) {
      try home.files.lists.add(
        words.map { WordList.Entry(word: $0) }, toListNamed: "week", isReplacing: true)
      let room = try room()
      var wishes = QuizWishes()
      wishes.from = "list:week"
      change(&wishes)
      let before = try entries().count
      var snapshot = try await room.begin(wishes)
      let remark = snapshot.remark
      while let asked = snapshot.asked {
        _ = try await room.answer(0, to: asked.id)
        snapshot = try await room.next(after: asked.id)
      }
      return (remark, try entries().dropFirst(before).compactMap(\.word))
    }
    let ten = try await ask(plain)
    #expect(ten.asked.sorted() == plain.sorted() && ten.remark == nil)
    let eight = try await ask(Array(plain.prefix(8)) + ["ice cream", "Wednesday"])
    #expect(eight.asked.count == 10 && Set(eight.asked) == Set(plain.prefix(8)))
    let remark = try #require(eight.remark)
    #expect(
      remark.hasPrefix("The 10 questions are about 8 words, so some words come more than once.")
        && remark.contains("No good question is possible about ") && remark.contains("“ice cream”")
        && remark.contains("“Wednesday”"), "\(remark)")
    let few = try await ask(["harbor", "ocean"]) { $0.kinds = ["word"] }
    #expect(few.asked.sorted() == ["harbor", "ocean"])
    #expect(
      few.remark
        == "Only 2 questions can be asked, not 10. There are no other good questions.")
  }

  @Test("a snapshot that is read from its JSON is the same, and holds no verdict before an answer")
  func coded() async throws {
    let room = try room()
    var snapshot = try await begin(room)
    func check() throws {
      let json = try JSONEncoder().encode(snapshot)
      #expect(try JSONDecoder().decode(QuizSnapshot.self, from: json) == snapshot)
    }
    while let asked = snapshot.asked {
      let text = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
      #expect(!text.contains("right"), "\(text)")
      try check()
      snapshot = try await answer(snapshot, in: room)
      try check()
      snapshot = try await room.next(after: asked.id)
    }
    try check()
    #expect(snapshot.results?.percent == 100)
  }

  // MARK: Cards

  @Test("the backs of other cards are the wrong answers, and none of them is right")
  func deck() async throws {
    let cards = CardRoom(
      home.files, now: { [clock] in Moment(seconds: clock.seconds, utcOffset: 0) })
    try await cards.make("Spanish", CardRoom.Choices())
    let texts = [
      ("harbour", "puerto"), ("port", "puerto"), ("the sea", "el mar; la mar"), ("sea", "la mar"),
      ("dog", "perro"), ("cat", "gato"), ("house", "casa"), ("house", "hogar"),
    ]
    try await cards.add(
      texts.enumerated().map { Card(id: "\($0)", front: $1.0, back: $1.1) },
      to: DeckName("Spanish"))
    var wishes = QuizWishes()
    wishes.from = "deck:Spanish"
    for _ in 0..<20 {
      let room = try room()
      var snapshot = try await room.begin(wishes)
      #expect(snapshot.count == 8)
      #expect(
        snapshot.remark
          == "Only 8 questions can be asked, not 10: no other card makes a good question.")
      while let asked = snapshot.asked {
        #expect((3...4).contains(asked.answers.count) && asked.category == "Spanish")
        #expect(Set(asked.answers).count == asked.answers.count)
        if asked.text == "house" { #expect(!Set(asked.answers).isSuperset(of: ["casa", "hogar"])) }
        if asked.text == "the sea" { #expect(!asked.answers.contains("la mar")) }
        snapshot = try await room.answer(0, to: asked.id)
        snapshot = try await room.next(after: asked.id)
      }
    }
    wishes.from = "deck:Small"
    try await cards.make("Small", CardRoom.Choices())
    try await cards.add([Card(id: "a", front: "x", back: "y")], to: DeckName("Small"))
    await #expect(throws: QuizError.noQuestions(.deck(.own("Small")))) {
      try await room().begin(wishes)
    }
  }

  // MARK: A class

  @Test("everyone in a class gets the same questions, goes on later, and is counted")
  func classQuiz() async throws {
    let room = try room()
    var wishes = QuizWishes()
    (wishes.count, wishes.seed) = (5, 3)
    let (quiz, remark) = try await room.classQuiz(wishes, title: "Week 12", isNamed: true)
    #expect(remark == nil)
    #expect(try await room.current() == nil)
    let begun = try await room.take(quiz)
    let asked = try #require(begun.asked)
    _ = try await room.answer(1, to: asked.id)
    // Another quiz takes the place of this one, whose answer stays.
    _ = try await begin(room)
    let again = try await room.take(quiz)
    #expect(again.number == 2 && again.id == quiz.id && again.count == 5)
    let progress = ClassQuizProgress(
      quiz, [("Ada", try await room.history()), ("Ben", QuizHistory())])
    #expect(progress.done == 0)
    #expect(progress.answered[0].learners[1] == ["Ada"])
    #expect(progress.answered.dropFirst().allSatisfy { $0.learners.allSatisfy(\.isEmpty) })
  }
}
