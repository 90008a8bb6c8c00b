internal import NIOCore
internal import Spelling

/// The body of a request for a new session. It can't hold a seed, which only the command line
/// takes.
extension Wishes: Body {
  static let fields: Set<String> = [
    "words", "list", "assignment", "given", "mode", "count", "length", "level", "tries", "minutes",
    "pattern", "starts", "ends", "origin", "forgivesAccents", "goal",
  ]

  /// The most words that a session is given at once. The server keeps them as long as it lasts.
  private static let mostGiven = 5000

  /// Reads wishes as they are sent.
  ///
  /// - Throws: a ``Problem``.
  init(sent json: ByteBuffer) throws {
    try self.init(json: json)
    guard given?.count ?? 0 <= Self.mostGiven else {
      throw Problem.invalid("A session takes at most 5,000 words: give fewer.")
    }
  }
}
