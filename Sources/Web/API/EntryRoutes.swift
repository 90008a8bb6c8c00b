internal import Hummingbird

/// The address at which a browser without the link comes into a class.
extension API {
  private struct Entry: Body {
    static let fields: Set<String> = ["code"]
    let code: String
  }

  /// The path of the one address of the API that asks for no token.
  static let entryPath = path + "/entry"

  func addEntry(to routes: inout Routes) {
    routes.on(.post, Self.entryPath) { call in
      try learners.checkHasNoAccounts()
      let typed = try await call.body(Entry.self).code
      let address = address(call)
      guard let access = address.access, address.code != nil else {
        throw Problem.notFound("This server has no class, so it has no code: open its link.")
      }
      // A code beyond the limit isn't even compared.
      guard try codeGuesses.allows(call.sender) else { throw Problem.tooManyCodes }
      guard access.code.isSame(as: typed) else {
        try codeGuesses.count(call.sender)
        throw Problem(
          .forbidden, "This is not the code of the class: look at your teacher's code again.")
      }
      var response = Response(status: .noContent)
      Access.give(access.learners, in: &response)
      return response
    }
  }
}
