internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import Logging
internal import NIOCore
internal import Spelling
internal import Storage

/// The data that Hummingbird keeps with a request, and the origin of the request.
struct WebContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The origin of the request. Where a program forwarded it, the request filter sets the sender
  /// that the program names.
  var origin: RequestOrigin
  /// The role of the sender. The request filter sets it.
  var role = Role.learner
  /// The account of the sender; `nil` without one. The request filter sets it.
  var account: SignedIn?
  /// The learner of a school's class who sent it, with a PIN and no account. The request filter
  /// sets it.
  var pupil: LearnerSession?
  /// Whether the request came over a connection, which its sender may close.
  let isConnected: Bool

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    isConnected = true
    origin = RequestOrigin(sender: source.channel.remoteAddress)
  }

  /// The context of a request that arrives without a connection.
  init(sender: SocketAddress?) {
    coreContext = CoreRequestContextStorage(source: Unconnected())
    isConnected = false
    origin = RequestOrigin(sender: sender)
  }

  /// The sender's network address; `nil` if the sender has none.
  var sender: SocketAddress? { origin.sender }

  private struct Unconnected: RequestContextSource {
    let logger = Logger.silent
  }
}

extension Logger {
  /// The logger that keeps Hummingbird's own messages from the terminal.
  static let silent = Logger(label: "vocalvocab") { _ in SwiftLogNoOpLogHandler() }
}

/// A request to a known address, with the parameters in the address.
struct Call {
  let request: Request
  /// The role of the sender.
  let role: Role
  /// The account of the sender; `nil` without one.
  let account: SignedIn?
  /// The learner of a school's class who sent it, with a PIN and no account; `nil` for anybody
  /// else.
  let pupil: LearnerSession?
  /// The sender's network address; empty if the sender has none.
  let sender: String
  /// The origin of the request.
  let origin: RequestOrigin
  /// Whether the request came over a connection, which its sender may close.
  let isConnected: Bool
  /// The memory that the request's body takes, until the request is answered.
  let budget = BodyBudget()
  /// Whether the step was taken before the server's last start, and must not be taken again.
  var wasTaken = false
  fileprivate let parameters: Parameters

  /// Whether the sender has an account, or came in with a class's code.
  var isKnown: Bool { account != nil || pupil != nil }

  /// Whether the request may change something.
  var isStep: Bool { !Request.readingMethods.contains(request.method) }

  /// The name that a page gave the step; `nil` if it gave none, or if the request changes nothing.
  ///
  /// - Throws: a ``Problem`` for a name that is not an identifier.
  var step: Identifier? {
    get throws {
      // A lookup by name builds an index of all fields.
      guard isStep,
        let name = request.headers.first(where: { $0.name == .idempotencyKey })?.value
      else { return nil }
      guard let step = Identifier(name) else {
        throw Problem.invalid(
          "An 'Idempotency-Key' is 32 hexadecimal digits: make one for each step.")
      }
      return step
    }
  }

  /// The parts of the path that an address with `**` leaves open, as they are written.
  var rest: [Substring] { parameters.getCatchAll() }

  /// Returns a decoded parameter of the path.
  ///
  /// - Throws: a ``Problem`` for an empty parameter or one that is not UTF-8.
  func text(_ name: String) throws -> String {
    guard let text = parameters.get(name)?.percentDecoded, !text.isEmpty else {
      throw Problem.notFound(Problem.sentence(for: .notFound))
    }
    return text
  }

  /// Returns an identifier in the path.
  ///
  /// - Parameter noun: the word for the identified thing, which is also the parameter's name.
  /// - Throws: a ``Problem`` for a text that is not an identifier.
  func identifier(_ noun: String) throws -> Identifier {
    guard let identifier = Identifier(try text(noun)) else { throw Problem.missing(noun) }
    return identifier
  }

  /// Returns a parameter of the query; `nil` if it is missing. Browsers write a space as `+` there
  /// (URL Standard, WHATWG, `application/x-www-form-urlencoded`).
  func query(_ name: String) -> String? {
    for pair in (request.uri.query ?? "").bytes.split(separator: "&") {
      let parts = pair.bytes.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { part in
          let text = part.bytes.replacing("+", with: " ")
          return String(text).percentDecoded ?? String(text)
        }
      if parts[0] == name { return parts.count > 1 ? parts[1] : "" }
    }
    return nil
  }

  /// Returns a parameter of the query that has one of a few values; `nil` if it is missing.
  ///
  /// - Throws: a ``Problem`` for any other value.
  func query<Value: RawRepresentable & CaseIterable>(
    _ name: String, as type: Value.Type
  ) throws -> Value? where Value.RawValue == String {
    let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return try query(name, give: "one of \(all)") { Value(rawValue: $0) }
  }

  /// Returns a parameter of the query that is `true` or `false`; `false` if it is missing.
  ///
  /// - Throws: a ``Problem`` for any other value.
  func flag(_ name: String) throws -> Bool {
    try query(name, give: "true or false") { Bool($0) } ?? false
  }

  /// Returns a parameter of the query that is a number; `nil` if it is missing.
  ///
  /// - Throws: a ``Problem`` for any other value.
  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    try query(name, give: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private func query<Value>(
    _ name: String, give choices: String, read: (String) -> Value?
  ) throws -> Value? {
    guard let text = query(name) else { return nil }
    guard let value = read(text) else {
      throw Problem.invalid("'\(name)' can't be '\(text)': give \(choices).")
    }
    return value
  }
}

/// The addresses of the server, each with the closures that answer its methods.
struct Routes {
  typealias Answer = @Sendable (Call) async throws -> Response
  typealias LearnerAnswer = @Sendable (Call, LearnerSession) async throws -> Response

  private let visitors: Visitors
  /// The methods and addresses whose closures get the learner who sent the request.
  private(set) var learners: [(method: HTTPRequest.Method, path: String)] = []

  init(_ visitors: Visitors) { self.visitors = visitors }

  private var answers: [String: [HTTPRequest.Method: (audience: Audience, answer: Answer)]] = [:]

  /// Adds a closure that answers a method at an address.
  ///
  /// - Parameter audience: the roles that may use the address.
  mutating func on(
    _ method: HTTPRequest.Method, _ path: String, for audience: Audience = .everyone,
    _ answer: @escaping Answer
  ) {
    answers[path, default: [:]][method] = (audience, answer)
  }

  /// Adds a closure that answers a method at an address, and that gets the learner who sent the
  /// request.
  ///
  /// - Parameter audience: the roles that may use the address.
  mutating func on(
    _ method: HTTPRequest.Method, _ path: String, for audience: Audience = .everyone,
    _ answer: @escaping LearnerAnswer
  ) {
    learners.append((method, path))
    on(method, path, for: audience) { [visitors] call in
      try await visitors.answer(call, answer)
    }
  }

  /// Returns the methods and addresses for an audience.
  func addresses(for audience: Audience) -> [(method: HTTPRequest.Method, path: String)] {
    answers.flatMap { path, methods in
      methods.filter { $0.value.audience == audience }.map { ($0.key, path) }
    }
  }

  /// Adds all addresses to a router. A closure for `GET` answers `HEAD`, too; the request filter
  /// leaves the body out. A request with a method that the address doesn't have gets a message with
  /// the methods that it has.
  func add(to router: Router<WebContext>) {
    for (path, given) in answers {
      let answers = given[.get].map { given.merging([.head: $0]) { own, _ in own } } ?? given
      let allowed = answers.keys.map(\.rawValue).sorted().joined(separator: ", ")
      for method in Self.methods {
        router.on(RouterPath(path), method: method) { request, context in
          guard let (audience, answer) = answers[method] else {
            throw Problem(
              .methodNotAllowed, "This address takes only \(allowed).", headers: [.allow: allowed])
          }
          try audience.check(
            context.role, context.account, isPupil: context.pupil != nil)
          let call = Call(
            request: request, role: context.role, account: context.account, pupil: context.pupil,
            sender: context.sender?.ipAddress ?? "", origin: context.origin,
            isConnected: context.isConnected, parameters: context.parameters)
          return try await withTaskExecutorPreference(visitors.learners.threads) {
            try await answer(call)
          }
        }
      }
    }
  }

  /// The methods that the server knows.
  static let methods: [HTTPRequest.Method] =
    [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]
    + [HTTPRequest.Method("QUERY")].compactMap(\.self)
}

extension Request {
  /// The methods that change nothing.
  static let readingMethods: [HTTPRequest.Method] = [.get, .head]
}
