internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import Quiz
internal import QuizPractice
internal import QuizSources
internal import Speech
internal import Storage
internal import Vocabulary

/// The addresses of quizzes.
extension API {
  func addQuiz(to routes: inout Routes) {
    routes.on(.get, Self.path + "/quiz") { call, learner in
      guard let snapshot = try await learner.quizRoom.current() else {
        return Response(status: .noContent)
      }
      return try await answer(snapshot, to: learner)
    }
    routes.on(.post, Self.path + "/quiz") { call, learner in
      let wish = try await call.body(QuizWish.self)
      return try await answer(
        try await learner.quizRoom.begin(try wish.wishes()), to: learner, status: .created)
    }
    routes.on(.post, Self.path + "/quiz/files/previews") { call, learner in
      let choices = try call.readingChoices
      let bytes = try await call.bytes(upTo: Self.largestQuizFile)
      return try await work(with: bytes) {
        .json(
          try learner.quizRoom.preview(
            Array(bytes.readableBytesView), named: call.query("name") ?? "file", choices))
      }
    }
    routes.on(.post, Self.path + "/quiz/files") { call, learner in
      var wishes = QuizWishes()
      wishes.count = try call.number("count", in: 0...1_000_000)
      let name = call.query("name").map { String($0.prefix(200)) } ?? ""
      let choices = try call.readingChoices
      let bytes = try await call.bytes(upTo: Self.largestQuizFile)
      let snapshot = try await work(with: bytes) {
        try await learner.quizRoom.begin(
          file: Array(bytes.readableBytesView), named: name.isEmpty ? "file" : name, wishes,
          choices)
      }
      return try await answer(snapshot, to: learner, status: .created)
    }
    routes.on(.delete, Self.path + "/quiz") { call, learner in
      try await learner.quizRoom.end()
      return Response(status: .noContent)
    }
    routes.on(.post, Self.path + "/quiz/answers") { call, learner in
      let body = try await call.body(QuizAnswer.self)
      if call.wasTaken, let snapshot = try await learner.quizRoom.current() {
        return try await answer(snapshot, to: learner)
      }
      return try await answer(
        try await learner.quizRoom.answer(
          body.choice - 1, to: body.question, time: body.milliseconds),
        to: learner)
    }
    routes.on(.post, Self.path + "/quiz/next") { call, learner in
      let question = try await call.body(QuizStep.self).question
      return try await answer(try await learner.quizRoom.next(after: question), to: learner)
    }
    routes.on(.post, Self.path + "/quiz/again") { call, learner in
      return try await answer(
        try await learner.quizRoom.again(), to: learner, status: .created)
    }
    routes.on(.get, Self.path + "/quiz/history") { call, learner in
      let subject = try subject(call, sentBy: learner)
      return .json(QuizHistoryDocument(try await quizzes(of: subject, for: learner)))
    }
    routes.on(.get, Self.path + "/quiz/choices") { call, learner in
      let isTeacher = call.role == .teacher
      return try await learner.withFiles { files in
        .json(try QuizChoicesDocument(files, canShare: isTeacher))
      }
    }
  }

  /// Returns the part of a learner's quiz history that the sender of a request may see.
  func quizzes(
    of learner: LearnerSession, for sender: LearnerSession
  ) async throws -> QuizHistory {
    let history = try await learner.quizRoom.history()
    guard learner !== sender else { return history }
    let anonymous = try await learners.classQuizzes(for: learner).filter { !$0.isNamed }
    return history.named(without: Set(anonymous.map(\.id.text)))
  }

  /// The largest size of a file with questions, in bytes.
  private static let largestQuizFile = 2 << 20

  /// Returns the state of a quiz, with the addresses of its sounds.
  func answer(
    _ snapshot: QuizSnapshot, to learner: LearnerSession, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let preferences = try await learner.preferences
    let style = try await preferences.style.explaining(
      in: preferences.meanings, learners.sounds.synthesizer)
    var sounds: [String: String] = [:]
    for (part, utterances) in try await learner.quizRoom.utterances(style) {
      sounds[part.rawValue] = SoundAddresses.path(of: await learner.sample(utterances))
    }
    return .json(Sounding(snapshot, QuizAddresses(sounds: sounds)), status: status)
  }
}

/// The members that the server adds to a quiz.
private struct QuizAddresses: Encodable, Sendable {
  /// The address of the sound of each part of the quiz.
  let sounds: [String: String]
}

/// The document of the sources, kinds and categories of questions.
private struct QuizChoicesDocument: Encodable, Sendable {
  struct Source: Encodable {
    let name, title: String
    let isOnline, isOfWords, hasDifficulties: Bool

    init(_ source: QuizSource) {
      (name, title) = (source.text, source.title)
      (isOnline, isOfWords) = (source.isOnline, source.isOfWords)
      hasDifficulties = source.hasDifficulties
    }
  }

  struct Choice: Encodable {
    let name, title: String
  }

  struct Counts: Encodable {
    let least = QuizWishes.counts.lowerBound
    let most = QuizWishes.counts.upperBound
    let usual = QuizWishes.usualCount
  }

  let sources: [Source]
  let kinds: [Choice]
  let categories: [Choice]
  let difficulties = Difficulty.allCases.map(\.rawValue)
  let counts = Counts()
  /// Whether the learner can give a quiz to a class.
  let canShare: Bool

  init(_ files: LearnerFiles, canShare: Bool) throws {
    let lists = try files.lists.names().filter { $0 != WordList.excluded }
    let decks = try files.decks.names()
    let words: [QuizSource] = [.words, .due, .missed, .completed]
    sources =
      (words + lists.map(QuizSource.list) + decks.map { .deck(DeckName($0)) } + [
        .trivia, .openTrivia,
      ])
      .map(Source.init)
    kinds = Kind.allCases.map { Choice(name: $0.rawValue, title: $0.title) }
    categories = QuestionCategory.allCases.map { Choice(name: $0.rawValue, title: $0.title) }
    self.canShare = canShare
  }
}

/// The wishes for a quiz, as a page sends them.
struct QuizWish: Body, Sendable {
  static let fields: Set<String> = ["from", "count", "difficulty", "categories", "kinds", "seed"]
  let from: String?
  let count: Int?
  let difficulty: String?
  let categories: [String]?
  let kinds: [String]?
  let seed: UInt64?

  /// Returns the wishes. They can't name a file on the server's computer.
  func wishes() throws(Problem) -> QuizWishes {
    if let from, case .file = QuizSource(from) {
      throw .invalid(
        """
        '\(from.prefix(60))' is not a source of questions: give one of those that '/quiz/choices' \
        lists.
        """
      )
    }
    var wishes = QuizWishes()
    (wishes.from, wishes.count, wishes.difficulty) = (from, count, difficulty)
    (wishes.categories, wishes.kinds, wishes.seed) = (categories, kinds, seed)
    return wishes
  }
}

private struct QuizAnswer: Body {
  static let fields: Set<String> = ["question", "choice", "milliseconds"]
  let question: String
  /// The number of the answer, from 1.
  let choice: Int
  let milliseconds: AnswerTime?

  private enum CodingKeys: CodingKey { case question, choice, milliseconds }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    question = try values.decode(String.self, forKey: .question)
    choice = try values.decode(Int.self, forKey: .choice)
    milliseconds = try values.decodeIfPresent(AnswerTime.self, forKey: .milliseconds)
    guard (1...9).contains(choice) else {
      throw Problem.invalid("'choice' is the number of an answer, from 1.")
    }
  }
}

private struct QuizStep: Body {
  static let fields: Set<String> = ["question"]
  let question: String
}
