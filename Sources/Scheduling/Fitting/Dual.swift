internal import Glibc

/// A number with its derivatives by the 21 weights: forward differentiation (Wengert, "A Simple
/// Automatic Derivative Evaluation Program", Communications of the ACM 7, 1964).
struct Dual: Sendable {
  var value: Double
  /// The derivative by each weight.
  var slope: Slope

  init(_ value: Double, slope: Slope = .zero) {
    self.value = value
    self.slope = slope
  }

  /// Creates a weight, whose derivative by itself is 1.
  init(_ value: Double, weight: Int) {
    self.init(value)
    slope[weight] = 1
  }

  static func + (one: Dual, other: Dual) -> Dual {
    Dual(one.value + other.value, slope: one.slope + other.slope)
  }
  static func - (one: Dual, other: Dual) -> Dual {
    Dual(one.value - other.value, slope: one.slope - other.slope)
  }
  static func * (one: Dual, other: Dual) -> Dual {
    Dual(one.value * other.value, slope: one.slope * other.value + other.slope * one.value)
  }
  static func / (one: Dual, other: Dual) -> Dual {
    let value = one.value / other.value
    return Dual(value, slope: (one.slope - other.slope * value) / other.value)
  }
  static prefix func - (number: Dual) -> Dual { Dual(-number.value, slope: -number.slope) }

  static func + (one: Dual, other: Double) -> Dual { Dual(one.value + other, slope: one.slope) }
  static func - (one: Dual, other: Double) -> Dual { one + -other }
  static func - (one: Double, other: Dual) -> Dual { -other + one }
  static func * (one: Dual, other: Double) -> Dual {
    Dual(one.value * other, slope: one.slope * other)
  }
  static func * (one: Double, other: Dual) -> Dual { other * one }

  /// Returns e to the power of a number.
  static func exp(_ number: Dual) -> Dual {
    let value = Glibc.exp(number.value)
    return Dual(value, slope: number.slope * value)
  }
  /// Returns the natural logarithm.
  static func log(_ number: Dual) -> Dual {
    Dual(Glibc.log(number.value), slope: number.slope / number.value)
  }
  /// Returns a power of a positive number.
  static func pow(_ base: Dual, _ exponent: Dual) -> Dual { exp(exponent * log(base)) }

  /// Returns the number limited to bounds. Outside of them, it has no derivatives.
  func clamped(to bounds: ClosedRange<Double>) -> Dual {
    bounds.contains(value) ? self : Dual(min(max(value, bounds.lowerBound), bounds.upperBound))
  }
}
