/// Spellings among which the writers of a language have to choose, because they sound the same or
/// nearly the same there. Teachers name a mistake by the choice that was made wrongly.
///
/// ```swift
/// SpellingChoice(.sound, "b or v", "b v", "b and v sound the same")
/// ```
public struct SpellingChoice: Hashable, Sendable {
  /// The subject of a choice.
  public enum Kind: Hashable, Sendable {
    /// Letters with one sound.
    case sound
    /// Letters that spell one vowel, or its length.
    case vowel
    /// A vowel without stress, which is hard to hear.
    case weakVowel
    /// A letter that is not heard.
    case silent
    /// A letter that is single or double.
    case double
    /// A consonant at the end of a syllable. It sounds like its voiceless partner there, and
    /// like itself in a longer form of the word.
    case devoiced
    /// A mark on a letter.
    case mark
    /// A mark that tells the stress, by a rule about the whole word.
    case stress
    /// Two vowels that sound nearly the same to a learner.
    case nearVowel
    /// Two consonants that sound nearly the same to a learner.
    case nearConsonant
  }

  /// Where in a word the choice is made.
  public enum Place: Hashable, Sendable {
    case anywhere
    /// At the first letter.
    case start
    /// At the last letter.
    case end
    /// At the last letter, or before a consonant.
    case endOfSyllable
    /// Right before one of some letters.
    case before(String)
    /// Right after one of some letters.
    case after(String)
  }

  /// The subject of the choice.
  public let kind: Kind
  /// The name that teachers give it, such as "b or v".
  public let name: String
  /// The spellings in lower case. The empty one stands for a letter that is left out.
  public let spellings: [String]
  /// Where the choice is made.
  public let place: Place
  /// The rule, or the reason for the choice, without a full stop.
  private let rule: String
  /// The rules of single spellings.
  private let rules: [String: String]

  /// - Parameters:
  ///   - kind: what the choice is about.
  ///   - name: the name that teachers give it.
  ///   - spellings: the spellings, with spaces between them; `-` for a letter that is left out.
  ///   - place: where the choice is made.
  ///   - rule: the rule, without a full stop. A colon and the word follow it.
  ///   - rules: the rules of single spellings, in place of `rule`.
  @inline(never) init(
    _ kind: Kind, _ name: String, _ spellings: String, _ place: Place, _ rule: String,
    _ rules: [String: String] = [:]
  ) {
    // Inlined, it would be copied into each row of the tables.
    self.kind = kind
    self.name = name
    // By Character: letters with marks are one each.
    self.spellings = spellings.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    self.place = place
    self.rule = rule
    self.rules = rules
  }

  /// Creates a choice that is made anywhere in a word.
  init(
    _ kind: Kind, _ name: String, _ spellings: String, _ rule: String,
    _ rules: [String: String] = [:]
  ) {
    self.init(kind, name, spellings, .anywhere, rule, rules)
  }

  /// Returns the rule that leads to a spelling, without a full stop.
  public func rule(for spelling: String) -> String { rules[spelling] ?? rule }
}

extension SpellingChoice {
  /// Returns a choice for each of some letters: single or double.
  ///
  /// - Parameters:
  ///   - letters: the letters that can be double.
  ///   - double: the rule for a double letter.
  ///   - single: the rule for a single one.
  static func doubles(of letters: String, _ double: String, single: String) -> [Self] {
    letters.map { letter in
      Self(
        .double, "Double letters", "\(letter)\(letter) \(letter)", double,
        [String(letter): single])
    }
  }

  /// Returns choices between consonants that differ by the voice alone.
  ///
  /// - Parameter pairs: for each choice the voiced letter, the other one, and the spellings:
  ///   `b p`, `g c gu qu`.
  static func voicing(_ pairs: String...) -> [Self] {
    pairs.map { pair in
      // By Character: letters with marks are one each.
      let letters = pair.split(separator: " ")
      return Self(
        .nearConsonant, "\(letters[0]) or \(letters[1])", pair,
        "Your throat hums in \(letters[0]), and not in \(letters[1])")
    }
  }

  /// Returns choices between a letter with a mark and others.
  ///
  /// - Parameters:
  ///   - kind: what the mark tells.
  ///   - name: the name that teachers give the mark.
  ///   - groups: for each letter, its forms with and without marks: `éèêe àâa`.
  ///   - rule: the rule, without a full stop.
  ///   - rules: the rules of single forms, in place of `rule`.
  static func marks(
    of kind: Kind = .mark, _ name: String, _ groups: String, _ rule: String,
    _ rules: [String: String] = [:]
  ) -> [Self] {
    // By Character: letters with marks are one each.
    groups.split(separator: " ").map { forms in
      Self(kind, name, forms.map(String.init).joined(separator: " "), rule, rules)
    }
  }
}
