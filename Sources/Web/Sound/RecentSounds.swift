internal import NIOCore
internal import Speech

/// A cache of sounds by their utterances. It drops the least recently used sounds first.
struct RecentSounds {
  /// The largest size of all sounds, in bytes.
  private let limit: Int
  private var sounds: [[Utterance]: (sound: ByteBuffer, used: UInt64)] = [:]
  /// The size of all sounds, in bytes.
  private(set) var bytes = 0
  /// The number of uses so far, which orders the sounds by their last use.
  private var clock: UInt64 = 0

  /// - Parameter limit: the largest size of all sounds, in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(utterances: [Utterance]) -> ByteBuffer? {
    mutating get {
      clock += 1
      sounds[utterances]?.used = clock
      return sounds[utterances]?.sound
    }
    set {
      clock += 1
      if let old = sounds.removeValue(forKey: utterances) { bytes -= old.sound.readableBytes }
      guard let sound = newValue, sound.readableBytes <= limit / 4 else { return }
      sounds[utterances] = (sound: sound, used: clock)
      bytes += sound.readableBytes
      if bytes > limit { makeRoom() }
    }
  }

  /// Drops sounds until the others take three quarters of the limit, so that the next sounds have
  /// room.
  private mutating func makeRoom() {
    for (utterances, kept) in sounds.sorted(by: { $0.value.used < $1.value.used }) {
      guard bytes > limit / 4 * 3 else { return }
      sounds[utterances] = nil
      bytes -= kept.sound.readableBytes
    }
  }
}
