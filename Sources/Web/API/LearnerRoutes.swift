internal import HTTPTypes
internal import Hummingbird
internal import Learner

/// The addresses of the learners.
extension API {
  private struct NewLearner: Body {
    static let fields: Set<String> = ["name"]
    let name: String
  }

  private struct Choice: Body {
    static let fields: Set<String> = ["name", "pin", "request"]
    /// The learner's name; `null` for the usual learner. The field must be present.
    @OrNull var name: String?
    private let pin: String?
    /// The browser's request for the name, which the teacher may have answered; `nil` for none.
    let request: Identifier?

    /// - Throws: a ``Problem`` for anything but four digits.
    var checkedPIN: PIN? {
      get throws { try pin.map { try PIN($0) } }
    }
  }

  private struct NewPIN: Body {
    static let fields: Set<String> = ["pin"]
    /// The PIN; `null` for none. The field must be present.
    @OrNull var pin: String?

    /// - Throws: a ``Problem`` for anything but four digits.
    var checked: PIN? {
      get throws { try pin.map { try PIN($0) } }
    }
  }

  func addLearners(to routes: inout Routes) {
    routes.on(.get, Self.path + "/learners") { call in
      // Before a visitor has chosen a name, all names are shown.
      let chosen = (try? visitors.sender(of: call))?.learner
      // On the server of a class, the usual learner is the teacher.
      let names: [LearnerName] =
        switch call.role {
        case .alone: try learners.names()
        case .teacher: try visitors.classroom(of: call).names
        // People with accounts don't choose among the names of others.
        case .learner where learners.accounts != nil: chosen.map { [$0] } ?? []
        case .learner: try learners.ownClassroom().names
        }
      let pictures = try learners.chosenPictures()
      return .json(
        LearnersDocument(
          learners: try names.map { name in
            let learner = try learners.learner(name)
            return LearnerDocument(
              name, picture: pictures[learner.identity], hasPIN: learner.profile.hasPIN,
              isChosen: name == chosen)
          }))
    }
    routes.on(.post, Self.path + "/learners") { call in
      try learners.checkHasNoAccounts()
      let name = try LearnerName(new: try await call.body(NewLearner.self).name)
      if call.role == .learner { try checkMayJoin() }
      let learner = try await learners.add(name)
      if call.role == .learner {
        (try? visitors.sender(of: call))?.presence.end()
        learner.presence.note()
      }
      // A teacher who adds a learner stays the teacher.
      return chosen(learner, isChosen: call.role != .teacher, status: .created)
    }
    routes.on(.put, Self.path + "/learners/chosen") { call in
      try learners.checkHasNoAccounts()
      let choice = try await call.body(Choice.self)
      let name = try choice.name.map { try LearnerName($0) } ?? .usual
      guard call.role == .alone || name != .usual else {
        throw Problem.invalid("A class's learners have names: choose yours.")
      }
      switch try visitors.choose(
        name, pin: try choice.checkedPIN, request: choice.request, for: call)
      {
      case .chosen(let learner):
        if call.role == .learner { learner.presence.note() }
        return chosen(learner)
      case .waiting(let request):
        return .json(NameRequestDocument(request, for: name), status: .accepted)
      }
    }
    routes.on(.put, Self.path + "/pin") { call, learner in
      let pin = try await call.body(NewPIN.self).checked
      if call.pupil == nil {
        try learners.checkHasNoAccounts()
      } else if pin == nil {
        throw Problem.invalid("You need a PIN to come in: give four digits.")
      } else {
        try pin?.checkIsHard()
      }
      guard learner.learner != .usual else {
        throw Problem.invalid("Only a learner with a name can have a PIN: choose a name first.")
      }
      try await learner.setPIN(pin)
      return chosen(learner)
    }
    addTeachersLearners(to: &routes)
  }

  /// Checks that a learner may join the class without the teacher's help.
  private func checkMayJoin() throws {
    guard try learners.names().count <= Self.mostJoining else {
      throw Problem(
        .forbidden,
        """
        This class has \(Self.mostJoining) learners: ask your teacher to add you on the page Class.
        """
      )
    }
    guard try learners.joining.allows("") else {
      throw Problem(
        .tooManyRequests, "Many new learners came at once: try again in a minute.",
        headers: [.retryAfter: "60"])
    }
  }

  /// The number of learners up to which others can join a class by its link. After that, only the
  /// teacher can add learners.
  private static let mostJoining = 60

  /// Adds the addresses with which the teacher changes learners.
  private func addTeachersLearners(to routes: inout Routes) {
    routes.on(.patch, Self.path + "/learners/:learner", for: .teacher) { call in
      let new = try LearnerName(new: try await call.body(NewLearner.self).name)
      let learner = try visitors.member(named: try call.text("learner"), of: call)
      let classroom = try visitors.classroom(of: call)
      let isSameName = learner.learner.unnumbered?.lowercased() == new.text?.lowercased()
      guard classroom.taught != nil, !isSameName else {
        return chosen(try await learners.rename(learner.learner, to: new), isChosen: false)
      }
      guard !classroom.has(new) else { throw Problem.nameInClass(new) }
      // Learners of other classes, of whom this one knows nothing, may have the name.
      let free = try learners.freeName(new.text ?? "")
      return chosen(try await learners.rename(learner.learner, to: free), isChosen: false)
    }
    routes.on(.put, Self.path + "/learners/:learner/pin", for: .teacher) { call in
      let pin = try await call.body(NewPIN.self).checked
      if try visitors.classroom(of: call).taught == nil { try learners.checkHasNoAccounts() }
      let learner = try visitors.member(named: try call.text("learner"), of: call)
      try learners.checkHasNoAccount(learner)
      try await learner.setPIN(pin)
      return chosen(learner, isChosen: false)
    }
    routes.on(.delete, Self.path + "/learners/:learner", for: .teacher) { call in
      let learner = try visitors.member(named: try call.text("learner"), of: call)
      let name = learner.learner
      if let taught = try visitors.classroom(of: call).taught,
        let id = learner.identity.id
      {
        // The learner only leaves the class, and keeps their practice.
        try learners.accountBook().remove(learner: id, from: taught.id)
        return .json(LearnerRemovalDocument(id: id, name: name.text ?? ""))
      }
      // An owner closes or erases an account, and removes a learner without one.
      if learners.accounts != nil {
        try Audience.holder(.manageAccounts).check(call)
        try learners.checkHasNoAccount(learner)
      }
      return .json(
        LearnerRemovalDocument(id: try await learners.remove(name), name: name.text ?? ""))
    }
    routes.on(.delete, Self.path + "/learners/removals/:removal", for: .teacher) { call in
      let id = try call.identifier("removal")
      if let taught = try visitors.classroom(of: call).taught {
        return chosen(try learners.bringBack(id, to: taught), isChosen: false)
      }
      return chosen(try await learners.undoRemoval(id), isChosen: false)
    }
  }

  private func chosen(
    _ learner: LearnerSession, isChosen: Bool = true, status: HTTPResponse.Status = .ok
  ) -> Response {
    var response = Response.json(
      LearnerDocument(
        learner.learner, hasPIN: learner.profile.hasPIN, isChosen: isChosen), status: status)
    if isChosen {
      LearnerCookie(learner.identity, key: learner.profile.key)
        .set(in: &response, sameSite: learners.cookieSameSite)
    }
    return response
  }
}
