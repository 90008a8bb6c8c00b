internal import Learner

/// A secret that lets people in.
public struct Token: Hashable, Sendable {
  /// The token's 32 hexadecimal digits.
  public let text: String

  /// Makes a new random token.
  public init() { text = Identifier().text }

  /// Reads a token; `nil` unless the text is 32 hexadecimal digits in lower case.
  init?(_ text: String) {
    guard Identifier(text) != nil else { return nil }
    self.text = text
  }

  /// The name of the token's parameter in a link.
  static let parameter = "token"

  /// Compares in constant time, so that the time doesn't reveal how many characters are right.
  func isSame(as given: String) -> Bool {
    let (ours, theirs) = (Array(text.utf8), Array(given.utf8))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
