internal import ByteText
internal import Languages
internal import Vocabulary

/// The text of a FreeDict entry: a line with the headword, and lines with what is said of it.
///
///     Bank /bˈaŋk/ <fem, n, sg>
///      [fin.] bank <n>
///           "die vorlegende Bank"  - the presenting bank
///        Synonym: {Bankinstitut}
///
///      see: {Bankinstitute}, {Banken}
struct FreeDictEntry {
  let head: FreeDictHead
  private(set) var senses: [DictionaryEntry.Sense] = []
  /// The marks of the first translation that has some. Behind several adjectives or verbs, one mark
  /// is about all of them: `selten, rar [geh.] <adj>`.
  private(set) var firstMarks = GrammarMarks()
  /// The words to which `see:` points.
  private(set) var references: [String] = []

  /// The most examples of a sense, and the most bytes of an example.
  private static let (mostExamples, longestExample) = (2, 200)

  init(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    head = FreeDictHead(lines.first ?? "")
    for line in lines.dropFirst() { add(line) }
  }

  private mutating func add(_ line: Substring) {
    let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
    let indent = line.utf8.count - text.utf8.count
    if let list = text.bytes.dropping(prefix: "see: ") {
      references += Self.references(list)
    } else if indent > 1 {
      // Synonyms and notes are in one of two languages, and nothing says in which.
      if text.utf8.first == UInt8(ascii: "\"") { addExample(text) }
    } else if !text.isEmpty {
      let translations = Translations(Self.withoutNumber(text))
      if senses.isEmpty, let marked = translations.marks { firstMarks = marked }
      guard let sense = translations.sense else { return }
      if let same = senses.firstIndex(where: { $0.text == sense.text }) {
        senses[same].labels.formIntersection(sense.labels)
      } else {
        senses.append(sense)
      }
    }
  }

  /// Returns a line without the number before its text: `2. shelter`.
  private static func withoutNumber(_ line: Substring) -> Substring {
    let rest = line.utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.count < line.utf8.count, rest.first == UInt8(ascii: ".") else { return line }
    let text = rest.dropFirst()
    guard text.first ?? UInt8(ascii: " ") == UInt8(ascii: " ") else { return line }
    return Substring(text.drop { $0 == UInt8(ascii: " ") })
  }

  /// Adds an example with its translation: `"auf der Bank sitzen"  - sit on the bench`.
  private mutating func addExample(_ line: Substring) {
    guard let last = senses.indices.last, senses[last].examples.count < Self.mostExamples,
      line.utf8.count <= Self.longestExample,
      let quote = line.bytes.lastIndex(of: "\""), quote > line.startIndex
    else { return }
    let text = Substring(line[..<quote].utf8.dropFirst())
    let after = Substring(line[quote...].utf8.dropFirst().drop { " -".utf8.contains($0) })
    guard !text.isEmpty, !text.bytes.contains("…") else { return }
    senses[last].examples.append(
      DictionaryEntry.Example(
        String(text).composed, translation: after.isEmpty ? nil : String(after).composed))
  }

  /// Returns the words in braces: `{Banken}, {Bänke}`.
  private static func references(_ list: Substring) -> [String] {
    list.bytes.split(separator: "{").compactMap { piece in
      piece.bytes.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}

extension FreeDictEntry {
  /// The part of speech: that of the headword, or else the one that its first translation shows.
  var part: PartOfSpeech? {
    head.marks.parts.isEmpty ? firstMarks.part : head.marks.part
  }

  /// Whether the entry is of a noun's plural.
  var isPlural: Bool { head.marks.isPlural && head.marks.genders.isEmpty }

  /// The forms of an irregular English verb.
  var verbForms: [DictionaryEntry.Form] {
    zip(head.verbForms, [FormName.pastTense, .pastParticiple]).map(DictionaryEntry.Form.init)
  }
}
