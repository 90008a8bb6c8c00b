/// A code that stands in for the second factor once, after a telephone is lost: ten letters and
/// digits in two groups, which nobody mistakes for others.
public struct RecoveryCode: Hashable, Sendable {
  /// The code as it is shown, such as `7kfmq-2xwrt`.
  public let text: String

  /// The number of codes that a person gets.
  public static let count = 10
  /// Without `0`, `1`, `i`, `l` and `o`. Ten of them are one of 10^14.
  private static let signs = Array("23456789abcdefghjkmnpqrstuvwxyz")
  private static let length = 10

  /// Makes a random code.
  public init(using generator: inout some RandomNumberGenerator) {
    let signs = (0..<Self.length).map { _ in
      Self.signs[Int.random(in: 0..<Self.signs.count, using: &generator)]
    }
    text = String(signs.prefix(5)) + "-" + String(signs.suffix(5))
  }

  /// Reads a code that a person typed, in capitals or with other signs between the groups; `nil`
  /// for a text that is none.
  public init?(typed: String) {
    guard typed.utf8.count <= 40 else { return nil }
    let given = typed.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard given.count == Self.length, given.allSatisfy(Self.signs.contains) else { return nil }
    text = String(given.prefix(5)) + "-" + String(given.suffix(5))
  }
}
