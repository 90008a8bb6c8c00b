/// A stop of speech in the middle of a word without a click. It is made of the samples that a
/// device still has to play.
struct SoftStop {
  /// The last written samples, as many as a device may hold.
  private var written: [Int16] = []

  /// The number of samples that a device may hold.
  private static let capacity = milliseconds(400)
  /// The part of a sound that plays on while the rest is replaced.
  private static let margin = milliseconds(10)
  /// The length of the fall to silence: too short to be heard, long enough not to click.
  private static let fade = milliseconds(5)
  /// The length of the search for a quiet moment: longer than one vibration of the slowest voice.
  private static let searchLength = milliseconds(20)
  /// The length of the waveform on each side of a moment that decides how quiet it is.
  private static let neighbourhood = milliseconds(1)

  private static func milliseconds(_ count: Int) -> Int { Synthesizer.sampleRate * count / 1000 }

  /// Remembers samples that a device was given.
  mutating func note(_ samples: some Sequence<Int16>) {
    written += samples
    if written.count > 2 * Self.capacity { written.removeFirst(written.count - Self.capacity) }
  }

  /// Forgets all samples.
  mutating func forget() { written = [] }

  /// Returns the end of a sound for a device that can take samples back: how many it has to take
  /// back, and the samples that it gets in their place.
  ///
  /// - Parameter delay: the number of samples that the device still has to play.
  /// - Returns: `nil` if too little is left to be played.
  func ending(delay: Int) -> (rewind: Int, samples: [Int16])? {
    let rewind = min(delay, written.count) - Self.margin
    guard rewind > Self.fade else { return nil }
    let rest = written.suffix(rewind).prefix(Self.fade)
    let faded = rest.enumerated().map { index, sample in
      Int16(Int(sample) * (Self.fade - index - 1) / Self.fade)
    }
    return (rewind, faded)
  }

  /// Returns the quietest moment of the next samples, for a device that can only be silenced at
  /// once.
  ///
  /// - Parameter delay: the number of samples that the device still has to play.
  /// - Returns: the number of samples until that moment.
  func quietMoment(delay: Int) -> Int {
    let pending = Array(written.suffix(max(0, delay)))
    let last = min(Self.searchLength, pending.count - Self.neighbourhood)
    guard last > Self.neighbourhood else { return 0 }
    let quietest = (Self.neighbourhood..<last).min {
      loudness(around: $0, pending) < loudness(around: $1, pending)
    }
    return quietest ?? 0
  }

  private func loudness(around index: Int, _ samples: [Int16]) -> UInt16 {
    samples[(index - Self.neighbourhood)...(index + Self.neighbourhood - 1)].map(\.magnitude).max()
      ?? 0
  }
}
