internal import Tutor

/// The document with the address of the sound for each cue; `null` for a cue that can't be heard
/// now.
struct SoundsDocument: Encodable, Sendable {
  private let addresses: [Cue: Identifier]

  init(_ addresses: [Cue: Identifier]) { self.addresses = addresses }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for cue in Cue.allCases {
      try container.encode(addresses[cue].map(SoundAddresses.path), forKey: Key(cue))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ cue: Cue) { stringValue = cue.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
