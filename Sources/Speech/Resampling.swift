internal import Glibc

extension Sound {
  /// Samples of any rate, brought to the rate of all that is played, with soft edges.
  ///
  /// Each sample is a sum of those around it, weighted by a sinc under a Hann window: what lies above
  /// half of the lower rate is left out, and nothing is folded down (J. O. Smith, "Digital Audio
  /// Resampling", CCRMA, Stanford).
  ///
  /// - Parameters:
  ///   - samples: from -1 to 1.
  ///   - rate: samples a second.
  init(resampling samples: [Float], from rate: Int) {
    let target = Synthesizer.sampleRate
    self.init(samples: [], sampleRate: target)
    guard rate > 0, !samples.isEmpty else { return }
    let step = Double(rate) / Double(target)
    let cutoff = min(1, 1 / step)
    let reach = Double(Kernel.reach) / cutoff
    let count = Int(Double(samples.count) / step)
    let edge = Double(target) * Self.edgeSeconds
    self.samples = (0..<count).map { index in
      let center = Double(index) * step
      let first = max(0, Int((center - reach).rounded(.up)))
      let last = min(samples.count - 1, Int(center + reach))
      var (sum, weights) = (Float(0), Float(0))
      for place in stride(from: first, through: last, by: 1) {
        let weight = Kernel.weight(at: abs(Double(place) - center) * cutoff)
        sum += weight * samples[place]
        weights += weight
      }
      let softened = Float(min(1, Double(min(index, count - 1 - index)) / edge))
      let value = weights == 0 ? 0 : sum / weights * softened
      return Int16(max(-32768, min(32767, (value * 32767).rounded())))
    }
  }

  /// Too short to be heard, long enough not to click.
  private static let edgeSeconds = 0.003
}

/// Half of the symmetric kernel, at many places between two zeros of the sinc.
private enum Kernel {
  /// How many zeros it has on a side.
  static let reach = 16
  private static let places = 512

  private static let values: [Float] = (0...(reach * places + 1)).map { index in
    let x = Double(index) / Double(places)
    guard x < Double(reach) else { return 0 }
    let sinc = x == 0 ? 1 : sin(.pi * x) / (.pi * x)
    return Float(sinc * (0.5 + 0.5 * cos(.pi * x / Double(reach))))
  }

  static func weight(at distance: Double) -> Float {
    values[min(values.count - 1, Int((distance * Double(places)).rounded()))]
  }
}
