internal import Accounts
internal import Hummingbird
internal import SigningIn

/// The addresses at which a person sets up a second factor.
extension API {
  private struct Code: Body {
    static let fields: Set<String> = ["code"]
    let code: String
  }

  func addSecondFactor(to routes: inout Routes) {
    onAccount(.post, "/second-factor", &routes) { call, sender, accounts in
      let password = try await call.body(Confirmation.self).password
      try await accounts.confirm(password, of: sender.account, from: Visit(call))
      guard !sender.account.asksForCodes else {
        throw Problem.conflict("This account asks for codes already: remove them first.")
      }
      let (secret, address) = try accounts.beginSecondFactor(
        of: sender.account, issuer: "VocalVocab")
      return .json(SecondFactorDocument(secret: secret, address: address))
    }
    onAccount(.put, "/second-factor", &routes) { call, sender, accounts in
      let code = try await call.body(Code.self).code
      let codes = try accounts.confirmSecondFactor(
        of: sender.account, code: code, in: sender.session.id)
      return .json(RecoveryCodesDocument(codes: codes.map(\.text)))
    }
    onAccount(.post, "/second-factor/removal", &routes) { call, sender, accounts in
      let password = try await call.body(Confirmation.self).password
      try await accounts.confirm(password, of: sender.account, from: Visit(call))
      guard password.unicodeScalars.count >= PasswordRule.shortestAlone else {
        throw AccountError.shortWithoutSecondFactor
      }
      try accounts.removeSecondFactor(of: sender.account.id, by: sender.account.id)
      return try document(of: sender, call)
    }
  }
}
