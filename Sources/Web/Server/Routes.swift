internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore

/// What Hummingbird keeps with a request, and where it comes from.
struct WebContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The sender's network address.
  let sender: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    sender = source.channel.remoteAddress
  }

  /// The context of a request that arrives without a connection.
  init(sender: SocketAddress?) {
    coreContext = CoreRequestContextStorage(source: Unconnected())
    self.sender = sender
  }

  private struct Unconnected: RequestContextSource {
    let logger = Logger.silent
  }
}

extension Logger {
  /// The logger that keeps Hummingbird's own messages from the terminal.
  static let silent = Logger(label: "vocalvocab") { _ in SwiftLogNoOpLogHandler() }
}

/// A request to an address that is known, with what stands in the address.
struct Call {
  let request: Request
  fileprivate let parameters: Parameters

  /// A part of the path, decoded.
  func text(_ name: String) throws -> String {
    guard let text = parameters.get(name)?.percentDecoded, !text.isEmpty else {
      throw Problem.notFound(Problem.sentence(for: .notFound))
    }
    return text
  }

  /// An identifier in the path.
  ///
  /// - Parameter noun: what a message calls the thing that is not there.
  func identifier(_ name: String, of noun: String) throws -> Identifier {
    guard let identifier = Identifier(try text(name)) else { throw Problem.missing(noun) }
    return identifier
  }

  /// A value after the question mark.
  func query(_ name: String) -> String? {
    request.uri.queryParameters[Substring(name)].map(String.init)
  }

  /// One of some values after the question mark.
  func query<Value: RawRepresentable & CaseIterable>(
    _ name: String, as type: Value.Type
  ) throws -> Value? where Value.RawValue == String {
    guard let text = query(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.invalid("'\(name)' can't be '\(text)': give one of \(all).")
    }
    return value
  }

  func flag(_ name: String) throws -> Bool {
    switch query(name) {
    case nil, "false": return false
    case "true": return true
    case let text?: throw Problem.invalid("'\(name)' can't be '\(text)': give true or false.")
    }
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = query(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Problem.invalid(
        "'\(name)' can't be '\(text)': give a number from \(range.lowerBound) to "
          + "\(range.upperBound).")
    }
    return number
  }
}

extension String {
  /// What a part of an address says; `nil` for what is not text in UTF-8.
  fileprivate var percentDecoded: String? {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Problem {
  static func missing(_ noun: String) -> Problem {
    .notFound("There is no such \(noun): it has ended, or never was.")
  }
}

/// Addresses and what answers there.
struct Routes {
  typealias Answer = @Sendable (Call) async throws -> Response

  private var answers: [String: [HTTPRequest.Method: Answer]] = [:]

  mutating func on(_ method: HTTPRequest.Method, _ path: String, _ answer: @escaping Answer) {
    answers[path, default: [:]][method] = answer
  }

  /// Makes them known to a router. Other methods than those that were named are told so at each.
  func add(to router: Router<WebContext>) {
    for (path, answers) in answers {
      let allowed = answers.keys.map(\.rawValue).sorted().joined(separator: ", ")
      for method in Self.methods {
        router.on(RouterPath(path), method: method) { request, context in
          guard let answer = answers[method] else {
            var problem = Problem(.methodNotAllowed, "This address takes only \(allowed).")
            problem.headers[.allow] = allowed
            throw problem
          }
          return try await answer(Call(request: request, parameters: context.parameters))
        }
      }
    }
  }

  /// What may be asked at all.
  static let methods: [HTTPRequest.Method] =
    [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]
    + [HTTPRequest.Method("QUERY")].compactMap(\.self)
}
