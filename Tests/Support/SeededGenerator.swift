internal import Glibc

/// A generator of random numbers that are the same for the same seed on every machine: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with a probability from 0 to 1.
  public mutating func isTrue(chance: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < chance
  }

  /// Returns a number from a normal distribution, by the method of Box and Muller.
  public mutating func normal(mean: Double = 0, deviation: Double) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
