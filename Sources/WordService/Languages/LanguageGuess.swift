// This whole file by Character: its texts are words of a person.

package import Languages

extension Language {
  /// Guesses the language of words from their script, or from the tables of words of the languages
  /// that have some.
  ///
  /// - Parameters:
  ///   - words: words of one language, none of which has to be in a dictionary. They are not
  ///     English.
  ///   - usual: the language that is taken where another one is as likely.
  /// - Returns: `nil` where nothing tells the language.
  package static func guessed(
    from words: [String], preferring usual: Language? = nil
  ) -> Language? {
    if let script = Script.ofMost(words) { return script.language }
    let words = Set(words.flatMap { $0.split { !$0.isLetter && $0 != "-" && $0 != "'" } })
      .map(String.init)
    let counts = LanguageRules.foreign.map { rules in
      (language: Language(rules.code), words: count(words, of: rules))
    }
    let most = counts.map(\.words).max() ?? 0
    let best = counts.filter { $0.words == most }.map(\.language)
    guard most > 0, most * 3 >= words.count else { return nil }
    return best.count == 1 ? best[0] : best.first { $0 == usual }
  }

  /// Returns how many words a language may have: those of its table, without those with letters
  /// that it lacks.
  private static func count(_ words: [String], of rules: LanguageRules) -> Int {
    let levels = LanguageWords(of: Language(rules.code)).levels
    let special = Set(rules.specialLetters)
    return words.reduce(0) { count, word in
      let small = word.lowercased()
      let isForeign = small.contains { $0.isLetter && !$0.isASCII && !special.contains($0) }
      let isKnown =
        [word, small, small.capitalisedFirst].contains { levels[$0] != nil }
        || rules.determiners.contains(small)
      return count + (isForeign ? -1 : isKnown ? 1 : 0)
    }
  }
}

/// A script that only one language of many learners has.
private enum Script: CaseIterable {
  case greek, hebrew, arabic, thai, hangul, kana, georgian, armenian

  var language: Language {
    switch self {
    case .greek: Language("el")
    case .hebrew: Language("he")
    case .arabic: Language("ar")
    case .thai: Language("th")
    case .hangul: Language("ko")
    case .kana: Language("ja")
    case .georgian: Language("ka")
    case .armenian: Language("hy")
    }
  }

  private var scalars: [ClosedRange<UInt32>] {
    switch self {
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    case .hebrew: [0x590...0x5FF]
    case .arabic: [0x621...0x64A]
    case .thai: [0xE00...0xE7F]
    case .hangul: [0x1100...0x11FF, 0xAC00...0xD7A3]
    case .kana: [0x3040...0x30FF]
    case .georgian: [0x10A0...0x10FF, 0x1C90...0x1CBF]
    case .armenian: [0x530...0x58F]
    }
  }

  /// Letters that Persian, Urdu and others added to the Arabic script.
  private static let notArabic: ClosedRange<UInt32> = 0x671...0x6D3

  /// Returns the script in which most of the words have a letter; `nil` for any other one.
  static func ofMost(_ words: [String]) -> Script? {
    let isOfOthers = words.contains { $0.unicodeScalars.contains { notArabic ~= $0.value } }
    return allCases.first { script in
      guard script != .arabic || !isOfOthers else { return false }
      let count = words.count { word in
        word.unicodeScalars.contains { scalar in
          script.scalars.contains { $0.contains(scalar.value) }
        }
      }
      return count * 2 > words.count
    }
  }
}
