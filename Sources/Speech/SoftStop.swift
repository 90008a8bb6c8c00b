/// How speech is stopped in mid-word without a click, from what a device still has to play.
struct SoftStop {
  /// What was written last, as much as a device may hold.
  private var written: [Int16] = []

  private static let most = milliseconds(400)
  /// What is left of a sound while its end is put in place of the rest.
  private static let margin = milliseconds(10)
  /// How long speech takes to fall silent: too short to be heard, long enough not to click.
  private static let fade = milliseconds(5)
  /// How long a quiet moment may be waited for: longer than the slowest voice needs for one vibration.
  private static let patience = milliseconds(20)
  /// A moment is quiet when the waveform is around it for as long.
  private static let moment = milliseconds(1)

  private static func milliseconds(_ count: Int) -> Int { Synthesizer.sampleRate * count / 1000 }

  mutating func note(_ samples: some Sequence<Int16>) {
    written += samples
    if written.count > 2 * Self.most { written.removeFirst(written.count - Self.most) }
  }

  mutating func forget() { written = [] }

  /// For a device that can take back what it was given: how much, and what it gets in its place.
  ///
  /// - Parameter delay: how many samples it still has to play.
  func ending(delay: Int) -> (rewind: Int, samples: [Int16])? {
    let rewind = min(delay, written.count) - Self.margin
    guard rewind > Self.fade else { return nil }
    let rest = written.suffix(rewind).prefix(Self.fade)
    let faded = rest.enumerated().map { index, sample in
      Int16(Int(sample) * (Self.fade - index - 1) / Self.fade)
    }
    return (rewind, faded)
  }

  /// For a device that can only be silenced at once: in how many samples to do so, when its sound is
  /// quietest for a moment.
  func quietMoment(delay: Int) -> Int {
    let pending = Array(written.suffix(max(0, delay)))
    let last = min(Self.patience, pending.count - Self.moment)
    guard last > Self.moment else { return 0 }
    return (Self.moment..<last).min {
      loudness(around: $0, pending) < loudness(around: $1, pending)
    }
      ?? 0
  }

  private func loudness(around place: Int, _ samples: [Int16]) -> UInt16 {
    samples[(place - Self.moment)...(place + Self.moment - 1)].map(\.magnitude).max() ?? 0
  }
}
