internal import Vocabulary

/// A reader of glosses, which finds the words in them that give a word away or are unfit for a
/// school.
///
/// A token gives a word away when both share a lemma, or belong to one derivational family.
struct GlossReader {
  /// A run of letters in a text.
  private struct Token {
    let text: String
    /// The families of the lemmas that the token may be a form of.
    let families: [Int]
    let isUnfit: Bool
  }

  /// A definition and the numbers of its tokens.
  struct Reading {
    var definition: Definition
    /// The tokens of the definition.
    var tokens: [Int] = []
    /// The tokens of each example.
    var examples: [[Int]] = []
    /// Whether the definition is unfit for a school.
    var isUnfit = false

    var allTokens: Set<Int> { Set(tokens).union(examples.joined()) }
  }

  private var tokens: [Token] = []
  private var numbers: [String: Int] = [:]
  private let unfitWords = UnfitWords.embedded
  private var wordNet: WordNet
  private let morphology: Morphology

  init(_ wordNet: WordNet, _ morphology: Morphology) {
    self.wordNet = wordNet
    self.morphology = morphology
  }

  /// Reads a definition, and leaves out its unfit examples.
  mutating func read(_ definition: Definition) -> Reading {
    var reading = Reading(definition: definition)
    reading.tokens = read(definition.text)
    reading.isUnfit = reading.tokens.contains { tokens[$0].isUnfit }
    reading.definition.examples = definition.examples.filter { example in
      let found = read(example)
      guard !found.contains(where: { tokens[$0].isUnfit }) else { return false }
      reading.examples.append(found)
      return true
    }
    return reading
  }

  /// Returns the families of the lemmas that a word may be a form of.
  mutating func families(of word: String) -> [Int] {
    tokens[number(of: word.lowercased())].families
  }

  /// Returns the tokens that give a word away, in lower case.
  func tokens(
    givingAway word: String, families: [Int], among numbers: some Sequence<Int>
  ) -> [String] {
    let word = word.lowercased()
    return numbers.lazy.map { tokens[$0] }
      .filter { $0.text == word || $0.families.contains(where: families.contains) }.map(\.text)
  }

  private mutating func read(_ text: String) -> [Int] {
    var found: [Int] = []
    var letters: [UInt8] = []
    for byte in text.utf8 {
      let lower = byte | 0x20
      if lower.isSmallLetter || byte >= 0x80 {
        letters.append(byte >= 0x80 ? byte : lower)
      } else if !letters.isEmpty {
        found.append(number(of: String(decoding: letters, as: UTF8.self)))
        letters.removeAll(keepingCapacity: true)
      }
    }
    if !letters.isEmpty { found.append(number(of: String(decoding: letters, as: UTF8.self))) }
    return found
  }

  private mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    var families: [Int] = []
    for lemma in [text] + morphology.analyses(of: text).map(\.lemma) {
      for number in wordNet.numbers[lemma].map({ [$0] }) ?? wordNet.capitalised[lemma] ?? [] {
        let family = wordNet.family(of: number)
        if !families.contains(family) { families.append(family) }
      }
    }
    numbers[text] = tokens.count
    tokens.append(Token(text: text, families: families, isUnfit: unfitWords.contains(text)))
    return tokens.count - 1
  }
}
