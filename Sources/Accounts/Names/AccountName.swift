internal import ByteText
internal import Vocabulary

/// The name by which a person logs in: a user name or an e-mail address.
///
/// ```swift
/// try AccountName("Zoë").key == AccountName("zoe").key  // true
/// ```
public struct AccountName: Hashable, Sendable {
  /// The name as the person wrote it, composed (Unicode NFC).
  public let text: String
  /// The text that names have in common if people can't tell them apart: names that differ only in
  /// capitals or accents are one.
  public let key: String

  /// The longest e-mail address has 254 bytes (RFC 5321, section 4.5.3.1.3, without the brackets).
  private static let longest = 254
  private static let shortest = 2

  /// Whether the name is an e-mail address.
  public var isAddress: Bool { text.utf8.contains(UInt8(ascii: "@")) }

  /// Checks a name. Invisible characters and space around it are left out.
  ///
  /// - Throws: ``AccountError/badName(_:)``.
  public init(_ text: String) throws(AccountError) {
    let name = text.withoutInvisibles.composed
    let scalars = name.unicodeScalars
    let trimmed = String(
      String.UnicodeScalarView(
        scalars.drop(while: \.properties.isWhitespace).reversed()
          .drop(while: \.properties.isWhitespace).reversed()))
    guard trimmed.utf8.count <= Self.longest, trimmed.unicodeScalars.count >= Self.shortest,
      trimmed.unicodeScalars.allSatisfy(Self.mayHave), !Self.mixesScripts(trimmed),
      !trimmed.utf8.contains(UInt8(ascii: "@")) || Self.isAddress(trimmed)
    else { throw .badName(trimmed) }
    self.text = trimmed
    key = trimmed.withoutAccents.lowercased().uppercased().lowercased().composed
  }

  /// The signs that a name may have beside letters and digits.
  private static let signs = Set<Unicode.Scalar>([".", "-", "_", "+", "@", "'"])

  private static func mayHave(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Full-width letters, letters in circles and those of formulas look like plain ones.
    case 0xFF00...0xFFEF, 0x24B6...0x24E9, 0x1D400...0x1D7FF: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        return true
      default: return signs.contains(scalar)
      }
    }
  }

  /// Returns whether a name has Latin letters and Greek or Cyrillic ones, many of which look alike.
  private static func mixesScripts(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic).map(\.value)
    let isLatin = letters.contains { $0 < 0x250 || (0x1E00...0x1EFF).contains($0) }
    return isLatin && letters.contains { (0x370...0x52F).contains($0) }
  }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.bytes.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].bytes.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }
}
