internal import Learner

/// The document with the address of one sound.
struct SampleDocument: Encodable, Sendable {
  private let sound: String

  init(_ sound: Identifier) { self.sound = SoundAddresses.path(of: sound) }
}
