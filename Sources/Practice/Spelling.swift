/// A spelling in the form in which two spellings are compared. Differences that only concern the looks
/// are gone.
///
/// Outer spaces are dropped, and inner spaces are one space each. Letters are lower case. All kinds of
/// apostrophes are one sign, and so are all hyphens. Invisible characters are dropped. Composed and
/// decomposed letters need no rule: `Character` compares them by canonical equivalence (Unicode NFC).
public struct Spelling: Hashable, Sendable {
  /// The letters and signs in order.
  public let letters: [Character]

  /// - Parameter typed: the text as a person typed it.
  public init(_ typed: String) {
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace)
    letters = Array(words.joined(separator: " ")).compactMap(Self.unified)
  }

  /// Whether nothing visible is left of the text.
  public var isEmpty: Bool { letters.isEmpty }

  /// Whether two spellings are the same without their accents: `nino` and `niño`.
  func isSame(asUnaccented other: Spelling) -> Bool {
    letters.count == other.letters.count
      && zip(letters, other.letters).allSatisfy { one, other in
        one == other || Letter.base(one) != 0 && Letter.base(one) == Letter.base(other)
      }
  }

  private static func unified(_ letter: Character) -> Character? {
    switch letter {
    case "’", "‘", "ʼ", "′", "´", "`", "＇", "‛": "'"
    case "‐", "‑", "‒", "–", "—", "−", "－": "-"
    // Word processors and key combinations leave control and format characters behind.
    case _ where letter.unicodeScalars.allSatisfy(\.isInvisible): nil
    default: letter
    }
  }
}

extension Spelling: CustomStringConvertible {
  public var description: String { String(letters) }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    let category = properties.generalCategory
    return category == .control || category == .format
  }
}
