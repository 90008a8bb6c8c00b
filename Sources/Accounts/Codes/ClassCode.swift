/// The six letters that let learners into a class.
public struct ClassCode: Hashable, Sendable {
  /// The letters, in capitals.
  public let text: String

  private static let count = 6
  /// Without vowels, the letters make no words and no `I`, `O` or `U` that looks like another sign.
  /// `Y` is left out as half a vowel.
  private static let letters = Array("BCDFGHJKLMNPQRSTVWXZ")

  /// Makes the code of a number. It is one of 64 million: each is as likely as any other to one
  /// part in 10^10, if the number has 60 random bits.
  public init(of number: UInt64) {
    var rest = number
    let count = UInt64(Self.letters.count)
    text = String(
      (0..<Self.count).map { _ in
        defer { rest /= count }
        return Self.letters[Int(rest % count)]
      })
  }

  /// Reads a code that the server made; `nil` for any other text.
  public init?(_ text: String) {
    guard text.count == Self.count, text.allSatisfy(Self.letters.contains) else { return nil }
    self.text = text
  }

  /// Compares what a person typed, in small letters or with spaces. The comparison takes the same
  /// time however many letters are right.
  public func isSame(as typed: String) -> Bool {
    let given = typed.uppercased().utf8.filter {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
    }
    guard typed.utf8.count <= 40, given.count == Self.count else { return false }
    return zip(given, text.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
