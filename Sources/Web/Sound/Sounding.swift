/// A room's snapshot with the addresses of its sounds, as the API sends it.
struct Sounding<Snapshot: Encodable & Sendable>: Encodable, Sendable {
  let snapshot: Snapshot
  /// The addresses by the names of the parts that are heard; `nil` for a part that can't be heard
  /// now.
  let sounds: [String: String?]

  private enum CodingKeys: CodingKey { case sounds }

  init(_ snapshot: Snapshot, sounds: [String: String?]) {
    (self.snapshot, self.sounds) = (snapshot, sounds)
  }

  func encode(to encoder: any Encoder) throws {
    try snapshot.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sounds, forKey: .sounds)
  }
}
