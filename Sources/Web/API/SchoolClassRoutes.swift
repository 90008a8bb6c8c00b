internal import Accounts
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
      "title", "isClosed", "isOpenToNew", "teachers", "hasNewCode",
    ]
    let title: String?
    let isClosed: Bool?
    let isOpenToNew: Bool?
    /// The accounts of the teachers; `nil` to keep them.
    let teachers: [Identifier]?
    /// Whether the class gets another code; `nil` for no.
    let hasNewCode: Bool?

    /// Whether only a head may make the change.
    var isForHeads: Bool { teachers != nil || isClosed != nil }

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
      // Who makes a class teaches it, unless the server's owner only helps.
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
      guard try accounts.change(taught.id, change.values) != nil else {
        throw Problem.missing("class")
      }
      return .json(try document(for: sender, accounts))
    }
  }
}
