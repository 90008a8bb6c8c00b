/// The rules for words that sound the same, from our own list `homophones.txt`: the pairs that
/// don't count, and short meanings.
struct HomophoneRules: Sendable {
  /// Pairs of words that the engine says alike, and people don't, each in both orders.
  private var unlike: Set<[String]> = []
  /// Words that help nobody as homophones: abbreviations, dialect, slang.
  private var unshown: Set<String> = []
  /// Pairs of words that the dictionary takes for spellings of one, each in both orders.
  private var separate: Set<[String]> = []
  /// The senses in which some regions spell a word in another way, by the two spellings.
  private var senses: [[String]: String] = [:]
  /// The meanings of homophones in a few words.
  private(set) var meanings: [String: String] = [:]

  /// The list that comes with the program.
  static let embedded = HomophoneRules(SourceFile(.homophones))

  /// - Parameter source: a list of ``WordGroups``. Their entries are pairs and words with commas
  ///   between them, or a line for each, with ` = ` before a meaning.
  init(_ source: SourceFile) {
    WordGroups.forEachLine(of: source) { group, line in
      let text = String(decoding: line, as: UTF8.self)
      switch group {
      case "not alike": unlike.formUnion(Self.pairs(text))
      case "two words": separate.formUnion(Self.pairs(text))
      case "never":
        unshown.formUnion(text.split(separator: ",").map { String($0.drop { $0 == " " }) })
      default:
        guard let sign = text.firstIndex(of: "=") else { break }
        let words = text[..<sign].split(separator: " ").map(String.init)
        let meaning = String(text[text.index(after: sign)...].drop { $0 == " " })
        if group == "one sense" { senses[words] = meaning }
        if group == "meanings", let word = words.first { meanings[word] = meaning }
      }
    }
  }

  /// Returns the pairs between commas, each in both orders.
  private static func pairs(_ text: String) -> [[String]] {
    text.split(separator: ",").flatMap { pair in
      let words = pair.split(separator: " ").map(String.init)
      return [words, words.reversed()]
    }
  }

  /// Returns whether two words that sound the same are two, although the dictionary takes them for
  /// spellings of one.
  func areTwo(_ one: String, _ other: String) -> Bool { separate.contains([one, other]) }

  /// Returns whether a word that the engine says like another one is to be shown as a homophone.
  func allows(_ other: String, of word: String) -> Bool {
    !unshown.contains(other) && !unlike.contains([word, other])
  }

  /// Returns the sense in which another spelling of a word is right somewhere; `nil` if the list
  /// doesn't say.
  func sense(of word: String, spelled other: String) -> String? { senses[[word, other]] }
}
