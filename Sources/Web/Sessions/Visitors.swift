internal import Hummingbird
internal import Learner
internal import Storage

/// The only place that decides which learner sent a request, and whether that learner may send it.
struct Visitors: Sendable {
  let learners: Learners
  /// The limit on wrong PINs from each sender.
  private let guesses: RateLimit
  /// The limit on wrong PINs for each learner, whoever sends them: 10,000 PINs take three days.
  private let guessesOfLearner: RateLimit
  /// The limit on wrong PINs for all learners together. It allows as many as a class types in its
  /// first minute.
  private let guessesOfClass: RateLimit

  /// The requests for names that are in use.
  let requests: NameRequests

  init(_ learners: Learners) {
    self.learners = learners
    let notes = learners.notes
    guesses = RateLimit("PIN of sender", in: notes, perSecond: 0.2, burst: 5)
    guessesOfLearner = RateLimit("PIN of learner", in: notes, perSecond: 1 / 30, burst: 5)
    guessesOfClass = RateLimit("PIN of class", in: notes, perSecond: 0.1, burst: 30)
    requests = NameRequests(in: notes)
  }

  /// Notes that the page of a request's sender is open.
  func notePresence(of call: Call) {
    guard call.role == .learner else { return }
    // A browser whose learner is not known has no presence to note.
    (try? sender(of: call))?.presence.note()
  }

  /// Answers a request of a learner. The learner's files don't move meanwhile.
  ///
  /// - Throws: a ``Problem`` if the visitor of a class has not chosen a name yet, if the learner
  ///   was removed, or if the learner has another PIN by now; the errors of the answer.
  func answer(_ call: Call, _ answer: Routes.LearnerAnswer) async throws -> Response {
    // A step without a name gets one, by which a server finds out whether it is done already.
    let step = try call.step ?? (call.isStep && learners.hasFarStore ? Identifier() : nil)
    var turn = 0
    var mayTakeAnother: Bool { turn < Self.mostTurns && call.budget.mayBeReadAgain }
    while true {
      turn += 1
      do {
        return try await answerInTurn(call, step, answer)
      } catch let undone as UndoneStep {
        guard undone.mayBeRepeated, mayTakeAnother else { throw undone.cause }
      } catch StorageError.takenOver where mayTakeAnother {
        // Another server answers the learner meanwhile. Nothing was changed here since.
      }
      // Two servers that met once must not meet again, so the pause is random.
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...20 * turn)))
    }
  }

  /// The largest number of times that a request is begun anew because another server came in
  /// between.
  private static let mostTurns = 10

  private func answerInTurn(
    _ call: Call, _ step: Identifier?, _ answer: Routes.LearnerAnswer
  ) async throws -> Response {
    let learner = try await begin(call)
    defer { learner.visits.end() }
    do {
      guard let step else { return try await answer(call, learner) }
      return try await learner.steps.once(step) { wasTaken in
        var call = call
        call.wasTaken = wasTaken
        return try await answer(call, learner)
      }
    } catch StorageError.moved(let path) {
      // Another program has moved the files, or the request took longer than a rename waits.
      learners.forget(learner)
      throw StorageError.moved(path: path)
    }
  }

  private func begin(_ call: Call) async throws -> LearnerSession {
    while true {
      let learner = try await learners.current(
        try sender(of: call), isStep: call.isStep)
      if let page = call.request.headers[.name(LearnerIdentity.field)],
        page != learner.identity.pageText
      {
        throw Problem.conflict(
          """
          Another learner was chosen in this browser: load this page again to go on as that \
          learner.
          """
        )
      }
      if learner.visits.begin() {
        if call.role == .learner { learner.presence.note() }
        return learner
      }
      try await learner.visits.settle()
    }
  }

  /// Returns the learner who sent a request; the class that the sender works with, if any, whose
  /// files are kept as a learner's.
  func sender(of call: Call) throws -> LearnerSession {
    if learners.accounts != nil {
      if let pupil = call.pupil { return pupil }
      if let taught = call.account?.place { return try learners.classroom(taught).home }
      return try own(of: call)
    }
    // The teacher of a class is the usual learner of the computer.
    if call.role == .teacher { return try learners.learner(.usual) }
    guard let cookie = LearnerCookie(of: call.request),
      call.role == .alone || cookie.identity != .usual
    else {
      throw Problem(
        .forbidden, "Say who you are first: open this server's page, and choose your name.")
    }
    guard let learner = try learners.learner(identifiedBy: cookie.identity) else {
      throw Problem.learnerIsGone
    }
    guard learner.profile.key == nil || cookie.key == learner.profile.key else {
      throw Problem(
        .forbidden,
        "\(learner.learner.text ?? "") has a PIN: choose the name again, and give it.")
    }
    return learner
  }

  /// Returns the learner whose files are those of the sender's account.
  func own(of call: Call) throws -> LearnerSession {
    guard let account = call.account else { throw Problem.logIn }
    guard let learner = try learners.learner(identifiedBy: account.learner) else {
      throw Problem.learnerIsGone
    }
    return learner
  }

  /// Returns the class that a teacher's request is about.
  ///
  /// - Throws: a ``Problem`` if the sender teaches no class.
  func classroom(of call: Call) throws -> Classroom {
    try Audience.teacher.check(call)
    guard let place = call.account?.place else { return try learners.ownClassroom() }
    // The request itself may have changed the class since.
    return try learners.classroom(try learners.schools().schoolClass(place.id) ?? place)
  }

  /// Returns a learner of the class that a teacher's request is about.
  ///
  /// - Throws: a ``Problem`` for anybody else's name.
  func member(named text: String, of call: Call) throws -> LearnerSession {
    try learners.learner(try classroom(of: call).member(try LearnerName(text)))
  }

  /// Returns the learner with a name, if the PIN is right.
  ///
  /// - Parameters:
  ///   - pin: the PIN that was given; `nil` for none.
  ///   - sender: the sender's network address.
  ///   - group: the class whose learners share a limit; empty for the server's own class.
  /// - Throws: a ``Problem`` if the PIN is wrong or missing, or if too many PINs were wrong.
  func learner(
    _ name: LearnerName, pin: PIN?, from sender: String, group: String = ""
  ) throws -> LearnerSession {
    let learner = try learners.learner(name)
    guard learner.profile.hasPIN else { return learner }
    guard let pin else {
      throw Problem(.forbidden, "\(name.text ?? "") has a PIN: give its four digits.")
    }
    // With a new PIN, the count of wrong PINs begins again.
    let known = (learner.identity.text ?? "") + (learner.profile.key ?? "")
    // All children of a school may have one address, so one child's mistakes are no other's.
    let from = group.isEmpty ? sender : "\(sender)/\(known)"
    // A PIN beyond a limit isn't even compared.
    guard try guesses.allows(from, isCounted: false) else { throw Problem.tooMany(after: 5) }
    guard try guessesOfLearner.allows(known, isCounted: false),
      try guessesOfClass.allows(group, isCounted: false)
    else {
      throw Problem(
        .tooManyRequests,
        "Too many wrong PINs came: try again in half a minute, or ask your teacher for a new PIN.",
        headers: [.retryAfter: "30"])
    }
    guard learner.profile.isRight(pin) else {
      for (limit, name) in [
        (guesses, from), (guessesOfLearner, known), (guessesOfClass, group),
      ] {
        _ = try limit.allows(name)
      }
      throw Problem(
        .forbidden,
        "This is not the PIN of \(name.text ?? ""): try again, or ask your teacher for a new one.")
    }
    return learner
  }
}
