/// Samples to be heard: signed 16-bit, one channel.
public struct Sound: Hashable, Sendable {
  public var samples: [Int16]
  /// Samples a second.
  public let sampleRate: Int

  public init(samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  public var duration: Duration {
    .seconds(Double(samples.count) / Double(max(1, sampleRate)))
  }
}
