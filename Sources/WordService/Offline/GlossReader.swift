internal import Vocabulary

/// Reads glosses for what gives a word away and for what is unfit, token by token.
///
/// A token gives a word away that shares a lemma with it, or that is of its derivational family.
struct GlossReader {
  /// A run of letters that was met in a text.
  private struct Token {
    let text: String
    /// The families of the lemmas that it may be a form of.
    let families: [Int]
    let isUnfit: Bool
  }

  /// A text and the tokens in it, by number.
  struct Reading {
    var definition: Definition
    /// Those of the definition, then those of the examples.
    var tokens: [Int] = []
    var examples: [[Int]] = []
    /// Whether the definition may not be told.
    var isUnfit = false

    var allTokens: Set<Int> { Set(tokens).union(examples.joined()) }
  }

  private var tokens: [Token] = []
  private var numbers: [String: Int] = [:]
  private let unfit = Unfit.embedded
  private var wordNet: WordNet
  private let morphology: Morphology

  init(_ wordNet: WordNet, _ morphology: Morphology) {
    self.wordNet = wordNet
    self.morphology = morphology
  }

  /// A definition with its examples but those that are unfit.
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

  /// The families of the lemmas that a word may be a form of.
  mutating func families(of word: String) -> [Int] { tokens[number(of: word)].families }

  /// Those tokens that give a word away, as they are written but in lower case.
  func givingAway(_ word: String, families: [Int], among numbers: some Sequence<Int>) -> [String] {
    numbers.lazy.map { tokens[$0] }
      .filter { $0.text == word || $0.families.contains(where: families.contains) }.map(\.text)
  }

  private mutating func read(_ text: String) -> [Int] {
    var found: [Int] = []
    var letters: [UInt8] = []
    for byte in text.utf8 {
      let lower = byte | 0x20
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte >= 0x80 {
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
      guard let number = wordNet.numbers[lemma] else { continue }
      let family = wordNet.family(of: number)
      if !families.contains(family) { families.append(family) }
    }
    numbers[text] = tokens.count
    tokens.append(Token(text: text, families: families, isUnfit: unfit.contains(text)))
    return tokens.count - 1
  }
}
