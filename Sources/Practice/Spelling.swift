/// A spelling as it is compared: what a person meant to type, without what only looks different.
///
/// Space around it is dropped and space within it is one space; case is folded; the many apostrophes
/// and hyphens are one of each; marks that can't be seen are left out. Composed and decomposed
/// letters need no care: a `Character` is compared by canonical equivalence (Unicode NFC).
public struct Spelling: Hashable, Sendable {
  public let letters: [Character]

  public init(_ typed: String) {
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace)
    letters = Array(words.joined(separator: " ")).compactMap(Self.unified)
  }

  public var isEmpty: Bool { letters.isEmpty }

  /// Whether this is the same but for accents: `nino` for `niño`.
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
    // Left behind by word processors and key combinations: control and format characters.
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
    switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }
}
