internal import CardPractice
internal import Learner
internal import NIOCore
internal import Spelling

/// The body of a request for a new session. It can't hold a seed, which only the command line
/// takes.
struct NewSession: Body {
  /// A card whose back is the only word of the session. A page names the card, because it doesn't
  /// know the word while the front is asked.
  private struct GivenCard: Body {
    static let fields: Set<String> = ["deck", "card"]
    let deck: DeckName
    /// The name of the card, as a snapshot has it.
    let card: String
  }

  private enum Key: CodingKey { case card }

  static let fields: Set<String> = [
    "words", "list", "inOrder", "assignment", "given", "card", "mode", "count", "length", "level",
    "tries", "minutes", "pattern", "starts", "ends", "origin", "forgivesAccents", "goal",
    "language",
  ]

  /// The maximum number of words in a request for a session. The server keeps them as long as the
  /// session lasts.
  private static let mostGiven = 5000

  private let wishes: Wishes
  private let card: GivenCard?

  init(from decoder: any Decoder) throws {
    wishes = try Wishes(from: decoder)
    card = try decoder.container(keyedBy: Key.self)
      .decodeIfPresent(Checked<GivenCard>.self, forKey: .card)?.content
  }

  /// Reads a body as a client sends it.
  ///
  /// - Throws: a ``Problem``.
  init(sent json: ByteBuffer) throws {
    try self.init(json: json)
    guard wishes.given?.count ?? 0 <= Self.mostGiven else {
      throw Problem.invalid("A session takes at most 5,000 words: give fewer.")
    }
    guard card == nil || wishes.words == .given && wishes.given == nil else {
      throw Problem.invalid(
        "'card' is the source of the word: give it with 'words' as 'given', and without 'given'.")
    }
  }

  /// Returns the wishes, with the word of the card.
  ///
  /// - Throws: `CardError` for an unknown card or one whose back is not one word, `StorageError`.
  func wishes(with room: CardRoom) async throws -> Wishes {
    guard let card else { return wishes }
    var wishes = wishes
    wishes.given = [try await room.wordToSpell(card.card, in: card.deck)]
    return wishes
  }
}
