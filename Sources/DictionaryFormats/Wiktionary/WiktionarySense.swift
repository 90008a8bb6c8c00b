internal import ByteText
internal import Faults
internal import Vocabulary

/// A sense in a line of an extract.
struct WiktionarySense {
  private(set) var tags: [String] = []
  private(set) var rawTags: [String] = []
  private(set) var examples: [DictionaryEntry.Example] = []
  private var glosses: [String] = []
  private var formOf: [String] = []

  private static let (noGloss, isForm) = ("no-gloss", "form-of")
  /// The most examples of a sense, and the most bytes of one.
  private static let (mostExamples, longestExample) = (3, 300)

  init(_ scanner: inout JSONScanner) {
    scanner.readObject { scanner, name in
      if name == "glosses" { glosses = scanner.strings() }
      if name == "tags" { tags = scanner.strings() }
      if name == "raw_tags" { rawTags = scanner.strings() }
      if name == "examples" { scanner.readArray { readExample(&$0) } }
      if name == "form_of" || name == "alt_of" {
        let isForm = name == "form_of"
        scanner.readArray { scanner in
          let word = Self.word(&scanner)
          if isForm, let word { formOf.append(word) }
        }
      }
      return true
    }
  }

  private static func word(_ scanner: inout JSONScanner) -> String? {
    var word: String?
    scanner.readObject { scanner, name in
      if name == "word" { word = scanner.string()?.asPassage }
      return true
    }
    return word
  }

  private mutating func readExample(_ scanner: inout JSONScanner) {
    var (text, translation): (String?, String?) = (nil, nil)
    scanner.readObject { scanner, name in
      if name == "text" { text = scanner.string() }
      if name == "translation" || name == "english" { translation = scanner.string() }
      return true
    }
    guard examples.count < Self.mostExamples, let text = text.flatMap(Self.clean),
      text.utf8.count <= Self.longestExample
    else { return }
    examples.append(.init(text, translation: translation.flatMap(Self.clean)))
  }

  /// The explanation; `nil` for a sense without one. A sense below another one has the explanations
  /// of both, and its own is the last.
  var gloss: String? {
    guard !tags.contains(Self.noGloss) else { return nil }
    return glosses.last.flatMap(Self.clean)
  }

  /// The words whose form the word is in this sense; `nil` for a sense with a meaning of its own.
  func lemmas(_ edition: Edition) -> [String]? {
    if !formOf.isEmpty || tags.contains(Self.isForm) { return formOf }
    guard let gloss else { return nil }
    let lower = gloss.lowercased()
    for beginning in edition.formOf {
      guard let rest = lower.bytes.dropping(prefix: beginning) else { continue }
      let count = gloss.utf8.count
      // Small letters may have other numbers of bytes.
      guard count == lower.utf8.count else { return [] }
      let lemma = Substring(gloss.utf8.suffix(rest.utf8.count)).utf8.filter {
        !".;,«»\"".utf8.contains($0)
      }
      let text = String(decoding: lemma, as: UTF8.self)
      return text.utf8.contains(UInt8(ascii: " ")) ? [] : [text]
    }
    return nil
  }

  /// Returns a text in one line without control characters; `nil` for one without a letter.
  private static func clean(_ text: String) -> String? {
    guard let clean = text.printable.asPassage,
      clean.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    return clean
  }
}
