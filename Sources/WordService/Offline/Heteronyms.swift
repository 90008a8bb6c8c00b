internal import Vocabulary

/// The words that are said in two or more ways, from our own list `heteronyms.txt`.
struct Heteronyms: Sendable {
  /// The heteronyms of each spelling.
  private(set) var bySpelling: [String: [Heteronym]] = [:]
  /// The words of which a heteronym with a name sounds like another word, by the other word:
  /// `read` by `red`.
  private(set) var alikes: [String: [(word: String, heteronym: Heteronym)]] = [:]

  /// The list that comes with the program.
  static let embedded = Heteronyms(SourceFile(.heteronyms))

  /// - Parameter source: a word at the start of a line. Below it, after two spaces, the parts of
  ///   speech of a heteronym, its name in brackets and its signs in square ones, a colon and the
  ///   meaning. Below that, after four spaces, a sentence, or `=` and words that sound the same.
  ///   `#` begins a comment.
  init(_ source: SourceFile) {
    var word = ""
    source.forEachIndented { indentation, text in
      switch indentation {
      case 0: word = text
      case 2:
        if let heteronym = Self.heteronym(text) { bySpelling[word, default: []].append(heteronym) }
      default:
        guard let last = bySpelling[word]?.indices.last else { break }
        if text.hasPrefix("=") {
          bySpelling[word]?[last].homophones += Self.list(text.dropFirst())
        } else {
          bySpelling[word]?[last].examples.append(text)
        }
      }
    }
    for (word, heteronyms) in bySpelling.sorted(by: { $0.key < $1.key }) {
      for heteronym in heteronyms {
        for other in heteronym.homophones { alikes[other, default: []].append((word, heteronym)) }
      }
    }
  }

  /// Reads the line of a heteronym.
  private static func heteronym(_ text: String) -> Heteronym? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let head = text[..<colon]
    let parts = list(head.prefix { $0 != "(" && $0 != "[" })
    return Heteronym(
      name: inside(head, "(", ")"), parts: parts.map(PartOfSpeech.init(rawValue:)),
      meaning: String(text[text.index(after: colon)...].drop { $0 == " " }),
      signs: inside(head, "[", "]").map { list($0[...]) } ?? [])
  }

  /// Returns the text between two brackets; `nil` if there are none.
  private static func inside(
    _ text: Substring, _ opening: Character, _ closing: Character
  ) -> String? {
    guard let start = text.firstIndex(of: opening) else { return nil }
    return String(text[text.index(after: start)...].prefix { $0 != closing })
  }

  /// Returns the texts between commas.
  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
