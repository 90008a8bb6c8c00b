internal import Glibc

/// Makes our voices as loud as the engine's own, and keeps their peaks from being cut off.
///
/// Our voices have more of their strength in short peaks than the engine's, so what is loud enough on
/// the whole (EBU R128) would go beyond full scale here and there. Above a knee the gain falls off
/// smoothly, which is heard less than a cut.
enum Loudness {
  /// From -25.3 to -23.6 LUFS, where the engine's American voice has -22.8 and its British -22.0.
  static let gain = 1.216
  /// The share of full scale from which on the gain falls off.
  private static let knee = 0.6

  static func raised(_ samples: [Int16]) -> [Int16] {
    samples.map { sample in
      let level = Double(sample) / 32768 * gain
      let over = abs(level) - knee
      guard over > 0 else { return Int16((level * 32768).rounded()) }
      // From the knee on with the same slope, and never beyond full scale.
      let bent = knee + (1 - knee) * tanh(over / (1 - knee))
      return Int16((bent * 32767 * (level < 0 ? -1 : 1)).rounded())
    }
  }
}
