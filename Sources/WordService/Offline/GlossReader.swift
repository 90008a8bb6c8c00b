internal import Hashing
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

  }

  private var tokens: [Token] = []
  /// A hash table with open addressing. It holds the number of a token and 1; 0 is a free slot. There are a
  /// million tokens to look up, and a dictionary of strings takes three times as long.
  private var slots = [UInt32](repeating: 0, count: 1 << 16)
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

  /// A word that tokens may give away.
  struct Target {
    /// The word's own token.
    fileprivate let token: Int
    /// The families of the lemmas that the word may be a form of.
    let families: [Int]
  }

  /// Returns a word as a target.
  mutating func target(_ word: String) -> Target {
    let token = number(of: Array(word.lowercased().utf8))
    return Target(token: token, families: tokens[token].families)
  }

  /// Returns those of some tokens that give a word away.
  func tokens(givingAway target: Target, among numbers: [Int]) -> [Int] {
    numbers.filter { number in
      number == target.token || tokens[number].families.contains(where: target.families.contains)
    }
  }

  /// Returns a token in lower case.
  func text(_ token: Int) -> String { tokens[token].text }

  private mutating func read(_ text: String) -> [Int] {
    var found: [Int] = []
    var letters: [UInt8] = []
    for byte in text.utf8 {
      let lower = byte | 0x20
      if lower.isSmallLetter || byte >= 0x80 {
        letters.append(byte >= 0x80 ? byte : lower)
      } else if !letters.isEmpty {
        found.append(number(of: letters))
        letters.removeAll(keepingCapacity: true)
      }
    }
    if !letters.isEmpty { found.append(number(of: letters)) }
    return found
  }

  /// Returns the number of a token, which it gets when it is first asked for.
  private mutating func number(of letters: [UInt8]) -> Int {
    let slot = slot(of: letters)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    let text = String(decoding: letters, as: UTF8.self)
    tokens.append(
      Token(text: text, families: families(of: text), isUnfit: unfitWords.contains(text)))
    slots[slot] = UInt32(tokens.count)
    if 2 * tokens.count > slots.count { makeRoom() }
    return tokens.count - 1
  }

  /// Returns the slot of a token, or the free one where it belongs.
  private func slot(of letters: [UInt8]) -> Int {
    var slot = Int(truncatingIfNeeded: FNV1a(letters).value) & (slots.count - 1)
    while slots[slot] > 0, !tokens[Int(slots[slot]) - 1].text.utf8.elementsEqual(letters) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func makeRoom() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for (number, token) in tokens.enumerated() {
      slots[slot(of: Array(token.text.utf8))] = UInt32(number + 1)
    }
  }

  private mutating func families(of text: String) -> [Int] {
    var families: [Int] = []
    for lemma in [text] + morphology.analyses(of: text).map(\.lemma) {
      for number in wordNet.numbers[lemma].map({ [$0] }) ?? wordNet.capitalised[lemma] ?? [] {
        let family = wordNet.family(of: number)
        if !families.contains(family) { families.append(family) }
      }
    }
    return families
  }
}
