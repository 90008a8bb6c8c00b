public import Vocabulary

/// The rule that hides the asked word in a text, so that a learner may see a definition or an
/// example while the round lasts. It also hides the word's inflections, the words of its family,
/// and the words that share a stem with it.
///
/// ```swift
/// let blanking = Blanking(Word("harbor"))
/// blanking.apply(to: "Ships lay in harbors.")  // "Ships lay in ____."
/// ```
public struct Blanking: Sendable {
  /// The text that takes the place of a hidden word.
  public static let blank = "____"

  private let word: String
  /// The asked word and its relatives, if they have signs. A hyphen, an apostrophe or a space
  /// divides them into several runs of letters.
  private let phrases: [[Character]]
  private let stems: Set<String>
  private let family: Set<String>
  /// The first two letters of each stem. A token with another beginning shares no stem.
  private let beginnings: Set<Substring>

  /// - Parameter word: the asked word, with the relatives that its dictionary names.
  public init(_ word: Word) {
    self.word = word.text.lowercased()
    let hidden = word.relatives.union([self.word])
    phrases = hidden.filter { !$0.allSatisfy(\.isLetter) }.map { Spelling($0).letters }
      .filter { $0.contains(where: \.isOfWord) }
    family = hidden.union(word.kin)
    stems = hidden.reduce(into: []) { $0.formUnion(Self.stems(of: $1)) }
    beginnings = Set(hidden.map { $0.prefix(2) })
  }

  /// Returns the text with ``blank`` in place of each word that would tell the answer.
  public func apply(to text: String) -> String {
    var shown = ""
    var rest = hidingPhrases(in: text.withoutInvisibles)[...]
    while let first = rest.first {
      let isLetter = first.isLetter
      let run = rest.prefix { $0.isLetter == isLetter }
      shown += isLetter && tellsAnswer(run.lowercased()) ? Self.blank : String(run)
      rest = rest[run.endIndex...]
    }
    return shown
  }

  /// Returns whether a text still says something where the words are hidden that would tell the
  /// answer.
  public func leavesMeaning(in text: String) -> Bool { apply(to: text).contains(where: \.isLetter) }

  private func tellsAnswer(_ token: String) -> Bool {
    if family.contains(token) { return true }
    // Compounds: `housework` tells `house`. A word of three letters is part of too many other words
    // (`art` in `part`).
    if word.count >= 4, token.contains(word) { return true }
    // Inflections that the dictionary does not name. A stem of two letters says nothing, unless it
    // is the word itself.
    guard beginnings.contains(token.prefix(2)) else { return false }
    return Self.stems(of: token).contains { ($0.count >= 3 || $0 == word) && stems.contains($0) }
  }

  /// Returns the text without the words that have signs in them.
  private func hidingPhrases(in text: String) -> String {
    guard !phrases.isEmpty else { return text }
    let letters = Array(text)
    let compared = letters.map { Spelling.unified($0.lowercased().first ?? $0) }
    var shown = ""
    var index = 0
    while index < letters.count {
      if let length = phrases.compactMap({ Self.length(of: $0, in: compared, at: index) }).max() {
        shown += Self.blank
        index += length
      } else {
        shown.append(letters[index])
        index += 1
      }
    }
    return shown
  }

  /// Returns the number of characters that a word with signs takes up at an index of a text; `nil`
  /// if the word isn't there. At the beginning of a word, the signs may differ or be missing:
  /// `mother in law`. Within a word, as in `grandmother-in-law`, a beginning of three letters says
  /// nothing.
  private static func length(of phrase: [Character], in text: [Character], at start: Int) -> Int? {
    var isExact = true
    var index = start
    for sign in phrase {
      if index < text.count, text[index] == sign {
        index += 1
      } else if sign.isOfWord {
        return nil
      } else {
        isExact = false
        if index < text.count, text[index] != "\n", !text[index].isOfWord { index += 1 }
      }
    }
    let isWithinWord = start > 0 && text[start - 1].isLetter
    let tellsWithinWord = isExact && phrase.prefix { $0.isLetter }.count >= 4
    return !isWithinWord || tellsWithinWord ? index - start : nil
  }

  /// Returns the possible stems of a word, for each English inflection that it may have: `stopped`,
  /// `stopp`, `stoppe` and `stop` for `stopped`.
  static func stems(of word: String) -> Set<String> {
    var stems: Set<String> = [word]
    for ending in inflections where word.hasSuffix(ending) && word.count - ending.count >= 2 {
      let stem = String(word.dropLast(ending.count))
      guard stem.contains(where: { "aeiouy".contains($0) || !$0.isASCII }) else { continue }
      stems.formUnion([stem, stem + "e"])  // bak-ing, bake
      if let last = stem.last, stem.dropLast().last == last {
        stems.insert(String(stem.dropLast()))  // stopp-ed, stop
      }
      if stem.last == "i" {
        stems.insert(stem.dropLast() + "y")  // carri-ed, carry
      }
    }
    return stems
  }

  private static let inflections = ["s", "es", "d", "ed", "ing", "r", "er", "ers", "st", "est"]
}

extension Character {
  /// Whether the character is more than a sign between others: a letter or a number.
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
