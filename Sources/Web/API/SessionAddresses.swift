internal import Learner
internal import Spelling

/// A session with the addresses of its round's sounds.
typealias SoundingSession = Sounding<Snapshot, SessionAddresses>

/// The members that the server adds to a session: those of its round.
struct SessionAddresses: Encodable, Sendable {
  /// The members of the round; `nil` if no round is shown.
  let round: RoundAddresses?

  private enum CodingKeys: CodingKey { case round }

  func encode(to encoder: any Encoder) throws {
    guard let round else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    // The other members of the round are encoded already.
    var members = container.nestedContainer(
      keyedBy: RoundAddresses.CodingKeys.self, forKey: .round)
    try round.encode(into: &members)
  }
}
