/// The letters that a language writes in two forms, of which neither is a mistake.
///
/// ```swift
/// Spelling("amœba", in: .english) == Spelling("amoeba", in: .english)  // true
/// Spelling("cœur") == Spelling("coeur")  // false: French requires the ligature
/// ```
public struct LetterForms: Hashable, Sendable {
  /// The form that stands for each other form, as a text.
  private let forms: [Character: String]

  /// The forms of a language in which each letter has only one.
  public static let strict = LetterForms(forms: [:])

  /// The forms of English: ligatures are two letters (`amœba`, `amoeba`), and Romanian names may
  /// have cedillas (`Ceaușescu`, `Ceauşescu`).
  public static let english = LetterForms(forms: ligatures.merging(cedillas) { $1 })

  /// The forms of Latin, in which ligatures are a matter of printing.
  static let latin = LetterForms(forms: ligatures)

  /// The forms of Romanian. Older keyboards and texts have the cedilla in place of the comma
  /// (SR 13392:2004).
  static let romanian = LetterForms(forms: cedillas)

  /// Returns a text with one form of each letter.
  public func unified(_ text: String) -> String {
    guard !forms.isEmpty, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.reduce(into: "") { unified, letter in
      if let form = forms[letter] { unified += form } else { unified.append(letter) }
    }
  }

  private static let ligatures: [Character: String] = [
    "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae",
  ]
  private static let cedillas: [Character: String] = ["ş": "ș", "Ş": "Ș", "ţ": "ț", "Ţ": "Ț"]
}
