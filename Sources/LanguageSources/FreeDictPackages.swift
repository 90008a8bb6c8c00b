internal import DictionaryFormats

/// Debian's packages with FreeDict's dictionaries.
public enum FreeDictPackages {
  /// The folder that they fill.
  public static let folder = FreeDictReader.folder

  /// Returns the code that FreeDict has for a language, in three letters: `spa` for `es`; `nil` for
  /// a language that it has no dictionary for.
  static func code(of language: String) -> String? { codes[language] }

  /// Returns the names of the packages for a language, such as `dict-freedict-spa-eng`.
  public static func names(for language: String) -> [String] {
    guard let code = codes[language], language != "en" else { return [] }
    return ["dict-freedict-\(code)-eng", "dict-freedict-eng-\(code)"]
  }

  /// Returns whether a dictionary between English and a language is installed.
  public static func isInstalled(_ language: String, in folder: String = folder) -> Bool {
    guard let code = codes[language] else { return false }
    return FreeDictReader.isThere(words: code, meanings: "eng", in: folder)
      || FreeDictReader.isThere(words: "eng", meanings: code, in: folder)
  }

  private static let codes = [
    "en": "eng", "es": "spa", "fr": "fra", "it": "ita", "pt": "por", "nl": "nld", "de": "deu",
    "sv": "swe", "da": "dan", "pl": "pol", "cs": "ces", "hu": "hun", "ro": "rom", "tr": "tur",
    "ga": "gle", "cy": "cym", "la": "lat", "hr": "hrv", "el": "ell", "fi": "fin", "no": "nor",
    "af": "afr", "sr": "srp", "lt": "lit", "ru": "rus",
  ]
}
