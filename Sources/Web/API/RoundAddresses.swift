internal import Learner
internal import NIOCore
internal import Spelling

/// A round with the addresses of its sounds.
typealias SoundingRound = Sounding<RoundSnapshot, RoundAddresses>

/// The members that the server adds to a round.
struct RoundAddresses: Encodable, Sendable {
  let session: Identifier
  /// The address of the sound for each cue; `nil` for a cue that can't be heard now.
  private let sounds: [String: String?]
  /// A sentence if our voice speaks in place of the learner's; otherwise `nil`.
  let voiceFailure: String?

  enum CodingKeys: CodingKey { case session, sounds, voiceFailure }

  init(session: Identifier, sounds: [Cue: Identifier], voiceFailure: String?) {
    (self.session, self.voiceFailure) = (session, voiceFailure)
    self.sounds = Dictionary(
      uniqueKeysWithValues: Cue.allCases.map { cue in
        (cue.rawValue, sounds[cue].map(SoundAddresses.path))
      })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try encode(into: &container)
  }

  func encode(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(session, forKey: .session)
    try container.encode(sounds, forKey: .sounds)
    try container.encode(voiceFailure, forKey: .voiceFailure)
  }
}

/// A round with its JSON, which is written once for all requests until the next change.
struct WrittenRound: Sendable {
  let round: SoundingRound
  let json: ByteBuffer

  init(_ round: SoundingRound) {
    self.round = round
    json = ByteBuffer(json: round)
  }
}
