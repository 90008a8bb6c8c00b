internal import Learner
internal import Spelling

/// The document with the address of the sound for each cue; `null` for a cue that can't be heard
/// now.
struct SoundsDocument: Encodable, Sendable {
  private let addresses: [Cue: Identifier]

  init(_ addresses: [Cue: Identifier]) { self.addresses = addresses }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    for cue in Cue.allCases {
      let address = addresses[cue].map(SoundAddresses.path)
      try container.encode(address, forKey: FieldName(stringValue: cue.rawValue))
    }
  }
}

/// The document with the address of one sound.
struct SampleDocument: Encodable, Sendable {
  private let sound: String

  init(_ sound: Identifier) { self.sound = SoundAddresses.path(of: sound) }
}
