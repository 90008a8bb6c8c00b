internal import Accounts
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses at which teachers and heads make, change and close classes.
extension API {
  private struct NewClass: Body {
    static let fields: Set<String> = ["title"]
    let title: String
  }

  private struct Change: Body {
    static let fields: Set<String> = [
      "title", "isClosed", "isOpenToNew", "teachers", "hasNewCode", "learnersOf",
    ]
    let title: String?
    let isClosed: Bool?
    let isOpenToNew: Bool?
    /// The accounts of the teachers; `nil` to keep them.
    let teachers: [Identifier]?
    /// Whether the class gets another code; `nil` for no.
    let hasNewCode: Bool?

    /// The class of the school whose learners come in, too; `nil` for none.
    let learnersOf: Identifier?

    /// Whether only a head may make the change.
    var isForHeads: Bool { teachers != nil || isClosed != nil || learnersOf != nil }

    var values: AccountBook.ClassChange {
      var change = AccountBook.ClassChange()
      (change.title, change.isClosed, change.isOpenToNew) = (title, isClosed, isOpenToNew)
      (change.teachers, change.hasNewCode) = (teachers, hasNewCode ?? false)
      return change
    }
  }

  func addSchoolClasses(to routes: inout Routes) {
    routes.on(.post, Self.schoolsPath + "/:school/classes") { call in
      let (sender, accounts) = try accountHolder(call)
      let school = try school(of: call, for: .makeClass)
      let title = try await call.body(NewClass.self).title
      // The person who makes a class teaches it, unless that is an owner who only helps.
      let teacher = school.role(of: sender.account.id) == nil ? nil : sender.account.id
      _ = try accounts.makeClass(
        title, of: school.id, teacher: teacher, by: sender.account.id)
      return .json(try document(for: sender, accounts), status: .created)
    }
    routes.on(.patch, Self.path + "/school-classes/:class") { call in
      let (sender, accounts) = try accountHolder(call)
      let taught = try schoolClass(try call.identifier("class"), for: .teach, call)
      let change = try await call.body(Change.self)
      if change.isForHeads {
        _ = try schoolClass(taught.id, for: .leadSchool, call)
      }
      let other = try change.learnersOf.map { try schoolClass($0, for: .leadSchool, call) }
      guard other.map({ $0.school == taught.school }) ?? true,
        try accounts.change(taught.id, change.values) != nil
      else { throw Problem.missing("class") }
      if let other { try accounts.addLearners(of: other.id, to: taught.id) }
      return .json(try document(for: sender, accounts))
    }
    routes.on(.post, Self.path + "/class/erasures", for: .teacher) { call in
      let (sender, accounts) = try accountHolder(call)
      let (id, learner) = try ledLearner(
        named: try await call.body(NewErasure.self).learner, of: call)
      try learners.checkHasNoAccount(learner)
      let time = try accounts.scheduleErasure(ofLearner: id, by: sender.account.id)
      return .json(LearnerErasureDocument(id: id, ends: time))
    }
    routes.on(.delete, Self.path + "/class/erasures/:learner", for: .teacher) { call in
      let (sender, accounts) = try accountHolder(call)
      let (id, _) = try ledLearner(named: try call.text("learner"), of: call)
      try accounts.cancelErasure(ofLearner: id, by: sender.account.id)
      return Response(status: .noContent)
    }
  }

  private struct NewErasure: Body {
    static let fields: Set<String> = ["learner"]
    let learner: String
  }

  /// Returns a learner, present or former, of the class that the sender works with.
  ///
  /// - Throws: ``Accounts/AccountError/notAllowed(_:)`` for a person who doesn't lead its school, a
  ///   ``Problem``, `StorageError`.
  private func ledLearner(
    named text: String, of call: Call
  ) throws -> (id: Identifier, learner: LearnerSession) {
    guard let taught = call.account?.place else { throw Problem.onlyAtSchool }
    _ = try schoolClass(taught.id, for: .leadSchool, call)
    let learner = try knownLearner(named: text, of: call)
    guard let id = learner.identity.id else { throw Problem.learnerIsGone }
    return (id, learner)
  }

  /// Returns a learner of the class that the sender works with, or one who left it.
  private func knownLearner(named text: String, of call: Call) throws -> LearnerSession {
    let classroom = try visitors.classroom(of: call)
    let name = try LearnerName(text)
    for former in classroom.taught?.former ?? [] {
      if let left = try learners.learner(identifiedBy: .named(former.learner)),
        left.learner == name
      {
        return left
      }
    }
    return try visitors.member(named: text, of: call)
  }
}

/// The document of the wish to erase a learner without an account.
private struct LearnerErasureDocument: Encodable, Sendable {
  let id: Identifier
  /// The time at which everything of the learner is erased.
  let ends: Date
}
