internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Where every request comes in and every answer goes out: lets in only what is meant for this server
/// and comes from its own pages or from no page, and puts the headers on that keep a browser to that.
struct Gate: RouterMiddleware {
  let name: BoundName
  let token: Token?
  let requests: RateLimit
  /// Tries at the token.
  let guesses = RateLimit(perSecond: 0.2, burst: 5)
  let pages: Pages
  /// What only the server's owner can mend.
  let log: @Sendable (String) -> Void

  func handle(
    _ request: Request, context: WebContext,
    next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request, from: context.sender?.ipAddress ?? "")
      response = try await next(request, context)
    } catch {
      let problem = Problem(error, log: log)
      response = request.wantsPage ? pages.response(problem) : problem.response
      for field in problem.headers { response.headers[field.name] = field.value }
    }
    for field in Self.headers { response.headers.append(field) }
    return response
  }

  private func check(_ request: Request, from sender: String) throws {
    guard name.isOurs(host: request.head.authority) else {
      throw Problem(
        .misdirectedRequest,
        "This server answers only under its own address: open the one that it printed.")
    }
    guard requests.allows(sender) else { throw Problem.tooMany(after: 1) }
    guard Routes.methods.contains(request.method) else {
      throw Problem(.notImplemented, "'\(request.method.rawValue)' is nothing that can be asked.")
    }
    try checkOrigin(of: request)
    // What the page is made of is no secret, and shows what is wrong.
    guard !request.uri.path.hasPrefix("/assets/") else { return }
    try token?.check(request, from: sender, guesses: guesses)
  }

  /// Another page in the same browser sends its own origin with whatever changes something, and says
  /// where it stands (Fetch Metadata Request Headers, W3C) with everything else. Only a link may lead
  /// here, to a page.
  private func checkOrigin(of request: Request) throws {
    let source = RequestSource(request.headers)
    let isOurs = source.origin.map { $0 == "http://\(request.head.authority ?? "")" } ?? true
    guard isOurs, source.isSame || source.isLink && request.isForPage else {
      throw Problem(.forbidden, "Another page may not use this server: open its own page.")
    }
  }

  private static let headers: HTTPFields = [
    .contentSecurityPolicy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
      + "media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    .xContentTypeOptions: "nosniff",
    .name("Cross-Origin-Resource-Policy"): "same-origin",
    .name("Cross-Origin-Opener-Policy"): "same-origin",
    .name("Referrer-Policy"): "no-referrer",
    .name("Permissions-Policy"): "camera=(), geolocation=(), microphone=()",
  ]
}

/// What a browser says of where a request comes from.
private struct RequestSource {
  private(set) var origin: String?
  private var site: String?
  private var mode: String?
  private var destination: String?

  /// In one pass: to ask for fields by their names makes an index of all of them first.
  init(_ fields: HTTPFields) {
    for field in fields {
      switch field.name {
      case .origin: origin = field.value
      case .fetchSite: site = field.value
      case .fetchMode: mode = field.value
      case .fetchDestination: destination = field.value
      default: break
      }
    }
  }

  /// Whether it is our own page, or no page at all, such as the field for addresses.
  var isSame: Bool { site == nil || site == "same-origin" || site == "none" }

  /// Whether somebody follows a link.
  var isLink: Bool { mode == "navigate" && destination == "document" }
}

extension Request {
  /// Whether it asks for what a browser shows by itself.
  fileprivate var isForPage: Bool {
    method == .get && !uri.path.hasPrefix("/api/") && !uri.path.hasPrefix("/assets/")
  }

  /// Whether a person looks at the answer.
  fileprivate var wantsPage: Bool {
    isForPage && headers[.accept]?.contains("text/html") == true
  }
}

extension Problem {
  /// - Parameter seconds: after which it can be tried again.
  static func tooMany(after seconds: Int) -> Problem {
    var problem = Problem(
      .tooManyRequests, "That was too much at once: try again in \(seconds) s.")
    problem.headers[.retryAfter] = "\(seconds)"
    return problem
  }
}

extension HTTPField.Name {
  static let fetchSite = name("Sec-Fetch-Site")
  static let fetchMode = name("Sec-Fetch-Mode")
  static let fetchDestination = name("Sec-Fetch-Dest")

  /// A name that is one.
  static func name(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .via }
}
