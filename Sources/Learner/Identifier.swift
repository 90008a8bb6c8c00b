/// A name that nobody can guess: 128 random bits, written as 32 hexadecimal digits.
public struct Identifier: Hashable, Sendable {
  /// The digits.
  public let text: String

  /// Makes a new identifier from the system's random numbers.
  public init() {
    text = (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }

  /// Reads an identifier; `nil` unless the text is 32 hexadecimal digits in lower case.
  public init?(_ text: some StringProtocol) {
    let digits = "0123456789abcdef".utf8
    guard text.utf8.count == 32, text.utf8.allSatisfy(digits.contains) else { return nil }
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
