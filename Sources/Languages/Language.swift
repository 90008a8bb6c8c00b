internal import ByteText

/// A language, with its region where the speech engine tells regions apart.
///
///     Language("en-gb").rules.name              // "English"
///     Language("pt-br").isVariety(of: "pt")     // true
///     Language("de").knows(.spellingRules)      // false
public struct Language: Hashable, Sendable {
  /// English, with whatever accent.
  public static let english = Language("en")
  /// American English, which our voices speak unless their names say otherwise.
  public static let american = Language("en-us")
  /// British English.
  public static let british = Language("en-gb")

  /// The code of the language, with its region if the engine tells regions apart: `es`, `pt-br`.
  public let code: String

  /// - Parameter code: a code of eSpeak NG, such as `en-us`.
  public init(_ code: String) { self.code = code }

  /// - Parameter text: a code as a person typed it, in capitals or not.
  /// - Returns: `nil` for a text that can't be a code.
  public init?(typed text: String) {
    let code = text.lowercased()
    let parts = code.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areFit = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
    guard code.utf8.count <= 20, areFit, (2...3).contains(parts[0].count) else { return nil }
    self.init(code)
  }

  /// The language without its region: `pt` for `pt-br`.
  public var withoutRegion: Language {
    Language(String(code.bytes.split(separator: "-").first ?? ""))
  }

  /// The name in English; the code of a language that has no rules.
  public var nameOrCode: String { rules.name.isEmpty ? code : rules.name }

  /// The code without the region; `nil` for English, the language of the program itself.
  public var codeUnlessEnglish: String? { isVariety(of: .english) ? nil : withoutRegion.code }

  /// The code in the journal's entries of rounds; `nil` for English, and for a language without
  /// words of its own. Each code has a schedule of its own.
  public var journalCode: String? { rules.hasWords ? codeUnlessEnglish : nil }

  /// Returns whether the language is another one, or the other one in a region: `pt-br` is a
  /// variety of `pt`.
  public func isVariety(of other: Language) -> Bool {
    guard code.bytes.hasPrefix(other.code) else { return false }
    let region = code.utf8.dropFirst(other.code.utf8.count)
    return region.isEmpty || region.first == UInt8(ascii: "-")
  }

  /// The rules of the language. One that has none of its own gets the rules that hold everywhere.
  public var rules: LanguageRules { LanguageRules.byCode[withoutRegion.code] ?? .unknown }

  /// Returns whether VocalVocab has knowledge of the language.
  public func knows(_ knowledge: LanguageRules.Knowledge) -> Bool {
    rules.knowledge.isSuperset(of: knowledge)
  }

  /// The name of the accent in a file of pronunciations: `us` or `gb` for English; for any other
  /// language its code.
  ///
  /// Every English except the American one counts as British.
  public var accent: String {
    guard isVariety(of: .english) else { return code }
    return code.bytes.hasPrefix(Language.american.code) ? "us" : "gb"
  }
}
