internal import HTTPTypes
internal import Hummingbird
public import Storage
internal import Tutor

/// The access token that a remote client must present.
public struct Token: Hashable, Sendable {
  /// The token's 32 hexadecimal digits.
  public let text: String

  /// Makes a new random token.
  public init() { text = Identifier().text }

  /// Returns the token that a server keeps from start to start, so that its link stays good.
  ///
  /// - Parameters:
  ///   - files: the files of the server's owner.
  ///   - isNew: whether to put a new token in its place, so that the old link lets nobody in.
  /// - Throws: `StorageError`.
  public static func kept(in files: LearnerFiles, isNew: Bool) throws(StorageError) -> Token {
    Token(
      text: try files.access.token(where: { !isNew && Identifier($0) != nil }) { Identifier().text }
    )
  }

  private init(text: String) { self.text = text }

  /// The name of the cookie that holds the token after a browser has opened the link.
  static let cookie = "vocalvocab-token"
  /// The name of the token's parameter in the link.
  static let parameter = "token"

  /// Checks that a request presents the token.
  ///
  /// - Parameter guesses: the limit on wrong tokens from each sender.
  /// - Throws: a ``Problem`` if the token is missing or wrong.
  func check(_ request: Request, from sender: String, guesses: RateLimit) throws {
    let given = given(in: request)
    guard !given.isEmpty else {
      throw Problem(
        .unauthorized, "This server asks for its token: open the link that it printed.",
        headers: [.wwwAuthenticate: "Bearer"])
    }
    guard given.contains(where: isRight) else {
      guard guesses.allows(sender) else { throw Problem.tooMany(after: 5) }
      throw Problem(
        .unauthorized, "This is not the server's token: open the link that it printed.")
    }
  }

  /// Returns the tokens that a request presents. A browser may still have the cookie of another server of
  /// the same name, so its cookie does not speak against its link.
  private func given(in request: Request) -> [String] {
    if let header = request.headers[.authorization], header.lowercased().hasPrefix("bearer ") {
      return [header.dropFirst(7).trimmingSpaces]
    }
    return [linked(in: request), request.cookies[Self.cookie]?.value].compactMap { $0 }
  }

  /// Returns the token in the address of a request; `nil` for none. Only the link to the first page carries
  /// the token.
  private func linked(in request: Request) -> String? {
    guard request.uri.path == "/" else { return nil }
    return request.uri.queryParameters[Substring(Self.parameter)].map(String.init)
  }

  /// Compares in constant time, so that the time doesn't tell how many characters are right.
  private func isRight(_ given: String) -> Bool {
    let (ours, theirs) = (Array(text.utf8), Array(given.utf8))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
