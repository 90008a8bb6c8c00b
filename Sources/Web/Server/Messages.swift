internal import FoundationEssentials
internal import Hummingbird
internal import NIOCore

extension Response {
  /// Makes a response with a value as JSON, which no cache keeps.
  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
    json(ByteBuffer(json: value), status: status)
  }

  /// Makes a response with JSON that is written already, which no cache keeps.
  static func json(_ text: ByteBuffer, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: text))
  }
}

extension ByteBuffer {
  /// Writes a value as JSON.
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Encoding only fails for infinite numbers and for NaN, and no document holds these.
    self.init(bytes: (try? encoder.encode(value)) ?? Data())
  }
}

/// The JSON body of a request.
protocol Body: Decodable {
  /// The names of the fields that the body may have. Any other name is an error of the sender.
  static var fields: Set<String> { get }
}

extension Request {
  /// Returns the decoded body.
  ///
  /// - Parameter limit: the largest size, in bytes.
  /// - Throws: a ``Problem`` for a body that is too large, is not JSON or has unknown fields.
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
      let given = try decoder.decode([String: AnyValue].self, from: data).keys
      if let unknown = given.sorted().first(where: { !Content.fields.contains($0) }) {
        let known = Content.fields.sorted().joined(separator: ", ")
        throw Problem.invalid("'\(unknown)' is not a field here: the fields are \(known).")
      }
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      throw Problem(.badRequest, error.sentence)
    }
  }

  /// Returns the bytes of the body.
  ///
  /// - Parameter limit: the largest size, in bytes.
  /// - Throws: a ``Problem`` for a body that is too large or takes too long to arrive.
  func bytes(upTo limit: Int) async throws -> ByteBuffer {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw Problem(.contentTooLarge, Problem.sentence(for: .contentTooLarge))
    }
    return try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask { try await body.collect(upTo: limit) }
      group.addTask {
        try await Task.sleep(for: Self.timeLimit)
        throw Problem(.requestTimeout, "The request took too long to arrive: send it again.")
      }
      defer { group.cancelAll() }
      guard let bytes = try await group.next() else { throw CancellationError() }
      return bytes
    }
  }

  /// The time in which the whole body must arrive.
  private static var timeLimit: Duration { .seconds(30) }
}

/// A JSON value of any kind, which is not read.
private struct AnyValue: Decodable {
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
        : "'\(context.codingPath.name)' has the wrong type: give the one in the API's description."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(context.codingPath.name)' can't have this value: give one that the API's description allows."
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
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
