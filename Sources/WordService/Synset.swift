internal import Vocabulary

/// A set of synonyms with what they mean: one line of a WordNet `data` file.
struct Synset: Sendable {
  struct Pointer: Sendable {
    /// Such as `+` for a derivationally related form.
    let symbol: Substring
    let offset: Int
    let part: WordNet.Part
    /// Which word of the source and of the target it ties, from 1; 0 is the synset as a whole.
    let source: Int
    let target: Int

    func isDerivation(from word: String, in synset: Synset) -> Bool {
      // `\` leads from an adverb to its adjective, or from an adjective to its noun.
      guard symbol == "+" || symbol == "\\", source > 0, target > 0 else { return false }
      return synset.words.indices.contains(source - 1) && synset.words[source - 1] == word
    }
  }

  let offset: Int
  let part: WordNet.Part
  let words: [String]
  let pointers: [Pointer]
  let gloss: Substring

  /// offset lex_filenum ss_type w_cnt word lex_id [word lex_id...] p_cnt [pointer...] ... | gloss
  ///
  /// - Returns: `nil` for a line that is not of that form.
  init?(line: String, part: WordNet.Part) {
    // By bytes: to look for characters, which may be made of many, takes ten times as long.
    guard let bar = line.utf8.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    var fields = line[..<bar].utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
    guard let offset = fields.popFirst().flatMap({ Int($0) }), fields.popFirst() != nil,
      fields.popFirst() != nil, let wordCount = fields.popFirst().flatMap({ Int($0, radix: 16) })
    else { return nil }
    var words: [String] = []
    for _ in 0..<max(0, wordCount) {
      guard let word = fields.popFirst(), fields.popFirst() != nil else { return nil }
      // An adjective may carry where it can stand: `galore(ip)`.
      words.append(String(Substring(word.utf8.prefix { $0 != UInt8(ascii: "(") })))
    }
    guard let pointerCount = fields.popFirst().flatMap({ Int($0) }) else { return nil }
    var pointers: [Pointer] = []
    for _ in 0..<max(0, pointerCount) {
      guard let symbol = fields.popFirst(), let offset = fields.popFirst().flatMap({ Int($0) }),
        let part = fields.popFirst().flatMap({ WordNet.Part(letter: $0) }),
        let ends = fields.popFirst(), let both = Int(ends, radix: 16)
      else { return nil }
      pointers.append(
        Pointer(symbol: symbol, offset: offset, part: part, source: both >> 8, target: both & 0xFF))
    }
    self.offset = offset
    self.part = part
    self.words = words
    self.pointers = pointers
    gloss = line[bar...].dropFirst()
  }

  /// The gloss, parted into what the word means and sentences that use it, which stand in quotes
  /// after a semicolon.
  var definition: Definition {
    let marks = gloss.ranges(of: "; \"")
    let end = marks.first?.lowerBound ?? gloss.endIndex
    let quotes = gloss[end...].split(separator: "\"", omittingEmptySubsequences: false)
    // Before the first quote and behind each second one stand semicolons, or an author's name.
    let examples = stride(from: 1, to: quotes.count, by: 2).map { String(quotes[$0]) }
    return Definition(
      partOfSpeech: part.partOfSpeech, text: String(gloss[..<end]).trimmed,
      examples: examples.map(\.trimmed).filter { !$0.isEmpty })
  }
}

extension String {
  /// Without the space around it, and without a semicolon that leads nowhere.
  fileprivate var trimmed: String {
    let isOutside = { (letter: Character) in letter.isWhitespace || letter == ";" }
    return String(drop(while: isOutside).reversed().drop(while: isOutside).reversed())
  }
}
