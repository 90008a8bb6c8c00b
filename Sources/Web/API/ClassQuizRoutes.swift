internal import Hummingbird
internal import Learner
internal import Quiz
internal import QuizPractice
internal import Scheduling
internal import Spelling
internal import Storage

/// The addresses of the quizzes of a class.
extension API {
  func addClassQuizzes(to routes: inout Routes) {
    routes.on(.get, Self.path + "/class-quizzes") { call, learner in
      let quizzes = try await learners.classQuizzes(for: learner)
      let history = try await learner.quizRoom.history()
      return .json(
        GivenQuizzesDocument(
          quizzes: quizzes.reversed().map { .init($0, history.quiz(named: $0.id.text)) }))
    }
    routes.on(.post, Self.path + "/class-quizzes/:quiz/attempts") { call, learner in
      let id = try call.identifier("quiz")
      guard let quiz = try await learners.classQuizzes(for: learner).first(where: { $0.id == id })
      else {
        throw Problem.missing("quiz")
      }
      return try await answer(
        try await learner.quizRoom.take(quiz), to: learner, status: .created)
    }
    routes.on(.get, Self.path + "/class/quizzes", for: .teacher) { call in
      .json(try await progress(for: call))
    }
    routes.on(.post, Self.path + "/class/quizzes", for: .teacher) { call, learner in
      let body = try await call.body(ClassQuizWish.self)
      let title = try body.checkedTitle
      let (quiz, remark) = try await learner.quizRoom.classQuiz(
        try body.wish.wishes(), title: title, isNamed: body.isNamed ?? false)
      if let remark {
        // The teacher reads how the questions differ from the wish before anyone is asked.
        learners.quizDrafts.withLock { $0.add(quiz) }
        return .json(QuizDraftDocument(draft: quiz.id, remark: remark))
      }
      return try await give(quiz, to: try visitors.classroom(of: call))
    }
    routes.on(.post, Self.path + "/class/quizzes/drafts/:quiz", for: .teacher) { call in
      let id = try call.identifier("quiz")
      guard let quiz = learners.quizDrafts.withLock({ $0.quiz(id) }) else {
        throw Problem.missing("quiz")
      }
      let answer = try await give(quiz, to: try visitors.classroom(of: call))
      learners.quizDrafts.withLock { $0.remove(id) }
      return answer
    }
    routes.on(.delete, Self.path + "/class/quizzes/:quiz", for: .teacher) { call in
      let id = try call.identifier("quiz")
      let isKnown = try await visitors.classroom(of: call).home.withFiles { files in
        var isKnown = false
        try files.classQuizzes.change(isSynced: true) { old in
          var kept = old ?? ClassQuizzes()
          isKnown = kept.quizzes.contains { $0.id == id }
          kept.quizzes.removeAll { $0.id == id }
          return kept
        }
        return isKnown
      }
      guard isKnown else { throw Problem.missing("quiz") }
      return Response(status: .noContent)
    }
  }

  /// Gives the class a quiz.
  ///
  /// - Throws: a ``Problem`` if the class has too many, `StorageError`.
  private func give(_ quiz: ClassQuiz, to classroom: Classroom) async throws -> Response {
    try await classroom.home.withFiles { files in
      guard try ClassQuizzes(files).quizzes.count < ClassQuizzes.most else {
        throw Problem.conflict(
          "A class has at most \(ClassQuizzes.most) quizzes: take an old one back first.")
      }
      try files.classQuizzes.change(isSynced: true) { old in
        var kept = old ?? ClassQuizzes()
        kept.quizzes.append(quiz)
        return kept
      }
    }
    return .json(ClassQuizDocument(ClassQuizProgress(quiz, [])), status: .created)
  }

  /// Returns the quizzes of a class with its answers, the newest quiz first.
  private func progress(for call: Call) async throws -> ClassQuizzesDocument {
    let classroom = try visitors.classroom(of: call)
    let quizzes = try await classroom.quizzes().quizzes
    var histories: [(learner: String, history: QuizHistory)] = []
    for name in quizzes.isEmpty ? [] : classroom.names {
      guard let text = name.text else { continue }
      let learner = try learners.learner(name)
      try learners.noteReading(of: learner, call)
      histories.append((text, try await learner.quizRoom.history()))
    }
    // A removed learner's answers stay in the counts.
    if !quizzes.isEmpty { histories += try learners.removedLearnersQuizzes() }
    return ClassQuizzesDocument(
      quizzes: quizzes.reversed().map { ClassQuizDocument(ClassQuizProgress($0, histories)) })
  }
}

/// The quizzes of the class, for a learner.
private struct GivenQuizzesDocument: Encodable, Sendable {
  struct Given: Encodable {
    let id: Identifier
    let title: String
    /// The numbers of questions, of answers and of right answers.
    let count, answered, right: Int
    /// Whether the teacher sees the learner's name with the answers.
    let isNamed: Bool

    init(_ quiz: ClassQuiz, _ taken: QuizHistory.Taken?) {
      (id, title, isNamed) = (quiz.id, quiz.title, quiz.isNamed)
      (count, answered, right) = (quiz.questions.count, taken?.answered ?? 0, taken?.right ?? 0)
    }
  }

  let quizzes: [Given]
}

/// The quizzes of the class, for its teacher.
private struct ClassQuizzesDocument: Encodable, Sendable { let quizzes: [ClassQuizDocument] }

/// A quiz that the class gets when its teacher has read how its questions differ from the wish.
private struct QuizDraftDocument: Encodable, Sendable {
  let draft: Identifier
  let remark: String
}

/// A quiz of the class, with the answers to its questions.
private struct ClassQuizDocument: Encodable, Sendable {
  struct Answer: Encodable {
    let text: String
    let isRight: Bool
    /// The number of learners who chose this answer.
    let count: Int
    /// The names of these learners; none for an anonymous quiz.
    let learners: [String]
  }

  struct Asked: Encodable {
    let text: String
    let answers: [Answer]
  }

  let id: Identifier
  let title, sourceTitle: String
  let isNamed: Bool
  let since: Day
  /// The number of learners who have answered every question.
  let done: Int
  let questions: [Asked]

  init(_ progress: ClassQuizProgress) {
    let quiz = progress.quiz
    (id, title, isNamed, since) = (quiz.id, quiz.title, quiz.isNamed, quiz.since)
    sourceTitle = QuizSource(quiz.source).title
    done = progress.done
    questions = progress.answered.map { answered in
      let question = answered.question
      return Asked(
        text: question.text,
        answers: question.answers.indices.map { index in
          Answer(
            text: question.answers[index], isRight: index == question.right,
            count: answered.learners[index].count,
            learners: quiz.isNamed ? answered.learners[index] : [])
        })
    }
  }
}

/// A teacher's wishes for a quiz of the class.
private struct ClassQuizWish: Body, Sendable {
  static let fields: Set<String> = QuizWish.fields.union(["title", "isNamed"])
  let wish: QuizWish
  let title: String
  let isNamed: Bool?

  private enum CodingKeys: CodingKey { case title, isNamed }

  init(from decoder: any Decoder) throws {
    wish = try QuizWish(from: decoder)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    isNamed = try values.decodeIfPresent(Bool.self, forKey: .isNamed)
  }

  /// The title without needless spaces.
  var checkedTitle: String {
    get throws(Problem) {
      let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !words.isEmpty, words.count <= ClassQuiz.longestTitle else {
        throw .invalid(
          "A quiz has a title of at most \(ClassQuiz.longestTitle) characters: give one.")
      }
      return words
    }
  }
}
