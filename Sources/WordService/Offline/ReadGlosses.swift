/// The definitions that one reader has read. It finds the words in them that give a word away.
///
/// A token gives a word away when both share a lemma, or belong to one derivational family.
final class ReadGlosses: Sendable {
  /// The readings of synsets and of our own entries, in the order of their numbers.
  let synsets: [GlossReader.Reading]
  let own: [[GlossReader.Reading]]
  private let table: TextTable
  private let tokens: [GlossReader.Token]
  private let texts: [UInt8]
  private let found: [UInt32]

  init(_ reader: GlossReader, synsets: [GlossReader.Reading], own: [[GlossReader.Reading]]) {
    (self.synsets, self.own) = (synsets, own)
    (table, tokens, texts, found) = (reader.table, reader.tokens, reader.texts, reader.found)
  }

  /// A word that tokens may give away.
  struct Target {
    fileprivate let families: FamilySet
    /// The word in lower case, if it has no family: then only the word itself gives it away.
    fileprivate let loner: String?

    /// - Parameter families: the families of the lemmas that the word may be a form of.
    init(_ word: String, _ families: FamilySet) {
      self.families = families
      loner = families.isEmpty ? word.lowercased() : nil
    }
  }

  /// Returns a definition in the form of the index.
  func text(of reading: GlossReader.Reading) -> ArraySlice<UInt8> { texts[reading.text.asIndices] }

  /// Adds the tokens of a definition and of its examples that give a word away.
  ///
  /// - Returns: whether the definition has such a token.
  func addTokens(
    of reading: GlossReader.Reading, givingAway target: Target, to words: inout [String]
  ) -> Bool {
    let count = words.count
    addTokens(reading.tokens, givingAway: target, to: &words)
    let isRevealing = words.count > count
    addTokens(reading.exampleTokens, givingAway: target, to: &words)
    return isRevealing
  }

  private func addTokens(
    _ range: Range<UInt32>, givingAway target: Target, to words: inout [String]
  ) {
    let numbers = found[range.asIndices]
    if let loner = target.loner {
      guard let token = table[loner], numbers.contains(UInt32(token)) else { return }
      words.append(loner)
    } else {
      for number in numbers where tokens[Int(number)].families.intersects(target.families) {
        words.append(table.texts[Int(number)])
      }
    }
  }
}
