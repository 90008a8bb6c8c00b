internal import HTTPTypes
internal import Hummingbird

/// The cookie with the name of the learner who uses a browser, and with the key that the right PIN gave.
struct LearnerCookie {
  let learner: LearnerName
  /// The key; `nil` for a learner without a PIN.
  let key: String?

  private static let name = "vocalvocab-learner"

  init(_ learner: LearnerName, key: String?) { (self.learner, self.key) = (learner, key) }

  /// Reads the cookie of a request: the usual learner if there is none.
  ///
  /// - Throws: a ``Problem`` for a name that no learner can have.
  init(of request: Request) throws {
    // A lookup by name builds an index of all fields, and most programs send no cookie.
    guard request.headers.contains(where: { $0.name == .cookie }),
      let value = request.cookies[Self.name]?.value, !value.isEmpty
    else {
      self.init(.usual, key: nil)
      return
    }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard let text = String(hexadecimal: String(parts[0])) else {
      self.init(.usual, key: nil)
      return
    }
    self.init(try LearnerName(text), key: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Sets the cookie for a year.
  func set(in response: inout Response) {
    let name = learner.text?.hexadecimal ?? ""
    response.setCookie(
      Cookie(
        name: Self.name, value: key.map { "\(name).\($0)" } ?? name, maxAge: 31_536_000, path: "/",
        httpOnly: true, sameSite: .strict))
  }
}

/// The form of a name in a cookie, which can't hold every character.
extension String {
  fileprivate var hexadecimal: String {
    utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  fileprivate init?(hexadecimal: String) {
    var bytes: [UInt8] = []
    var rest = hexadecimal[...]
    while !rest.isEmpty {
      guard rest.count >= 2, let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(validating: bytes, as: UTF8.self)
  }
}
