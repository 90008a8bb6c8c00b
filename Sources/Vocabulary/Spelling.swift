public import Languages

/// A spelling in the form in which two spellings are compared. Differences that only concern their
/// looks are gone.
///
/// Outer spaces are dropped, and inner spaces are one space each. Letters are lower case, and
/// letters of special forms are plain: `ｈ` is `h`, and the ligature `ﬁ` is `fi`. All kinds of
/// apostrophes are one sign, and so are all hyphens. Invisible characters are dropped. A language
/// may write a letter in two forms, such as `œ` and `oe`: see `LetterForms`.
///
/// Two spellings are equal if they are the same by Unicode's full case folding and canonical
/// equivalence: `STRASSE` is `straße`. (The Unicode Standard, section 3.13, "Caseless matching".)
public struct Spelling: Sendable {
  /// The letters and signs in order.
  public let letters: [Character]
  /// The letters by which two spellings are compared.
  private let folded: String
  /// The letters as they were typed, with their capitals.
  public let written: String

  /// - Parameter typed: the text as a person typed it.
  public init(_ typed: String) { self.init(typed, in: .strict) }

  /// - Parameters:
  ///   - typed: the text as a person typed it.
  ///   - forms: the letters that the language writes in two forms.
  public init(_ typed: String, in forms: LetterForms) {
    let plain = typed.withoutInvisibles.unicodeScalars.flatMap(\.plain.unicodeScalars)
    let words = String(String.UnicodeScalarView(plain)).split(whereSeparator: \.isWhitespace)
    let text = forms.unified(words.joined(separator: " "))
    written = String(text.map(Self.unified))
    let small = text.lowercased().replacing("i\u{307}", with: "i")
    letters = small.map(Self.unified)
    folded = String(letters).foldedCase
  }

  /// Whether nothing visible is left of the text.
  public var isEmpty: Bool { letters.isEmpty }

  /// Whether this is a word without some of its accents: `nino` for `niño`. An accent that the word
  /// lacks is a mistake.
  public func isUnaccented(_ word: Spelling) -> Bool {
    letters.count == word.letters.count
      && zip(letters, word.letters).allSatisfy { typed, right in
        typed == right || typed.asciiValue.map { $0 == right.baseLetter } ?? false
      }
  }

  /// Returns whether these are the letters of a word. The points of Hebrew and the vowel marks of
  /// Arabic, which most texts leave out, may all be missing.
  public func spells(_ word: Spelling) -> Bool { self == word || self == word.unpointed }

  /// The word without the points of Hebrew and the vowel marks of Arabic; `nil` for a word without
  /// any.
  private var unpointed: Spelling? {
    let letters = written.unicodeScalars.filter { !$0.isPoint }
    guard letters.count < written.unicodeScalars.count else { return nil }
    return Spelling(String(String.UnicodeScalarView(letters)))
  }

  /// Returns the plain apostrophe for every kind of apostrophe, and the plain hyphen for every
  /// hyphen. The okina of Hawaiian and the geresh of Hebrew are typed as apostrophes, too.
  public static func unified(_ letter: Character) -> Character {
    guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1 else {
      return letter
    }
    return switch scalar.value {
    // Quotes and primes, some of them ornaments.
    case 0x2018, 0x2019, 0x201B, 0x2032, 0x2035, 0x275B, 0x275C: "'"
    // Accents that stand alone.
    case 0x60, 0xB4, 0x1FBD, 0x1FBF, 0x1FEF, 0x1FFD: "'"
    // Modifier letters, such as the okina, U+02BB.
    case 0x2B9, 0x2BB...0x2BF, 0x2C8, 0x2CA, 0x2CB, 0x374, 0x7F4, 0x7F5: "'"
    // The Armenian apostrophe, the geresh and the saltillo.
    case 0x55A, 0x5F3, 0xA78B, 0xA78C: "'"
    case 0x2010...0x2014, 0x2212: "-"
    default: letter
    }
  }
}

extension Spelling: Hashable {
  public static func == (one: Spelling, other: Spelling) -> Bool { one.folded == other.folded }
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

extension Spelling: CustomStringConvertible {
  public var description: String { String(letters) }
}

extension String {
  /// The text without invisible characters, such as soft hyphens.
  public var withoutInvisibles: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    return String(UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }

  /// The text after full case folding. A scalar such as `ẞ` has to become a small letter, then a
  /// capital, then a small letter again.
  fileprivate var foldedCase: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    return unicodeScalars.map { scalar in
      // The small dotless i is a letter of its own, but its capital is that of i.
      scalar == "ı" ? "ı" : scalar.properties.lowercaseMapping.uppercased().scalarsLowercased
    }.joined()
  }

  /// The text with each scalar in lower case by itself: `Σ` is `σ`, also at the end of a word.
  private var scalarsLowercased: String {
    unicodeScalars.map(\.properties.lowercaseMapping).joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    // Word processors and key combinations leave control and format characters behind.
    switch properties.generalCategory {
    case .control, .format: !properties.isWhitespace
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The letters of the scalar's compatibility decomposition, if people type or paste such forms.
  fileprivate var plain: String {
    switch value {
    case ..<0x132: String(self)
    // Full-width forms, of East Asian keyboards.
    case 0xFF01...0xFF5E: Self.ascii(value - 0xFF01 + 0x21)
    // Letters of formulas, which some people write in messages: bold, italic, script and so on.
    case 0x1D400...0x1D6A3: Self.ascii(from: (value - 0x1D400) % 52)
    case 0x24B6...0x24E9: Self.ascii(from: (value - 0x24B6) % 52)
    default: Self.ligatures[self] ?? String(self)
    }
  }

  private static func ascii(_ code: UInt32) -> String {
    String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code))))
  }

  /// Returns the letter with an index from 0 to 51, the capitals first.
  private static func ascii(from index: UInt32) -> String {
    ascii(index < 26 ? 0x41 + index : 0x61 + index - 26)
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "Ĳ": "IJ",
    "ĳ": "ij", "ŉ": "'n", "Ǆ": "DŽ", "ǅ": "Dž", "ǆ": "dž", "Ǉ": "LJ", "ǈ": "Lj", "ǉ": "lj",
    "Ǌ": "NJ", "ǋ": "Nj", "ǌ": "nj", "Ǳ": "DZ", "ǲ": "Dz", "ǳ": "dz", "ſ": "s",
  ]
}

extension Unicode.Scalar {
  /// Whether this is a point of Hebrew or a mark of a vowel of Arabic.
  fileprivate var isPoint: Bool {
    switch value {
    case 0x5B0...0x5BC, 0x5C1, 0x5C2, 0x5C7: true
    case 0x64B...0x652, 0x670: true
    default: false
    }
  }
}
