/// A name that nobody can guess: 128 random bits, written as 32 hexadecimal digits.
public struct Identifier: Hashable, Sendable {
  /// The digits.
  public let text: String

  /// Makes a new identifier from the system's random numbers.
  public init() {
    var generator = SystemRandomNumberGenerator()
    text = [generator.next(), generator.next()].map { (half: UInt64) in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Reads an identifier; `nil` unless the text is 32 hexadecimal digits in lower case.
  public init?(_ text: some StringProtocol) {
    let isDigit = { (byte: UInt8) in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit) else { return nil }
    self.text = String(text)
  }
}

extension Identifier: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = Identifier(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "An identifier is 32 hexadecimal digits.")
    }
    self = identifier
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
