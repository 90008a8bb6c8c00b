internal import Hashing
internal import Hummingbird
internal import NIOCore

/// A file of the page, as it is built into the program.
struct Asset: Sendable {
  private let contentType: String
  private let bytes: ByteBuffer
  /// Another one for other bytes.
  private let tag: String

  init(_ name: String, _ bytes: [UInt8]) {
    contentType =
      switch name.split(separator: ".").last {
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "svg": "image/svg+xml"
      case "json": "application/json"
      default: "text/html; charset=utf-8"
      }
    self.bytes = ByteBuffer(bytes: bytes)
    tag = "\"\(String(FNV1a(bytes).value, radix: 16))\""
  }

  /// The description of the API.
  static let description = Asset("openapi.json", PackageResources.openapi_json)

  var text: String { String(buffer: bytes) }

  var response: Response {
    Response(
      status: .ok, headers: [.contentType: contentType, .eTag: tag, .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: bytes))
  }

  /// The file, or word that what the browser has is still the same.
  func response(to request: Request) -> Response {
    request.headers.first { $0.name == .ifNoneMatch }?.value == tag
      ? Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-cache"]) : response
  }
}
