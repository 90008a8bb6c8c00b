internal import Accounts
internal import ByteText
internal import HTTPTypes
internal import Hashing
internal import Hummingbird
internal import Learner
public import Storage

/// The tokens that let people in: one in the learners' link, and one in the teacher's link.
public struct Access: Hashable, Sendable {
  /// The token of the learners.
  public let learners: Token
  /// The token of the teacher.
  public let teacher: Token

  /// Makes new random tokens.
  public init() { (learners, teacher) = (Token(), Token()) }

  /// Returns the tokens that a server keeps from start to start, so that its links stay valid.
  ///
  /// - Parameters:
  ///   - files: the files of the server's owner.
  ///   - isNew: whether to replace them with new tokens, so that the old links become invalid.
  /// - Throws: `StorageError`.
  public static func kept(in files: LearnerFiles, isNew: Bool) throws(StorageError) -> Access {
    let new = Access()
    let kept = try files.access.tokens(
      where: { !isNew && Access($0) != nil },
      orNew: .init(learners: new.learners.text, teacher: new.teacher.text))
    return Access(kept) ?? new
  }

  private init?(_ kept: AccessStore.Tokens) {
    guard let learners = Token(kept.learners), let teacher = Token(kept.teacher),
      learners != teacher
    else { return nil }
    (self.learners, self.teacher) = (learners, teacher)
  }

  /// The code that lets learners into a class, as their link does.
  var code: ClassCode { ClassCode(for: learners) }

  /// The name of the cookie that holds the token after a browser has opened the link.
  private static let cookie = "vocalvocab-token"

  /// Gives a browser a token for a year.
  static func give(_ token: Token, in response: inout Response) {
    response.setCookie(
      Cookie(
        name: cookie, value: token.text, maxAge: 31_536_000, path: "/", httpOnly: true,
        sameSite: .lax))
  }

  /// Returns the role of a request's sender.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - mayGuess: a closure that counts a wrong token, and returns whether the sender may try
  ///     another one.
  /// - Throws: a ``Problem`` if the token is missing or wrong.
  func role(
    of request: Request, mayGuess: () async throws -> Bool
  ) async throws -> Role {
    let given = given(in: request)
    if let token = given.lazy.compactMap(token).first {
      return token == teacher ? .teacher : .learner
    }
    guard !given.isEmpty else {
      throw Problem(
        .unauthorized, "This server asks for its token: open the link that it printed.",
        headers: [.wwwAuthenticate: "Bearer"])
    }
    guard try await mayGuess() else {
      throw Problem(
        .tooManyRequests, "Too many wrong tokens came at once: try again in 5 s.",
        headers: [.wwwAuthenticate: "Bearer", .retryAfter: "5"])
    }
    throw Problem(
      .unauthorized, "This is not the server's token: open the link that it printed.",
      headers: [.wwwAuthenticate: "Bearer"])
  }

  /// Returns the valid token in the address of a request, if any. Only the link to the first page
  /// has a token.
  func linked(in request: Request) -> Token? { linkedText(in: request).flatMap(token) }

  private func linkedText(in request: Request) -> String? {
    guard request.uri.path == "/" else { return nil }
    return request.uri.queryParameters[Substring(Token.parameter)].map(String.init)
  }

  /// Returns the tokens that a request presents. A browser may still have the cookie of an older
  /// link, so a wrong cookie doesn't make the link invalid.
  private func given(in request: Request) -> [String] {
    if let header = request.headers[.authorization], header.lowercased().bytes.hasPrefix("bearer ")
    {
      return [Substring(header.utf8.dropFirst(7)).trimmingSpaces]
    }
    return [linkedText(in: request), request.cookies[Self.cookie]?.value].compactMap { $0 }
  }

  /// Returns the token that equals a text; `nil` for any other text.
  private func token(_ text: String) -> Token? {
    [teacher, learners].first { $0.isSame(as: text) }
  }
}

extension ClassCode {
  /// Makes the code of the learners' link: it grants what the link grants, and another token has
  /// another code. ``CodeGuesses`` limits how fast people can try. The code tells nothing useful
  /// about the token.
  init(for token: Token) {
    let hash = SHA256(Array("VocalVocab class code \(token.text)".utf8)).hexadecimal
    self.init(of: UInt64(hash.prefix(15), radix: 16) ?? 0)
  }
}
