import Foundation

/// Random numbers that a seed repeats: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func isTrue(chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  /// From the normal distribution: Box and Muller.
  mutating func normal(mean: Double = 0, deviation: Double) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
