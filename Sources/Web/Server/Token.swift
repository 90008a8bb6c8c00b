internal import HTTPTypes
internal import Hummingbird
internal import Tutor

/// The access token that a remote client must present.
public struct Token: Hashable, Sendable {
  /// The token's 32 hexadecimal digits.
  public let text: String

  /// Makes a new random token.
  public init() { text = Identifier().text }

  /// The name of the cookie that holds the token after a browser has opened the link.
  static let cookie = "vocalvocab-token"
  /// The name of the token's parameter in the link.
  static let parameter = "token"

  /// Checks that a request presents the token.
  ///
  /// - Parameter guesses: the limit on wrong tokens from each sender.
  /// - Throws: a ``Problem`` if the token is missing or wrong.
  func check(_ request: Request, from sender: String, guesses: RateLimit) throws {
    guard let given = given(in: request) else {
      throw Problem(
        .unauthorized, "This server asks for its token: open the link that it printed.",
        headers: [.wwwAuthenticate: "Bearer"])
    }
    guard isRight(given) else {
      guard guesses.allows(sender) else { throw Problem.tooMany(after: 5) }
      throw Problem(
        .unauthorized, "This is not the server's token: open the link that it printed.")
    }
  }

  private func given(in request: Request) -> String? {
    if let header = request.headers[.authorization], header.lowercased().hasPrefix("bearer ") {
      return header.dropFirst(7).trimmingSpaces
    }
    if let cookie = request.cookies[Self.cookie]?.value { return cookie }
    // Only the link to the first page carries the token.
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
