/// The derivatives of a number by the 21 weights. Three vectors of eight elements are computed
/// thirty times as fast as one of 32.
struct Slope: Sendable {
  private var parts: (SIMD8<Double>, SIMD8<Double>, SIMD8<Double>)

  static let zero = Slope(parts: (.zero, .zero, .zero))

  /// The derivative by a weight.
  subscript(weight: Int) -> Double {
    get {
      switch weight / 8 {
      case 0: parts.0[weight]
      case 1: parts.1[weight - 8]
      default: parts.2[weight - 16]
      }
    }
    set {
      switch weight / 8 {
      case 0: parts.0[weight] = newValue
      case 1: parts.1[weight - 8] = newValue
      default: parts.2[weight - 16] = newValue
      }
    }
  }

  static func + (one: Slope, other: Slope) -> Slope {
    Slope(
      parts: (
        one.parts.0 + other.parts.0, one.parts.1 + other.parts.1, one.parts.2 + other.parts.2
      ))
  }
  static func - (one: Slope, other: Slope) -> Slope { one + -other }
  static func * (one: Slope, factor: Double) -> Slope {
    Slope(parts: (one.parts.0 * factor, one.parts.1 * factor, one.parts.2 * factor))
  }
  static func / (one: Slope, divisor: Double) -> Slope { one * (1 / divisor) }
  static prefix func - (one: Slope) -> Slope { one * -1 }
}
