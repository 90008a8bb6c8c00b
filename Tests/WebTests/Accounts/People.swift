import Accounts
import HTTPTypes
import Learner

@testable import SigningIn
@testable import Web

/// A server with accounts, and its people.
struct People {
  static let password = "four random words here"

  let site: Site
  /// The clock of the limits, which stands still.
  let clock = Clock()

  init(_ mode: AccountMode = .invited, home: Home? = nil, ageLimit: Int = 0) throws {
    site = try Site(home, host: "0.0.0.0", clock: clock, accounts: mode, ageLimit: ageLimit)
  }

  var accounts: AccountBook { site.accounts! }

  /// A browser that isn't logged in.
  func browser(_ sender: String = "192.168.1.20") -> Client {
    let browser = Client(site)
    browser.sender = sender
    return browser
  }

  /// A person with an account, whose browser is logged in.
  func person(_ name: String, _ role: AccountRole = .learner) async throws -> Client {
    let browser = browser()
    let learner: InvitedLearner? = role == .owner ? .usual : nil
    let token = try accounts.invite(role, learner: learner, by: nil)
    try await browser.post(
      "/account/sign-up",
      [
        "name": .text(name), "shownName": .text(name), "password": .text(Self.password),
        "invitation": .text(token.text),
      ])
    return browser
  }

  /// Makes a list of a learner, as if it had been there for long; of the usual one without a name.
  func write(list: String, of learner: String?) throws {
    let document: JSON = [
      "format": "vocalvocab.list", "version": 1, "name": .text(list),
      "words": [["word": "harbor"]],
    ]
    let folder = learner.map { "learners/\($0)/" } ?? ""
    try site.home.write(document.description, to: "\(folder)lists/\(list).json")
  }

  /// Returns the identity of an account.
  func id(_ name: String) throws -> String {
    try accounts.store.account(named: AccountName(name))?.id.text ?? ""
  }
}
