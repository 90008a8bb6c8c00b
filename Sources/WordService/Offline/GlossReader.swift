internal import Vocabulary

/// A reader of definitions, which finds their tokens.
struct GlossReader {
  /// The ranges of a definition's text and tokens.
  struct Reading: Sendable {
    /// The range of the definition in ``texts``.
    var text: Range<UInt32> = 0..<0
    /// The range of its tokens in ``found``.
    var tokens: Range<UInt32> = 0..<0
    /// The range of its examples' tokens in ``found``.
    var exampleTokens: Range<UInt32> = 0..<0
    /// Whether the definition is unfit for a school.
    var isUnfit = false
  }

  /// The facts about a token.
  struct Token: Sendable {
    /// The families of the lemmas that the token may be a form of.
    let families: FamilySet
    let isUnfit: Bool
  }

  private let families: FamilyFinder
  private let unfitWords = UnfitWords.embedded
  private(set) var table = TextTable()
  /// The tokens, by their numbers in the table.
  private(set) var tokens: [Token] = []
  /// The definitions, one after another, in the form of the index.
  private(set) var texts: [UInt8] = []
  /// The numbers of the tokens of all definitions, one after another.
  private(set) var found: [UInt32] = []

  init(_ families: FamilyFinder) { self.families = families }

  /// Reads a definition, and leaves out its unfit examples.
  mutating func read(_ definition: Definition) -> Reading {
    var reading = Reading()
    reading.tokens = readTokens(of: definition.text)
    reading.isUnfit = isUnfit(reading.tokens)
    var definition = definition
    definition.examples.removeAll { example in
      let tokens = readTokens(of: example)
      guard isUnfit(tokens) else { return false }
      found.removeLast(tokens.count)
      return true
    }
    reading.exampleTokens = reading.tokens.upperBound..<UInt32(found.count)
    let start = UInt32(texts.count)
    IndexWriter.append(definition, to: &texts)
    reading.text = start..<UInt32(texts.count)
    return reading
  }

  private func isUnfit(_ range: Range<UInt32>) -> Bool {
    found[range.asIndices].contains { tokens[Int($0)].isUnfit }
  }

  /// Returns the range of a text's tokens in ``found``.
  private mutating func readTokens(of text: String) -> Range<UInt32> {
    let start = UInt32(found.count)
    var letters: [UInt8] = []
    for byte in text.utf8 {
      let lower = byte | 0x20
      if lower.isSmallLetter || byte >= 0x80 {
        letters.append(byte >= 0x80 ? byte : lower)
      } else if !letters.isEmpty {
        addToken(letters)
        letters.removeAll(keepingCapacity: true)
      }
    }
    if !letters.isEmpty { addToken(letters) }
    return start..<UInt32(found.count)
  }

  private mutating func addToken(_ letters: [UInt8]) {
    let text = String(decoding: letters, as: UTF8.self)
    let number = table.number(of: text)
    if number == tokens.count {
      tokens.append(
        Token(families: families.families(of: text), isUnfit: unfitWords.isHidden(text)))
    }
    found.append(UInt32(number))
  }
}

extension Range<UInt32> {
  /// The range as indices of an array.
  var asIndices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
