internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import Learner

/// The cookie of a browser, with the identity of its learner and the key that the browser got for
/// the right PIN.
struct LearnerCookie {
  let identity: LearnerIdentity
  /// The key; `nil` for a learner without a PIN.
  let key: String?

  private static let name = "vocalvocab-learner-id"
  private static let formerName = "vocalvocab-learner"

  init(_ identity: LearnerIdentity, key: String?) { (self.identity, self.key) = (identity, key) }

  /// Reads the cookie of a request. Without a cookie, the learner is the usual learner. Returns
  /// `nil` if the cookie doesn't identify a learner, such as a cookie of version 0.1, which held a
  /// name.
  init?(of request: Request) {
    // A lookup by name builds an index of all fields, and most programs send no cookie.
    guard request.headers.contains(where: { $0.name == .cookie }) else {
      self.init(.usual, key: nil)
      return
    }
    let cookies = request.cookies
    guard let value = cookies[Self.name]?.value, !value.isEmpty else {
      let former = cookies[Self.formerName]?.value ?? ""
      guard cookies[Self.name] != nil || former.isEmpty else { return nil }
      self.init(.usual, key: nil)
      return
    }
    let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let id = parts.first.flatMap({ Identifier($0) }) else { return nil }
    self.init(.named(id), key: parts.count > 1 ? parts[1] : nil)
  }

  /// Sets the cookie for a year.
  ///
  /// - Parameter sameSite: whether a link of another site comes with it. Where nothing else lets
  ///   the browser in, it has to.
  func set(in response: inout Response, sameSite: Cookie.SameSite = .strict) {
    let id = identity.text ?? ""
    response.setCookie(
      Cookie(
        name: Self.name, value: key.map { "\(id).\($0)" } ?? id, maxAge: 31_536_000, path: "/",
        httpOnly: true, sameSite: sameSite))
  }

  /// Removes the cookie from a browser.
  static func clear(in response: inout Response) {
    response.setCookie(Cookie(name: name, value: "", maxAge: 0, path: "/", httpOnly: true))
  }
}
