internal import Glibc
public import Hashing

/// The program's generator of random numbers from a seed.
public typealias SeededGenerator = Hashing.SeededGenerator

extension SeededGenerator {
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
