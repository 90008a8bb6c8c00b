internal import Glibc

extension Sound {
  /// Creates a sound at ``Synthesizer/sampleRate``, with soft edges, from samples of any rate.
  ///
  /// Each new sample is a sum of its old neighbours, weighted by a sinc under a Hann window. That
  /// removes frequencies above half of the lower rate instead of folding them down (J. O. Smith,
  /// "Digital Audio Resampling", CCRMA, Stanford).
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
      for position in stride(from: first, through: last, by: 1) {
        let weight = Kernel.weight(at: abs(Double(position) - center) * cutoff)
        sum += weight * samples[position]
        weights += weight
      }
      let softened = Float(min(1, Double(min(index, count - 1 - index)) / edge))
      let value = weights == 0 ? 0 : sum / weights * softened
      return Int16(max(-32768, min(32767, (value * 32767).rounded())))
    }
  }

  /// The length of a soft edge: too short to be heard, long enough not to click.
  private static let edgeSeconds = 0.003
}

/// One half of the symmetric kernel, sampled at many points between two zeros of the sinc.
private enum Kernel {
  /// The number of zeros on one side.
  static let reach = 16
  private static let points = 512

  private static let values: [Float] = (0...(reach * points + 1)).map { index in
    let x = Double(index) / Double(points)
    guard x < Double(reach) else { return 0 }
    let sinc = x == 0 ? 1 : sin(.pi * x) / (.pi * x)
    return Float(sinc * (0.5 + 0.5 * cos(.pi * x / Double(reach))))
  }

  static func weight(at distance: Double) -> Float {
    values[min(values.count - 1, Int((distance * Double(points)).rounded()))]
  }
}
