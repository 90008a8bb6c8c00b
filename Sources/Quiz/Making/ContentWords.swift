/// The words of a text that carry its meaning, by their stems. Two definitions that share one are near.
struct ContentWords: Sendable {
  /// The stems of the words that carry meaning.
  let stems: Set<String>
  /// All words, in lower case and in their order.
  let tokens: [String]

  init(_ text: String) {
    var tokens: [String] = []
    var letters: [UInt8] = []
    for byte in text.utf8 {
      let lower = byte | 0x20
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte >= 0x80 {
        letters.append(byte >= 0x80 ? byte : lower)
      } else if !letters.isEmpty {
        tokens.append(String(decoding: letters, as: UTF8.self))
        letters.removeAll(keepingCapacity: true)
      }
    }
    if !letters.isEmpty { tokens.append(String(decoding: letters, as: UTF8.self)) }
    self.tokens = tokens
    stems = Set(tokens.lazy.filter { !Self.general.contains($0) && $0.utf8.count > 2 }.map(Self.stem))
  }

  /// Returns whether a text shares a word that carries meaning.
  func shares(with other: ContentWords) -> Bool { !stems.isDisjoint(with: other.stems) }

  /// Returns whether the text contains a word, a form of it, a word of its family, or a word that begins like it.
  func tells(_ word: String, relatives: Set<String>) -> Bool {
    let word = word.lowercased()
    let stem = Self.stem(word)
    let beginning = word.prefix(max(4, word.count - 3))
    return tokens.contains { token in
      token == word || relatives.contains(token) || Self.stem(token) == stem
        || word.count >= 4 && (token.contains(word) || token.hasPrefix(beginning))
        || token.count >= 4 && word.contains(token)
    }
  }

  /// Returns a word without its regular ending, so that the forms of a word have one stem: `carri` for `carry`
  /// and `carries`. The stem need not be a word.
  static func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    func hasSuffix(_ suffix: StaticString) -> Bool {
      suffix.withUTF8Buffer { letters.count >= $0.count + 3 && letters.suffix($0.count).elementsEqual($0) }
    }
    if hasSuffix("ing") {
      letters.removeLast(3)
    } else if hasSuffix("ed") || hasSuffix("es") || hasSuffix("er") || hasSuffix("ly") {
      letters.removeLast(2)
    } else if hasSuffix("s"), letters[letters.count - 2] != UInt8(ascii: "s") {
      letters.removeLast()
    }
    if letters.count > 3, letters[letters.count - 1] == letters[letters.count - 2] { letters.removeLast() }
    if letters.count > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.count > 2, letters.last == UInt8(ascii: "y") {
      letters[letters.count - 1] = UInt8(ascii: "i")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Words that say too little to make two definitions near.
  private static let general: Set<String> = [
    "a", "about", "above", "after", "all", "also", "an", "and", "another", "any", "anything", "are", "area",
    "as", "at", "be", "because", "been", "before", "being", "between", "but", "by", "can", "cause", "do",
    "does", "doing", "done", "each", "etc", "every", "for", "from", "get", "give", "given", "gives", "giving",
    "go", "goes", "group", "had", "has", "have", "having", "her", "his", "how", "in", "into", "is", "it", "its",
    "kind", "like", "make", "makes", "making", "made", "many", "may", "more", "most", "much", "no", "not", "of",
    "off", "on", "one", "ones", "only", "or", "other", "others", "out", "over", "part", "people", "person",
    "place", "put", "relating", "say", "several", "so", "some", "someone", "somebody", "something", "state",
    "such", "take", "takes", "than", "that", "the", "their", "them", "then", "there", "they", "thing", "things",
    "this", "through", "to", "too", "two", "under", "until", "up", "use", "used", "uses", "using", "usually",
    "very", "was", "way", "what", "when", "where", "which", "while", "who", "whose", "with", "without", "you",
    "your", "especially", "quality", "act", "action", "characterized", "often", "become", "certain",
  ]
}
