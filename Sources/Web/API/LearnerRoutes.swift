internal import HTTPTypes
internal import Hummingbird
internal import Tutor

/// The addresses of the learners.
extension API {
  private struct Learner: Encodable {
    @OrNull var name: String?
    let isChosen: Bool
  }

  private struct Learners: Encodable { let learners: [Learner] }

  private struct NewLearner: Body {
    static let fields: Set<String> = ["name"]
    let name: String
  }

  private struct Choice: Body {
    static let fields: Set<String> = ["name"]
    /// `null` for the usual learner; the field may not be missing.
    @OrNull var name: String?
  }

  func addLearners(to routes: inout Routes) {
    routes.on(.get, Self.path + "/learners") { call in
      let chosen = try LearnerCookie.learner(of: call.request)
      let all = try learners.names().map { Learner(name: $0.text, isChosen: $0 == chosen) }
      return .json(Learners(learners: all))
    }
    routes.on(.post, Self.path + "/learners") { call in
      let learner = try LearnerName(try await call.body(NewLearner.self).name)
      _ = try learners.add(learner)
      return chosen(learner, status: .created)
    }
    routes.on(.put, Self.path + "/learners/chosen") { call in
      let name = try await call.body(Choice.self).name
      let learner = try name.map { try LearnerName($0) } ?? .usual
      _ = try learners.learner(learner)
      return chosen(learner)
    }
  }

  private func chosen(_ learner: LearnerName, status: HTTPResponse.Status = .ok) -> Response {
    var response = Response.json(Learner(name: learner.text, isChosen: true), status: status)
    LearnerCookie.set(learner, in: &response)
    return response
  }
}

/// The cookie with the name of the learner who uses a browser.
enum LearnerCookie {
  private static let name = "vocalvocab-learner"

  /// Returns the learner who sent a request: the usual one if there is no cookie.
  ///
  /// - Throws: a ``Problem`` for a name that no learner can have.
  static func learner(of request: Request) throws -> LearnerName {
    // A lookup by name builds an index of all fields, and most programs send no cookie.
    guard request.headers.contains(where: { $0.name == .cookie }),
      let value = request.cookies[name]?.value, !value.isEmpty,
      let text = String(hexadecimal: value)
    else { return .usual }
    return try LearnerName(text)
  }

  /// Sets the cookie for a year. It holds a name, which is not a secret.
  static func set(_ learner: LearnerName, in response: inout Response) {
    response.setCookie(
      Cookie(
        name: name, value: learner.text?.hexadecimal ?? "", maxAge: 31_536_000, path: "/",
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
