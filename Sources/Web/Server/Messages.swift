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

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    let scalars = unicodeScalars.drop { $0 == " " }
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    return String(String.UnicodeScalarView(scalars[..<end]))
  }
}
