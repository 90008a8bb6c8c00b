internal import ByteText
internal import FoundationEssentials
internal import Hummingbird
internal import NIOCore
internal import Threads

/// The JSON body of a request.
protocol Body: Decodable {
  /// The names of the fields that the body may have. Any other name is an error of the sender.
  static var fields: Set<String> { get }
}

extension Body {
  /// Reads a body.
  ///
  /// - Throws: a ``Problem`` for bytes that are not JSON or have unknown fields.
  init(json: ByteBuffer) throws {
    do {
      self = try JSONDecoder().decode(Checked<Self>.self, from: Data(buffer: json)).content
    } catch let error as DecodingError {
      throw Problem(.badRequest, error.sentence)
    }
  }
}

/// A body, or an object within one, whose fields are all known.
struct Checked<Content: Body>: Decodable {
  let content: Content

  init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: FieldName.self).allKeys.map(\.stringValue)
    if let unknown = given.sorted().first(where: { !Content.fields.contains($0) }) {
      let known = Content.fields.sorted().joined(separator: ", ")
      throw Problem.invalid("'\(unknown)' is not a field here: the fields are \(known).")
    }
    content = try Content(from: decoder)
  }
}

extension Call {
  /// Returns the decoded body of a request that has a small body.
  ///
  /// - Throws: a ``Problem`` for a body that is too large, is not JSON or has unknown fields.
  func body<Content: Body>(_ type: Content.Type) async throws -> Content {
    try Content(json: try await json(upTo: BodyBudget.smallBody))
  }

  /// Returns the JSON of the request without decoding it. Large JSON is better decoded in
  /// ``API/work(with:_:)``.
  ///
  /// - Parameter limit: the largest size, in bytes.
  /// - Throws: a ``Problem`` for a body that is too large or whose content type is not JSON.
  func json(upTo limit: Int) async throws -> ByteBuffer {
    guard let given = request.headers[.contentType],
      given.bytes.split(separator: ";").first?.trimmingSpaces.lowercased() == "application/json"
    else {
      throw Problem(.unsupportedMediaType, "Send JSON, with the content type 'application/json'.")
    }
    return try await bytes(upTo: limit)
  }

  /// Returns the bytes of the request's body.
  ///
  /// - Parameter limit: the largest size, in bytes.
  /// - Throws: a ``Problem`` for a body that is too large, takes too long to arrive, or ends too
  ///   early, and if the bodies of all requests together are too large.
  func bytes(upTo limit: Int) async throws -> ByteBuffer {
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw Problem.tooLarge
    }
    if let known = budget.body { return known }
    budget.noteArrival()
    let bytes = try await received(upTo: limit)
    budget.keep(bytes)
    return bytes
  }

  private func received(upTo limit: Int) async throws -> ByteBuffer {
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask { try await collected(upTo: limit) }
      group.addTask {
        try await Task.sleep(for: Self.timeLimit)
        throw Problem(.requestTimeout, "The request took too long to arrive: send it again.")
      }
      defer { group.cancelAll() }
      guard let bytes = try await group.next() else { throw CancellationError() }
      return bytes
    }
  }

  private func collected(upTo limit: Int) async throws -> ByteBuffer {
    var bytes = ByteBuffer()
    do {
      for try await piece in request.body {
        guard bytes.readableBytes + piece.readableBytes <= limit else { throw Problem.tooLarge }
        bytes.writeImmutableBuffer(piece)
        guard budget.grow(to: bytes.readableBytes) else {
          throw Problem(
            .serviceUnavailable, "Too much is being sent at once: try again in 10 s.",
            headers: [.retryAfter: "10"])
        }
      }
    } catch let error where !(error is Problem || error is CancellationError) {
      // The sender closed the connection, or didn't send what it had announced.
      throw Problem(.badRequest, "The request ended before its body did: send it again.")
    }
    return bytes
  }

  /// The time in which the whole body must arrive.
  private static var timeLimit: Duration { .seconds(30) }
}

/// A request's share of the memory for the bodies of all requests.
final class BodyBudget: Sendable {
  /// The largest size of a body that needs no share, in bytes. The server's memory has room for one
  /// such body on each connection.
  static let smallBody = 64 * 1024
  /// The largest total size of all larger bodies, in bytes.
  private static let total = 64 << 20
  private static let taken = Guarded(0)

  private let size = Guarded(0)
  private let kept = Guarded<ByteBuffer?>(nil)
  private let hasArrived = Guarded(false)

  /// A small body that has arrived, for a request that is answered anew; `nil` for any other.
  var body: ByteBuffer? { kept.withLock(\.self) }

  /// Notes that the body is read from its connection, which gives it only once.
  func noteArrival() { hasArrived.withLock { $0 = true } }

  /// Whether the request can be answered anew.
  var mayBeReadAgain: Bool { !hasArrived.withLock(\.self) || body != nil }

  /// Keeps a small body.
  func keep(_ body: ByteBuffer) {
    if body.readableBytes <= Self.smallBody { kept.withLock { $0 = body } }
  }

  /// Takes the share for a body.
  ///
  /// - Parameter count: the size of the body so far, in bytes.
  /// - Returns: whether enough memory was left.
  func grow(to count: Int) -> Bool {
    guard count > Self.smallBody else { return true }
    return size.withLock { size in
      Self.taken.withLock { taken in
        guard taken + count - size <= Self.total else { return false }
        taken += count - size
        size = count
        return true
      }
    }
  }

  deinit {
    let size = size.withLock { $0 }
    Self.taken.withLock { $0 -= size }
  }
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\((context.codingPath + [key]).name)' is missing: give it."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "Send a JSON object."
        : "'\(context.codingPath.name)' has the wrong type: give the one in the API's description."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      """
      '\(context.codingPath.name)' can't have this value: give one that the API's description \
      allows.
      """
    default: "This is not JSON: correct it and send it again."
    }
  }
}

extension [any CodingKey] {
  fileprivate var name: String {
    reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
