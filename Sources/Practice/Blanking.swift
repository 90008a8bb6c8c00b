public import Vocabulary

/// Hides a word, its inflections and the words of its family in a text, so that a definition or an
/// example can be shown while the word is asked.
public struct Blanking: Sendable {
  /// What stands for a hidden word.
  public static let blank = "____"

  private let word: String
  private let stems: Set<String>
  private let family: Set<String>
  /// What the stems begin with: no token that begins otherwise shares one.
  private let beginnings: Set<Substring>

  public init(_ word: Word) {
    self.word = word.text.lowercased()
    let hidden = word.relatives.union([self.word])
    family = hidden
    stems = hidden.reduce(into: []) { $0.formUnion(Self.stems(of: $1)) }
    beginnings = Set(hidden.map { $0.prefix(2) })
  }

  /// The text with each word that would give the answer away replaced by ``blank``.
  public func apply(to text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let first = rest.first {
      let isLetter = first.isLetter
      let run = rest.prefix { $0.isLetter == isLetter }
      shown += isLetter && gives(run.lowercased()) ? Self.blank : String(run)
      rest = rest[run.endIndex...]
    }
    // A word with a hyphen or an apostrophe in it is no single run of letters.
    return word.allSatisfy(\.isLetter) ? shown : hiding(word, in: shown)
  }

  private func gives(_ token: String) -> Bool {
    if family.contains(token) { return true }
    // Compounds: `housework` gives `house`. Words of three letters are parts of too many others
    // (`art` in `part`) to be treated so.
    if word.count >= 4, token.contains(word) { return true }
    // Inflections that no dictionary named, as in a sentence of the learner's own. Two letters in
    // common are no family, unless they are the word.
    guard beginnings.contains(token.prefix(2)) else { return false }
    return Self.stems(of: token).contains { ($0.count >= 3 || $0 == word) && stems.contains($0) }
  }

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

  /// What is left of a word without an English inflection, in each way that it could be taken off:
  /// `stopped` gives `stopped`, `stopp`, `stoppe`, `stop`.
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
