internal import FoundationEssentials
internal import Hummingbird
internal import NIOCore

extension Response {
  /// A value as JSON, which nobody keeps.
  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
    json(ByteBuffer(json: value), status: status)
  }

  static func json(_ text: ByteBuffer, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: text))
  }
}

extension ByteBuffer {
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Only numbers that are none can't be written, and there are none such.
    self.init(bytes: (try? encoder.encode(value)) ?? Data())
  }
}

/// What is sent with a request, in JSON.
protocol Body: Decodable {
  /// The names that it may have; others are mistakes of whoever sent it.
  static var fields: Set<String> { get }
}

extension Request {
  /// - Parameter limit: in bytes.
  func body<Content: Body>(
    _ type: Content.Type, upTo limit: Int = 64 * 1024
  ) async throws -> Content {
    guard let given = headers[.contentType],
      given.split(separator: ";").first?.trimmingSpaces.lowercased() == "application/json"
    else {
      throw Problem(.unsupportedMediaType, "Send JSON, with the content type 'application/json'.")
    }
    let data = Data(buffer: try await bytes(upTo: limit))
    let decoder = JSONDecoder()
    do {
      let given = try decoder.decode([String: Anything].self, from: data).keys
      if let unknown = given.sorted().first(where: { !Content.fields.contains($0) }) {
        let known = Content.fields.sorted().joined(separator: ", ")
        throw Problem.invalid("'\(unknown)' is not known here: give \(known).")
      }
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      throw Problem(.badRequest, error.sentence)
    }
  }

  /// All that is sent.
  func bytes(upTo limit: Int) async throws -> ByteBuffer {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw Problem(.contentTooLarge, Problem.sentence(for: .contentTooLarge))
    }
    return try await within(Self.patience) { try await body.collect(upTo: limit) }
  }

  /// How long a sender may take, who sends a byte now and then.
  private static var patience: Duration { .seconds(30) }

  private func within<Value: Sendable>(
    _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw Problem(.requestTimeout, "This took too long to arrive: send it again.")
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}

/// Whatever it is.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}

extension DecodingError {
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\((context.codingPath + [key]).name)' is missing: give it."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "Send a JSON object."
        : "'\(context.codingPath.name)' is of another kind than what is wanted here."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(context.codingPath.name)' can't be what was given."
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

extension StringProtocol {
  /// Without spaces at its ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
