internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SigningIn

/// The filter that every request and every response passes.
///
/// It rejects requests that are meant for another server, come from another server's page, or lack
/// the access token. To every response, it adds headers that make a browser enforce the same rules.
struct RequestFilter: RouterMiddleware {
  let name: BoundName
  /// The address under which people open a server that a program forwards requests to; `nil`
  /// without one.
  let publicAddress: PublicAddress?
  /// The programs that forward requests to the server; `nil` for none.
  let forwarders: Forwarders?
  let access: Access?
  /// Whether the server lets a class in.
  let isClass: Bool
  let requests: RequestLimit
  let learners: Learners
  let pages: Pages
  /// A closure that gets a sentence for each fault that only the server's owner can mend.
  let log: @Sendable (String) -> Void
  /// A closure that gets each request that was answered.
  let logRequest: @Sendable (LoggedRequest) -> Void
  let figures: RequestFigures

  func handle(
    _ request: Request, context: WebContext,
    next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    var response: Response
    var context = context
    if let forwarders { context.origin = forwarders.origin(of: request, from: context.sender) }
    do {
      context.role = try await check(request, &context)
      response = try await next(request, context).part(for: request)
    } catch {
      let problem = Problem(error, log: log)
      response =
        request.wantsPage
        ? pages.response(problem, to: request, isClass: isClass) : problem.response
      for field in problem.headers { response.headers[field.name] = field.value }
    }
    for field in Self.headers { response.headers.append(field) }
    if isEncrypted(request, context.origin) {
      response.headers[values: .setCookie] = response.headers[values: .setCookie].map {
        $0 + "; Secure"
      }
    }
    let answered = LoggedRequest(
      request.method, path: context.endpointPath, status: response.status.code,
      start.duration(to: .now))
    figures.add(answered)
    logRequest(answered)
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// Checks a request, and returns the role of its sender.
  private func check(_ request: Request, _ context: inout WebContext) async throws -> Role {
    let sender = context.sender?.ipAddress ?? ""
    // Where a program forwards requests and no public address is given, that program decides which
    // names are the server's.
    let isForwarded = context.origin.isForwarded && publicAddress == nil
    let path = request.uri.path
    // Programs that watch the server reach it under any name, and learn nothing but that it works.
    let isCheck = path == HealthRoutes.health || path == HealthRoutes.ready
    guard isCheck || isForwarded || name.isOurs(host: authority(of: request, context.origin)) else {
      throw Problem(
        .misdirectedRequest,
        "This server answers only under its own address: open the one that it printed.")
    }
    // This comes before the limit, so that another page in the learner's browser can't use up the
    // learner's requests.
    try checkSource(of: request, context.origin)
    guard try requests.allows(sender) else { throw Problem.tooMany(after: 1) }
    guard Routes.methods.contains(request.method) else {
      throw Problem(
        .notImplemented, "'\(request.method.rawValue)' is not a method that this server knows.")
    }
    // The files of a page hold no secrets, and a page without the token needs them to show its
    // message.
    guard !isCheck, !path.bytes.hasPrefix("/assets/"), !AppFiles.has(path) else { return .learner }
    // On the server's own computer, unless other programs forward requests to it from there.
    if path == HealthRoutes.metrics, forwarders == nil, ServerName.isLoopback(sender) {
      return .teacher
    }
    if let accounts = learners.accounts {
      return try await role(of: request, &context, accounts)
    }
    guard let access else { return isClass ? .learner : .alone }
    // A browser that sends the code of the class has no token yet.
    guard path != API.entryPath else { return .learner }
    // The token is necessary on the server's own computer, too, because a request that another
    // program forwards also comes from there.
    let role = try await access.role(of: request) {
      try await withTaskExecutorPreference(learners.threads) {
        try learners.tokenGuesses.allows(sender)
      }
    }
    return isClass ? role : .alone
  }

  /// Returns the role of the sender's account, and keeps the account for the answer.
  ///
  /// - Throws: a ``Problem`` if the sender isn't logged in, and the address is for people who are.
  private func role(
    of request: Request, _ context: inout WebContext, _ accounts: AccountBook
  ) async throws -> Role {
    try await withTaskExecutorPreference(learners.threads) {
      if let key = SessionCookie.key(in: request), let sender = try accounts.sender(with: key) {
        var known = SignedIn(account: sender.account, session: sender.session)
        known.place = try learners.place(of: known)
        context.account = known
      } else {
        context.pupil = try learners.pupil(with: LearnerCookie(of: request))
      }
    }
    if let sender = context.account { return Role(sender) }
    if context.pupil != nil { return .learner }
    guard Self.isOpen(request.uri.path) else { throw Problem.logIn }
    return .learner
  }

  /// Returns whether an address is for people who aren't logged in, too.
  private static func isOpen(_ path: String) -> Bool {
    API.openAccountPaths.contains(path) || Pages.openPaths.contains(path)
      || path.bytes.hasPrefix("/help/") || path == "\(API.path)/status"
      || path == "\(API.path)/openapi.json" || path == "\(API.accountPath)/log-out"
  }

  /// Returns the host and the port that a browser named.
  private func authority(of request: Request, _ origin: RequestOrigin) -> String? {
    origin.authority ?? request.head.authority
  }

  /// Returns whether a request names the public address, and not this computer.
  private func isAtPublicAddress(_ request: Request, _ origin: RequestOrigin) -> Bool {
    guard let publicAddress else { return false }
    return authority(of: request, origin)?.lowercased() == publicAddress.authority
  }

  /// Returns whether the connection of a browser is encrypted.
  private func isEncrypted(_ request: Request, _ origin: RequestOrigin) -> Bool {
    if origin.isEncrypted == true { return true }
    return publicAddress?.isEncrypted == true && isAtPublicAddress(request, origin)
  }

  /// Rejects a request from another server's page. With a request that changes something, a browser
  /// sends the page's origin. With any other request, it states the source of the request (Fetch
  /// Metadata Request Headers, W3C). Another page may only link to a page of this server.
  private func checkSource(of request: Request, _ origin: RequestOrigin) throws {
    let source = RequestSource(request.headers)
    let scheme = origin.isEncrypted == true ? "https" : "http"
    let own =
      isAtPublicAddress(request, origin)
      ? nil : "\(scheme)://\(authority(of: request, origin) ?? "")"
    let isOurs = source.origin.map { $0 == publicAddress?.description || $0 == own } ?? true
    guard isOurs, source.isSame || source.isLink && request.isForPage else {
      throw Problem(
        .forbidden, "A page of another server may not use this one: open this server's own page.")
    }
  }

  private static let headers: HTTPFields = [
    .contentSecurityPolicy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
      + "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'",
    .xContentTypeOptions: "nosniff",
    .name("Cross-Origin-Resource-Policy"): "same-origin",
    .name("Cross-Origin-Opener-Policy"): "same-origin",
    .name("Referrer-Policy"): "no-referrer",
    .name("Permissions-Policy"): "camera=(), geolocation=(), microphone=()",
  ]
}

/// The source of a request, as the browser states it.
private struct RequestSource {
  private(set) var origin: String?
  private var site: String?
  private var mode: String?
  private var destination: String?

  /// Reads all fields in one pass, because a lookup by name builds an index of all fields first.
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

  /// Whether the request comes from our own page, or from no page, such as the browser's address
  /// bar.
  var isSame: Bool { site == nil || site == "same-origin" || site == "none" }

  /// Whether the request follows a link.
  var isLink: Bool { mode == "navigate" && destination == "document" }
}

extension Request {
  /// Whether the request asks for a page.
  fileprivate var isForPage: Bool {
    Self.readingMethods.contains(method) && !uri.path.bytes.hasPrefix("/api/")
      && !uri.path.bytes.hasPrefix("/assets/")
  }

  /// Whether a browser will show the response to a person.
  fileprivate var wantsPage: Bool {
    isForPage && headers[.accept]?.bytes.contains("text/html") == true
  }
}

extension HTTPField.Name {
  /// The header field with the name of a step (draft-ietf-httpapi-idempotency-key-header).
  static let idempotencyKey = name("Idempotency-Key")
  static let fetchSite = name("Sec-Fetch-Site")
  static let fetchMode = name("Sec-Fetch-Mode")
  static let fetchDestination = name("Sec-Fetch-Dest")

  /// Makes the name of a header field that the library doesn't have. The text must be a valid name.
  static func name(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .via }
}
