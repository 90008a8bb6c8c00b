internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The account whose browser sent a request.
struct SignedIn: Sendable {
  let account: Account
  let session: AccountSession
  /// The class that the person works with in this browser; `nil` for what is the person's own.
  var place: SchoolClass?

  /// The identity of the learner whose files are the account's.
  var learner: LearnerIdentity { LearnerIdentity(of: account) }
}

extension LearnerIdentity {
  init(of account: Account) { self = account.learner.map(LearnerIdentity.named) ?? .usual }
}

/// The cookies of a browser with an account: one while it is logged in, and one that stays, by
/// which wrong passwords from elsewhere don't keep the person out.
enum SessionCookie {
  private static let session = "vocalvocab-session"
  private static let device = "vocalvocab-device"

  /// Returns the key of the session that a request presents.
  static func key(in request: Request) -> SessionKey? { key(session, in: request) }

  /// Returns the key of the last log-in in a browser, which may have ended.
  static func earlierKey(in request: Request) -> SessionKey? {
    key(session, in: request) ?? key(device, in: request)
  }

  private static func key(_ name: String, in request: Request) -> SessionKey? {
    // A lookup by name builds an index of all fields, and most programs send no cookie.
    guard request.headers.contains(where: { $0.name == .cookie }) else { return nil }
    return request.cookies[name].flatMap { SessionKey($0.value) }
  }

  /// Logs a browser in.
  static func set(_ logIn: LogIn, in response: inout Response) {
    let longest = Int(SessionRule(for: logIn.account.role).longest)
    for (name, age) in [(session, longest), (device, 31_536_000)] {
      response.setCookie(cookie(name, logIn.key.text, age: age))
    }
  }

  /// Logs a browser out.
  static func clear(in response: inout Response) {
    response.setCookie(cookie(session, "", age: 0))
  }

  /// Other pages can link here, and the person stays logged in. A request that changes something
  /// never comes from there, because the request filter checks its origin.
  private static func cookie(_ name: String, _ value: String, age: Int) -> Cookie {
    Cookie(name: name, value: value, maxAge: age, path: "/", httpOnly: true, sameSite: .lax)
  }
}

extension Role {
  /// The role of a person with an account: a person who works with a class is its teacher.
  init(_ sender: SignedIn) {
    self = sender.place != nil || sender.account.role.has(.teach) ? .teacher : .learner
  }
}

extension Visit {
  /// The browser that sent a request.
  init(_ call: Call) {
    self.init(
      sender: call.sender, agent: call.request.headers[.userAgent],
      earlier: SessionCookie.earlierKey(in: call.request))
  }
}

extension Problem {
  /// The problem of a browser that isn't logged in. The header field says so with the status
  /// (RFC 9110, section 15.5.2).
  static let logIn = Problem(
    .unauthorized, "Log in first: open this server's page.",
    headers: [.wwwAuthenticate: logInScheme])

  private static let logInScheme = "VocalVocab"

  /// Whether logging in would help the sender.
  var asksForLogIn: Bool { headers[.wwwAuthenticate] == Self.logInScheme }

  /// The problem of a step that only a class of a school has.
  static let onlyAtSchool = Problem.notFound(
    "Only a class of a school has this: choose one on the page Schools.")

  /// The problem of a child who came in with a class's code, and asks for what an account has.
  static let isPupil = Problem(
    .forbidden, "You came in with a PIN, and have no account: ask your teacher.")

  /// The problem of an address that only a server without accounts has.
  static let hasAccounts = Problem.notFound(
    "This server has accounts: people come in by signing up and logging in.")

  /// The problem of an address that only a server with accounts has.
  static let hasNoAccounts = Problem.notFound(
    "This server has no accounts: 'vocalvocab serve --accounts invited' lets people have them.")
}
