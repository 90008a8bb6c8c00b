internal import Learner
internal import NIOCore
internal import Spelling

/// The document of a round: its snapshot, its session and the addresses of its sounds.
struct RoundDocument: Encodable, Sendable {
  let session: Identifier
  let sounds: SoundsDocument
  let round: RoundSnapshot
  /// A sentence where our voice speaks in the place of the learner's.
  let voiceFailure: String?

  private enum Key: CodingKey { case session, sounds, voiceFailure }

  func encode(to encoder: any Encoder) throws {
    try round.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(session, forKey: .session)
    try container.encode(sounds, forKey: .sounds)
    try container.encode(voiceFailure, forKey: .voiceFailure)
  }
}

/// The document of a round with its JSON, which is written once for all requests until the next
/// change.
struct WrittenRound: Sendable {
  let document: RoundDocument
  let json: ByteBuffer

  init(_ document: RoundDocument) {
    self.document = document
    json = ByteBuffer(json: document)
  }
}
