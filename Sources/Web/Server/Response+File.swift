internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Response {
  /// Makes a response with a text that the browser saves as a file.
  static func file(_ text: String, type: String, named name: String) -> Response {
    file(Array(text.utf8), type: "\(type); charset=utf-8", named: name)
  }

  /// Makes a response with bytes that the browser saves as a file.
  static func file(_ bytes: [UInt8], type: String, named name: String) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: type,
        .acceptRanges: Response.rangeUnit,
        .contentDisposition: "attachment; filename*=UTF-8''\(name.percentEncoded)",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

extension String {
  /// The text in the form that a header may hold (RFC 5987), and a part of an address.
  var percentEncoded: String {
    utf8.map { byte in
      let sign = Character(Unicode.Scalar(byte))
      let isPlain = sign.isASCII && (sign.isLetter || sign.isNumber || "-._".contains(sign))
      guard !isPlain else { return String(sign) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
