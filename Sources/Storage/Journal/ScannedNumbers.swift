extension LineScanner {
  /// Takes a whole number of up to 18 digits.
  @inlinable @inline(__always)
  public mutating func integer() -> Int? {
    skipSpace()
    let isNegative = takeByte(UInt8(ascii: "-"))
    guard let digits = digits(), digits.count <= 18, isEndOfNumber else { return nil }
    // The decoder must read minus zero.
    if isNegative { return digits.value == 0 ? nil : -Int(digits.value) }
    return Int(digits.value)
  }

  /// Takes a number without an exponent.
  public mutating func double() -> Double? {
    skipSpace()
    let start = offset
    let isNegative = takeByte(UInt8(ascii: "-"))
    guard let whole = digits(), whole.count <= 15 else { return nil }
    var value = whole.value
    var decimals = 0
    if takeByte(UInt8(ascii: ".")) {
      let first = offset
      while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
        // When this overflows, the value is not used.
        value = value &* 10 &+ UInt64(digit)
        offset += 1
      }
      decimals = offset - first
      guard decimals > 0 else { return nil }
    }
    guard isEndOfNumber, whole.count + decimals <= 25 else { return nil }
    // Both numbers are exact, so their quotient is the nearest `Double` (Clinger, "How to Read
    // Floating Point Numbers Accurately", PLDI 1990).
    if whole.count + decimals <= 19, value <= 1 << 53, decimals < Self.powersOfTen.count {
      let quotient = Double(value) / Self.powersOfTen[decimals]
      return isNegative ? -quotient : quotient
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// Takes digits without a leading zero. With more than 19 digits, the value may have overflowed.
  @inlinable @inline(__always)
  mutating func digits() -> (value: UInt64, count: Int)? {
    let start = offset
    var value: UInt64 = 0
    while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    let count = offset - start
    guard count == 1 || count > 1 && bytes[start] != UInt8(ascii: "0") else { return nil }
    return (value, count)
  }

  /// Whether the number ends here. The decoder must read unexpected fractions and exponents.
  @inlinable @inline(__always)
  var isEndOfNumber: Bool {
    guard offset < bytes.count else { return false }
    let next = bytes[offset]
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || Self.isSpace(next)
  }

  @inlinable @inline(__always)
  static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
