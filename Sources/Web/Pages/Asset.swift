internal import ByteText
internal import Hashing
internal import Hummingbird
internal import NIOCore

/// A file of the pages, which is built into the program.
struct Asset: Sendable {
  private let contentType: String
  private let bytes: ByteBuffer
  /// The entity tag, which changes with the bytes.
  let tag: String

  /// - Parameters:
  ///   - path: the file's path. Its ending decides the content type.
  ///   - text: its content.
  init(_ path: String, _ text: String) { self.init(path, ByteBuffer(string: text)) }

  /// - Parameters:
  ///   - path: the file's path. Its ending decides the content type.
  ///   - bytes: its content, which may be a picture.
  init(_ path: String, _ bytes: ByteBuffer) {
    contentType =
      switch path.bytes.split(separator: ".").last {
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "svg": "image/svg+xml"
      case "png": "image/png"
      case "json": "application/json"
      case "webmanifest": "application/manifest+json"
      default: "text/html; charset=utf-8"
      }
    self.bytes = bytes
    tag = "\"\(String(FNV1a(bytes.readableBytesView).value, radix: 16))\""
  }

  /// The file as text.
  var text: String { String(buffer: bytes) }

  /// The file of this version of the program, which never changes at its address.
  var lastingResponse: Response {
    var response = response
    response.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return response
  }

  /// The response with the file.
  var response: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: contentType, .eTag: tag, .acceptRanges: Response.rangeUnit,
        .cacheControl: "no-cache",
      ],
      body: ResponseBody(byteBuffer: bytes))
  }

  /// Returns the response with the file, or without it if the browser has the same version already.
  func response(to request: Request) -> Response {
    request.headers.first { $0.name == .ifNoneMatch }?.value == tag
      ? Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-cache"]) : response
  }
}
