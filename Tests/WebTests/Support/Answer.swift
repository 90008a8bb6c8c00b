import HTTPTypes
import NIOCore

/// The server's answer to one request.
struct Answer: Sendable {
  /// The request's method and path.
  let asked: String
  let status: Int
  let fields: HTTPFields
  let body: ByteBuffer

  /// A header's value; several of one name stand beside each other.
  subscript(name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }

  func values(of name: String) -> [String] { HTTPField.Name(name).map { fields[values: $0] } ?? [] }

  var bytes: [UInt8] { Array(body.readableBytesView) }
  var text: String { String(buffer: body) }
  var json: JSON { (try? JSON(bytes)) ?? .absent }

  /// The type of the content, without its parameters.
  var type: String {
    String((self["Content-Type"] ?? "").prefix { $0 != ";" })
  }

  /// The lines that a connection carries before the content.
  var head: [String] {
    ["HTTP/1.1 \(status)"] + fields.map { "\($0.name): \($0.value)" }
  }

  /// Whether this is RFC 9457's kind of error, with a sentence for a person.
  var isProblem: Bool {
    let detail = json["detail"].text
    return type == "application/problem+json" && json["status"].number == Double(status)
      && (detail.hasSuffix(".") || detail.hasSuffix("?"))
  }

  /// Whether the server refused the request with one of some statuses and a sentence.
  func isRefusal(_ statuses: Int...) -> Bool { statuses.contains(status) && isProblem }
}

/// The error of a request that the server refused.
struct Refused: Error, CustomStringConvertible {
  let answer: Answer
  var description: String { "\(answer.asked): \(answer.status) \(answer.text.prefix(500))" }
}

/// The answer that refuses what is done; `nil` where nothing is refused.
func refusal(_ step: () async throws -> Void) async throws -> Answer? {
  do {
    try await step()
    return nil
  } catch let refused as Refused {
    return refused.answer
  }
}
