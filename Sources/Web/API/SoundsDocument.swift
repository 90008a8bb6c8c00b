internal import Tutor

/// What can be heard of a round, by the names of the API.
enum CueName: String, CaseIterable, Codable, Sendable {
  case word, slower, human, own, definition, partOfSpeech, sentence, origin, hint, answer, letters
}

/// The address of each sound that can be heard now.
struct SoundsDocument: Encodable, Sendable {
  private let addresses: [CueName: Identifier]

  init(_ addresses: [CueName: Identifier]) { self.addresses = addresses }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for cue in CueName.allCases {
      try container.encode(addresses[cue].map(SoundAddresses.path), forKey: Key(cue))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ cue: CueName) { stringValue = cue.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
