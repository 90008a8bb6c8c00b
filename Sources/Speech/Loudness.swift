internal import Glibc

/// The loudness of our voices, raised to the loudness of the engine's own voices, with no peak cut
/// off.
///
/// Our voices have more of their strength in short peaks than the engine's. A gain that makes them
/// loud enough on the whole (EBU R128) would push some peaks beyond full scale. So the gain falls
/// off smoothly above a knee, which is heard less than a cut.
enum Loudness {
  /// The gain from -25.3 to -23.6 LUFS. The engine's American voice has -22.8, its British -22.0.
  static let gain = 1.216
  /// The share of full scale above which the gain falls off.
  private static let knee = 0.6

  /// Returns samples with the gain.
  static func raised(_ samples: [Int16]) -> [Int16] {
    samples.map { sample in
      let level = Double(sample) / 32768 * gain
      let over = abs(level) - knee
      guard over > 0 else { return Int16((level * 32768).rounded()) }
      // Above the knee the curve starts with the same slope and never exceeds full scale.
      let bent = knee + (1 - knee) * tanh(over / (1 - knee))
      return Int16((bent * 32767 * (level < 0 ? -1 : 1)).rounded())
    }
  }
}
