internal import HTTPTypes
internal import Hummingbird
internal import Tutor

/// What who comes over the network has to show.
public struct Token: Hashable, Sendable {
  public let text: String

  /// A new one.
  public init() { text = Identifier().text }

  /// The cookie that carries it, once a browser has opened the link with the token.
  static let cookie = "vocalvocab-token"
  /// The name in the link.
  static let parameter = "token"

  /// - Parameter guesses: how often a sender may be wrong.
  func check(_ request: Request, from sender: String, guesses: RateLimit) throws {
    guard let given = given(in: request) else {
      var problem = Problem(
        .unauthorized, "This server asks for its token: open the link that it printed.")
      problem.headers[.wwwAuthenticate] = "Bearer"
      throw problem
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
    // The link itself leads to the first page, and nowhere else.
    guard request.uri.path == "/" else { return nil }
    return request.uri.queryParameters[Substring(Self.parameter)].map(String.init)
  }

  /// Takes as long wherever the difference lies.
  private func isRight(_ given: String) -> Bool {
    let (ours, theirs) = (Array(text.utf8), Array(given.utf8))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
