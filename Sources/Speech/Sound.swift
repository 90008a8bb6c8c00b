/// Samples to be heard: signed 16-bit, one channel.
public struct Sound: Hashable, Sendable {
  /// The samples, in order.
  public var samples: [Int16]
  /// Samples a second.
  public let sampleRate: Int

  /// - Parameters:
  ///   - samples: the samples, in order.
  ///   - sampleRate: samples a second.
  public init(samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }
}
