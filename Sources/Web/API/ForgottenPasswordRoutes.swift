internal import Accounts
internal import Hummingbird
internal import SigningIn
internal import WebRequests

/// The address at which a person asks for a link to a new password by e-mail.
extension API {
  private struct Forgotten: Body {
    static let fields: Set<String> = ["name"]
    /// The e-mail address with which the person logs in.
    let name: String
  }

  func addForgottenPassword(to routes: inout Routes) {
    routes.on(.post, Self.accountPath + "/forgotten") { call in
      let accounts = try learners.accountBook()
      guard let mail else { throw AccountError.noMail }
      let name = try await call.body(Forgotten.self).name
      guard try learners.forgetting.allows(call.sender), try learners.mailing.allows("") else {
        throw Problem(
          .tooManyRequests, "Many links were asked for: try again in ten minutes.",
          headers: [.retryAfter: "600"])
      }
      let entrance = address(call).entrance
      // The answer doesn't wait, so not even its time tells whether there is an account.
      Task(executorPreference: mailThread) {
        do {
          try sendLink(to: name, in: accounts, by: mail, entrance)
        } catch {
          log("\(error)")
        }
      }
      return Response(status: .noContent)
    }
  }

  /// Sends a link to a new password, if there is an account with this e-mail address.
  ///
  /// - Parameter entrance: the address of the server.
  /// - Throws: `MailFailure`, `StorageError`.
  private func sendLink(
    to text: String, in accounts: AccountBook, by mail: MailServer, _ entrance: String
  ) throws {
    guard let name = try? AccountName(text), let account = try accounts.store.account(named: name),
      account.closed == nil, MailServer.isAddress(account.name),
      try learners.mailedTo.allows(account.id.text, isCounted: false)
    else { return }
    let token = try accounts.passwordLink(for: account.id, by: account.id)
    let link = "\(entrance)new-password#\(token.text)"
    try mail.send("A new password for VocalVocab", Self.message(link), to: account.name)
    _ = try learners.mailedTo.allows(account.id.text)
  }

  private static func message(_ link: String) -> String {
    """
    Hello,

    Somebody, probably you, asked for a new password for your account. This link leads
    to the page on which you choose it:

    \(link)

    It is good once, for a day. If you didn't ask, do nothing: your password stays as it
    is.

    """
  }
}
