package import Learner
internal import Quiz
package import Scheduling
package import Storage
package import Tables
internal import Threads

/// The room of quizzes of one learner: the quiz that is under way, and the answers to it.
///
/// The room reads the learner's files before each step. So several programs and pages can share a
/// quiz, and each shows the changes of the others.
package actor QuizRoom {
  let files: LearnerFiles
  let now: @Sendable () -> Moment
  private let questions: QuestionSupply
  private nonisolated let executor: DedicatedThread

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - files: the learner's files.
  ///   - questions: the supply of questions.
  ///   - now: the clock.
  package init(
    _ files: LearnerFiles, _ questions: QuestionSupply,
    now: @escaping @Sendable () -> Moment = { .now }
  ) {
    (self.files, self.questions, self.now) = (files, questions, now)
    executor = files.thread
  }

  /// Begins a quiz, which replaces the quiz that is under way.
  ///
  /// - Throws: ``QuizError`` for wishes that can't be granted, an error of the file with the
  ///   questions, `StorageError`; the earlier quiz then goes on.
  public func begin(_ wishes: QuizWishes) async throws -> QuizSnapshot {
    let found = try await questions.questions(try wishes.checked(), files, at: now())
    return try keep(
      OpenQuiz(
        id: Identifier(), source: found.source.text, remark: found.remark, service: found.service,
        attempt: Attempt(at: found.questions)))
  }

  /// Begins a quiz with the questions of a file.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - name: the name by which a person knows the file.
  ///   - wishes: the questions that the learner wants.
  ///   - choices: a person's choices, where the file itself doesn't say enough.
  /// - Throws: ``QuestionFileProblem`` for a file without questions, or one that doesn't show for
  ///   certain which answers are right; `ColumnChoiceError`, `StorageError`. The earlier quiz then
  ///   goes on.
  public func begin(
    file: [UInt8], named name: String, _ wishes: QuizWishes,
    _ choices: ReadingChoices = ReadingChoices()
  ) async throws -> QuizSnapshot {
    let found = try questions.questions(
      ofFile: file, named: name, try wishes.checked(), choices)
    return try keep(
      OpenQuiz(
        id: Identifier(), source: name, remark: found.remark,
        attempt: Attempt(at: found.questions)))
  }

  /// Begins a quiz of a class, or continues it where the learner left off.
  public func take(_ quiz: ClassQuiz) throws -> QuizSnapshot {
    var attempt = Attempt(at: quiz.questions)
    let answers = try history().quiz(named: quiz.id.text)?.answers ?? [:]
    while let answer = answers[attempt.number], attempt.question != nil {
      attempt.answer(answer.choice - 1)
      guard attempt.choice != nil else { break }
      attempt.next()
    }
    return try keep(
      OpenQuiz(
        id: quiz.id, source: quiz.source, service: quiz.service,
        isAnonymous: quiz.isNamed ? nil : true, attempt: attempt))
  }

  /// Makes a quiz for a class. The learner's own quiz goes on.
  ///
  /// - Returns: the quiz, and the sentences about its questions where they differ from the wishes.
  package func classQuiz(
    _ wishes: QuizWishes, title: String, isNamed: Bool
  ) async throws -> (quiz: ClassQuiz, remark: String?) {
    let found = try await questions.questions(try wishes.checked(), files, at: now())
    let quiz = ClassQuiz(
      id: Identifier(), title: title, source: found.source.text, service: found.service,
      isNamed: isNamed, since: now().day, questions: found.questions)
    return (quiz, found.remark)
  }

  /// Returns the quiz that is under way, or its results; `nil` without a quiz.
  package func current() throws -> QuizSnapshot? { try files.leftQuiz() }

  /// Writes an answer to the journal, and returns the quiz with the verdict.
  ///
  /// - Parameters:
  ///   - choice: the place of the chosen answer, from 0.
  ///   - question: the name of the question that the learner saw. Another page may have answered it
  ///     meanwhile.
  ///   - time: the time from the question to the answer, if known.
  /// - Throws: ``QuizError``, `StorageError`; nothing has then changed.
  public func answer(
    _ choice: Int, to question: String, time: AnswerTime? = nil
  ) throws -> QuizSnapshot {
    guard var open = try kept() else { throw QuizError.noQuiz }
    guard let asked = open.attempt.question, open.askedName == question, open.attempt.choice == nil
    else { throw QuizError.notAsked }
    guard asked.answers.indices.contains(choice) else {
      throw QuizError.noAnswer("\(choice + 1)", count: asked.answers.count)
    }
    var entry = QuizEntry(
      at: now(), quiz: open.id.text, source: open.source, question: asked.id,
      number: open.attempt.number, count: open.attempt.questions.count, choice: choice + 1,
      isRight: choice == asked.right)
    let isKept = open.service?.mayBeKept ?? true
    entry.chosen = isKept ? asked.answers[choice] : nil
    entry.milliseconds = time?.milliseconds
    entry.word = asked.word
    entry.isAnonymous = open.isAnonymous
    try files.journal.append(entry)
    open.attempt.answer(choice)
    return try keep(open)
  }

  /// Goes on to the next question, or to the results.
  ///
  /// - Parameter question: the name of the question that the learner saw.
  /// - Throws: ``QuizError``, `StorageError`; nothing has then changed.
  public func next(after question: String) throws -> QuizSnapshot {
    guard var open = try kept() else { throw QuizError.noQuiz }
    guard open.attempt.question != nil, open.askedName == question else {
      throw QuizError.notAsked
    }
    guard open.attempt.choice != nil else { throw QuizError.notAnswered }
    open.attempt.next()
    return try keep(open)
  }

  /// Begins a quiz with the questions that the learner answered wrongly in the finished quiz. Their
  /// answers get a new order.
  ///
  /// - Throws: ``QuizError/nothingMissed``, `StorageError`; nothing has then changed.
  public func again() throws -> QuizSnapshot {
    guard var open = try kept() else { throw QuizError.noQuiz }
    guard open.attempt.isOver, !open.attempt.missed.isEmpty else { throw QuizError.nothingMissed }
    var generator = SystemRandomNumberGenerator()
    open.id = Identifier()
    open.remark = nil
    open.attempt = Attempt(
      at: open.attempt.missed.shuffled().map { $0.mixed(using: &generator) })
    return try keep(open)
  }

  /// Ends the quiz. Its answers stay in the journal, but its questions are deleted.
  public func end() throws { try files.quiz.change { _ in SavedQuiz() } }

  private var past = QuizHistory()
  private var position: JournalStore.Position?

  /// Returns the history of the learner's quizzes. Each call reads only what the journal has gained
  /// since the last call.
  public func history() throws -> QuizHistory {
    position = try past.follow(files.journal, from: position)
    return past
  }

  func kept() throws -> OpenQuiz? { try files.keptQuiz() }

  private func keep(_ open: OpenQuiz) throws -> QuizSnapshot {
    try files.quiz.change { _ in SavedQuiz(open: open) }
    return QuizSnapshot(open)
  }
}

extension LearnerFiles {
  /// Returns the quiz that is under way, or its results; `nil` without a quiz.
  ///
  /// - Throws: `StorageError`.
  package func leftQuiz() throws -> QuizSnapshot? { try keptQuiz().map(QuizSnapshot.init) }

  fileprivate func keptQuiz() throws -> OpenQuiz? { try quiz.read()?.open }
}
