internal import Accounts
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses at which children come into a class of a school: with its code, their name and
/// four digits.
extension API {
  private struct Door: Body {
    static let fields: Set<String> = ["code"]
    let code: String
  }

  private struct Entry: Body {
    static let fields: Set<String> = ["code", "name", "pin", "isNew"]
    let code: String
    let name: String
    let pin: String
    /// Whether nobody in the class has the name yet; `nil` for no.
    let isNew: Bool?
  }

  func addPupils(to routes: inout Routes) {
    routes.on(.post, Self.accountPath + "/class") { call in
      let taught = try openClass(withCode: try await call.body(Door.self).code, call)
      let pictures = try learners.chosenPictures()
      return .json(
        ClassDoorDocument(
          title: taught.title, isOpenToNew: taught.isOpenToNew,
          learners: try learners.classroom(taught).names.map { name in
            let learner = try learners.learner(name)
            return LearnerDocument(
              name, picture: pictures[learner.identity], hasPIN: learner.profile.hasPIN,
              isChosen: false)
          }))
    }
    routes.on(.post, Self.accountPath + "/class/learner") { call in
      let entry = try await call.body(Entry.self)
      let taught = try openClass(withCode: entry.code, call)
      let pin = try PIN(entry.pin)
      // Two children who join at once with one name must not both get it.
      let learner =
        entry.isNew == true
        ? try await learners.signingUp.run {
          // Another child may have joined with the name since the class was read.
          let taught = try learners.accountBook().openClass(withCode: entry.code)
          return try await self.join(taught, as: entry.name, pin)
        }
        : try known(entry.name, pin, in: taught, from: call)
      // A person who was logged in here before is logged out.
      if let sender = call.account {
        try learners.accountBook().end(sender.session.id, of: sender.account.id)
      }
      learner.presence.note()
      var response = Response.json(
        LearnerDocument(learner.learner, hasPIN: true, isChosen: true),
        status: entry.isNew == true ? .created : .ok)
      // The browser may have been somebody else's before.
      SessionCookie.clear(in: &response)
      LearnerCookie(learner.identity, key: learner.profile.key)
        .set(in: &response, sameSite: learners.cookieSameSite)
      return response
    }
    routes.on(.get, Self.accountPath + "/pupil") { call, learner in
      guard call.pupil != nil else { throw Problem.notPupil }
      let accounts = try learners.accountBook()
      guard let id = learner.identity.id else {
        throw Problem.notPupil
      }
      let all = try accounts.schools.all()
      return .json(
        PupilDocument(
          learner: LearnerDocument(learner.learner, hasPIN: true, isChosen: true),
          classes: all.classes(withLearner: id).map {
            .init(title: $0.title, school: all.school($0.school)?.title ?? "")
          },
          readings: try readings(ofLearner: id), erasure: all.erasure(ofLearner: id)))
    }
  }

  /// Returns the open class with a code.
  ///
  /// - Throws: a ``Problem`` if too many codes were wrong, ``Accounts/AccountError``,
  ///   `StorageError`.
  private func openClass(withCode code: String, _ call: Call) throws -> SchoolClass {
    let accounts = try learners.accountBook()
    // A code beyond the limit isn't even compared.
    guard try codeGuesses.allows(call.sender) else { throw Problem.tooManyCodes }
    do {
      return try accounts.openClass(withCode: code)
    } catch AccountError.wrongCodeOfClass {
      try codeGuesses.count(call.sender)
      throw AccountError.wrongCodeOfClass
    }
  }

  /// Returns the learner of a class with a name, if the PIN is right.
  private func known(
    _ text: String, _ pin: PIN, in taught: SchoolClass, from call: Call
  ) throws -> LearnerSession {
    let name = try learners.classroom(taught).member(try LearnerName(text))
    let learner = try visitors.learner(
      name, pin: pin, from: call.sender, group: taught.id.text)
    // Without a PIN, anybody who knows the code could take the name.
    guard learner.profile.hasPIN else {
      throw Problem(
        .forbidden, "\(name.text ?? "") has no PIN yet: ask your teacher for one.")
    }
    return learner
  }

  /// Adds a child to a class, with the PIN that the child chose.
  private func join(
    _ taught: SchoolClass, as text: String, _ pin: PIN
  ) async throws -> LearnerSession {
    guard taught.isOpenToNew else { throw AccountError.noNewLearners(taught.title) }
    let name = try Learners.shownName(text)
    guard !(try learners.classroom(taught).has(name)) else {
      throw Problem.conflict(
        "Somebody in \(taught.title) has the name \(name.text ?? ""): choose it above if it is "
          + "yours, or give another one.")
    }
    try pin.checkIsHard()
    guard try learners.joining.allows(taught.id.text) else {
      throw Problem(
        .tooManyRequests, "Many new learners came at once: try again in a minute.",
        headers: [.retryAfter: "60"])
    }
    let learner = try await learners.addPupil(text, to: [taught.id], of: taught.school)
    try await learner.setPIN(pin)
    return learner
  }

  /// Returns who looked at what a learner did.
  func readings(ofLearner id: Identifier) throws -> [AccountDocument.Reading] {
    let accounts = try learners.accountBook()
    return try accounts.readings.entries(of: id).prefix(Self.mostReadings).map { entry in
      let reader = try accounts.store.account(entry.reader).map { try learners.shownName(of: $0) }
      return AccountDocument.Reading(reader: reader, day: entry.day)
    }
  }

  /// The most readings in a profile.
  private static let mostReadings = 100
}

/// The document of a class, for a child who has typed its code.
private struct ClassDoorDocument: Encodable, Sendable {
  let title: String
  /// Whether a child whose name isn't there may join.
  let isOpenToNew: Bool
  let learners: [LearnerDocument]
}

/// The document of a child who came in with a PIN, for that child.
private struct PupilDocument: Encodable, Sendable {
  struct InClass: Encodable {
    let title, school: String
  }

  let learner: LearnerDocument
  let classes: [InClass]
  /// The readers of what the child did, the last day first.
  let readings: [AccountDocument.Reading]
  /// The time at which everything of the child is erased; `null` for never.
  @OrNull var erasure: Date?

  init(
    learner: LearnerDocument, classes: [InClass], readings: [AccountDocument.Reading],
    erasure: Date?
  ) {
    (self.learner, self.classes, self.readings) = (learner, classes, readings)
    _erasure = OrNull(wrappedValue: erasure)
  }
}

extension Problem {
  /// The problem of too many wrong codes of classes.
  static let tooManyCodes = Problem(
    .tooManyRequests, "Too many wrong codes came: wait half a minute, and type the code again.",
    headers: [.retryAfter: "30"])

  /// The problem of a name that somebody of the class has.
  static func nameInClass(_ name: LearnerName) -> Problem {
    .conflict("Somebody in this class is called \(name.text ?? "") already: give another name.")
  }

  /// The problem of an address that only a child with a PIN has.
  fileprivate static let notPupil = Problem.notFound(
    "Only a child who came in with a class's code has this: open your profile.")
}
