/// A room's snapshot with the addresses of its sounds, as the API sends it.
struct Sounding<Snapshot: Encodable & Sendable, Sounds: Encodable & Sendable>: Encodable,
  Sendable
{
  let snapshot: Snapshot
  /// The members that the server adds to those of the snapshot.
  let sounds: Sounds

  init(_ snapshot: Snapshot, _ sounds: Sounds) {
    (self.snapshot, self.sounds) = (snapshot, sounds)
  }

  func encode(to encoder: any Encoder) throws {
    try snapshot.encode(to: encoder)
    try sounds.encode(to: encoder)
  }
}
