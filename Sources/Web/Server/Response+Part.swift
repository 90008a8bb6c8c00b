internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Response {
  /// Returns the response to a request that may ask for a part of a file, or for no body. Safari
  /// plays no sound from a server that gives no parts.
  ///
  /// A file is a response with the field `Accept-Ranges`.
  ///
  /// - Throws: a ``Problem`` if the file has none of the bytes that are asked for.
  func part(for request: Request) async throws -> Response {
    guard request.method == .get, status == .ok, let range = request.range,
      headers[.acceptRanges] == Self.rangeUnit
    else { return self }
    // A part of another version would not fit the parts that the client has.
    if let version = request.headers[.ifRange], version != headers[.eTag] { return self }
    let file = try await body.collected()
    guard let positions = range.positions(in: file.readableBytes),
      let part = file.getSlice(
        at: file.readerIndex + positions.lowerBound, length: positions.count)
    else {
      throw Problem(
        .rangeNotSatisfiable,
        "This file has \(file.readableBytes) bytes: ask for some of these.",
        headers: [.contentRange: "bytes */\(file.readableBytes)"])
    }
    var response = self
    response.status = .partialContent
    response.headers[.contentRange] =
      "bytes \(positions.lowerBound)-\(positions.upperBound - 1)/\(file.readableBytes)"
    response.body = ResponseBody(byteBuffer: part)
    // The length of the body may be that of the whole file, and then the library leaves the field.
    response.headers[.contentLength] = "\(part.readableBytes)"
    return response
  }

  /// The value of `Accept-Ranges` in responses that hold a file.
  static let rangeUnit = "bytes"
}

extension Request {
  /// The part of a file for which the request asks; `nil` if it asks for the whole.
  fileprivate var range: ByteRange? {
    // A lookup by name builds an index of all fields.
    headers.first { $0.name == .range }.flatMap { ByteRange($0.value) }
  }
}
