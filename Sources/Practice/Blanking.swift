public import Vocabulary

/// The rule that hides the asked word in a text, so that a learner may see a definition or an example
/// while the round lasts. It also hides the word's inflections and the words of its family.
///
/// ```swift
/// let blanking = Blanking(Word("harbor"))
/// blanking.apply(to: "Ships lay in harbors.")  // "Ships lay in ____."
/// ```
public struct Blanking: Sendable {
  /// The text that takes the place of a hidden word.
  public static let blank = "____"

  private let word: String
  private let stems: Set<String>
  private let family: Set<String>
  /// The first two letters of each stem. A token with another beginning shares no stem.
  private let beginnings: Set<Substring>

  /// - Parameter word: the asked word, with the relatives that its dictionary names.
  public init(_ word: Word) {
    self.word = word.text.lowercased()
    let hidden = word.relatives.union([self.word])
    family = hidden
    stems = hidden.reduce(into: []) { $0.formUnion(Self.stems(of: $1)) }
    beginnings = Set(hidden.map { $0.prefix(2) })
  }

  /// Returns the text with ``blank`` in the place of each word that would tell the answer.
  public func apply(to text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let first = rest.first {
      let isLetter = first.isLetter
      let run = rest.prefix { $0.isLetter == isLetter }
      shown += isLetter && tellsAnswer(run.lowercased()) ? Self.blank : String(run)
      rest = rest[run.endIndex...]
    }
    // A hyphen, an apostrophe or a space divides a word into several runs of letters.
    return word.allSatisfy(\.isLetter) ? shown : hiding(word, in: shown)
  }

  private func tellsAnswer(_ token: String) -> Bool {
    if family.contains(token) { return true }
    // Compounds: `housework` tells `house`. A word of three letters is part of too many other words
    // (`art` in `part`).
    if word.count >= 4, token.contains(word) { return true }
    // Inflections that the dictionary does not name. A stem of two letters says nothing, unless it is
    // the word itself.
    guard beginnings.contains(token.prefix(2)) else { return false }
    return Self.stems(of: token).contains { ($0.count >= 3 || $0 == word) && stems.contains($0) }
  }

  /// Returns the text without a word that has signs in it.
  private func hiding(_ phrase: String, in text: String) -> String {
    var shown = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.lowercased().hasPrefix(phrase), rest.count >= phrase.count {
        shown += Self.blank
        rest = rest.dropFirst(phrase.count)
      } else {
        shown.append(rest.removeFirst())
      }
    }
    return shown
  }

  /// Returns the possible stems of a word, for each English inflection that it may have: `stopped`,
  /// `stopp`, `stoppe` and `stop` for `stopped`.
  static func stems(of word: String) -> Set<String> {
    var stems: Set<String> = [word]
    for ending in inflections where word.hasSuffix(ending) && word.count - ending.count >= 2 {
      let stem = String(word.dropLast(ending.count))
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
