/// A name that nobody can guess: 128 random bits, as 32 hexadecimal digits.
struct Identifier: Hashable, Sendable {
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = [generator.next(), generator.next()].map { (half: UInt64) in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// - Returns: `nil` for what is none.
  init?(_ text: some StringProtocol) {
    let isDigit = { (byte: UInt8) in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit) else { return nil }
    self.text = String(text)
  }
}

extension Identifier: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
