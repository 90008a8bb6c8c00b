// This whole file by scalar: its texts are arrays of scalars.

/// A part of speech beside a word, such as `n.`, `(adj.)` or `v./n.`, as dictionaries write it.
enum PartOfSpeechMark {
  /// The names of the parts of speech, by their usual marks.
  private static let names: [String: String] = {
    let marks: [(name: String, marks: [String])] = [
      ("noun", ["n", "noun"]), ("verb", ["v", "vb", "vt", "vi", "verb"]),
      ("adjective", ["a", "adj", "adjective"]), ("adverb", ["ad", "adv", "adverb"]),
      ("preposition", ["prep", "preposition"]), ("conjunction", ["conj", "conjunction"]),
      ("pronoun", ["pron", "pronoun"]),
      ("interjection", ["interj", "int", "excl", "interjection", "exclamation"]),
      ("article", ["art", "article"]), ("determiner", ["det", "determiner"]),
      ("number", ["num", "number", "numeral"]), ("abbreviation", ["abbr", "abbreviation"]),
      ("auxiliary verb", ["aux", "auxiliary"]), ("contraction", ["contraction"]),
      ("prefix", ["pref", "prefix"]), ("suffix", ["suf", "suff", "suffix"]),
      ("phrase", ["phr", "phrase"]), ("plural", ["pl", "plural"]),
      ("masculine", ["m", "masc"]), ("feminine", ["f", "fem"]), ("neuter", ["nt", "neut"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: marks.flatMap { name, marks in marks.map { ($0, name) } })
  }()
  /// The marks that need no brackets, if a full stop ends them.
  private static let bare: Set<String> = [
    "n", "v", "vb", "vt", "vi", "a", "adj", "ad", "adv", "prep", "conj", "pron", "interj", "int",
    "excl", "art", "det", "num", "abbr", "aux", "pl", "phr", "m", "f",
  ]
  /// The marks that are no words themselves, so that they may end a line.
  private static let certain: Set<String> = [
    "n", "v", "vb", "vt", "vi", "adj", "adv", "prep", "conj", "pron", "interj",
  ]

  /// Returns the parts of speech that a text names, such as the text in a pair of brackets; `nil`
  /// for any other text.
  static func names(in text: Scalars) -> [String]? {
    guard text.count <= 30 else { return nil }
    let pieces = text.split { $0.isSpace || "/,;&".unicodeScalars.contains($0) }
    let words = pieces.map { piece in
      ArraySlice(piece.filter { $0 != "." }).text.lowercased()
    }
    let marks = words.filter { $0 != "and" && $0 != "or" }
    var found: [String] = []
    for mark in marks {
      guard let name = names[mark] else { return nil }
      if !found.contains(name) { found.append(name) }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the parts of speech of a piece between commas: `v` in `abandon, v, give up`.
  static func names(ofPiece text: Scalars) -> [String]? {
    guard let names = names(in: text), text.tokens.count == 1, let mark = text.tokens.first,
      certain.contains(mark.lowercased()) || mark.count > 3
    else { return nil }
    return names
  }

  /// Returns the parts of speech at the start of a text that stand there without brackets, and the
  /// text after them.
  static func bare(in text: Scalars) -> (names: [String], rest: Scalars)? {
    var (rest, found, isCertain) = (text, [String](), true)
    for _ in 0..<4 {
      let letters = rest.prefix(8).prefix { (0x61...0x7A).contains($0.value) }
      guard rest.dropFirst(letters.count).first == "." else { return nil }
      let mark = letters.text
      guard bare.contains(mark), let name = names[mark] else { return nil }
      isCertain = isCertain && certain.contains(mark)
      if !found.contains(name) { found.append(name) }
      rest = rest.dropFirst(letters.count + 1)
      let behind = rest.drop { $0 == " " }
      guard let sign = behind.first, sign == "/" || sign == "&" else { break }
      rest = behind.dropFirst().drop { $0 == " " }
    }
    // `n.b.` is another abbreviation.
    if let next = rest.first, next.isASCII, next.isLetter || next.isDigit || next == "." {
      return nil
    }
    return isCertain || rest.contains { !$0.isSpace } ? (found, rest) : nil
  }
}
