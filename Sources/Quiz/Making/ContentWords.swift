/// The words of a text that carry its meaning, by their stems. Two definitions with a common stem
/// are near each other.
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
    stems = Set(
      tokens.lazy.filter { !Self.general.contains($0) && $0.utf8.count > 2 }.map(Self.stem))
  }

  /// Returns whether another text has a word with meaning in common with this one.
  func shares(with other: ContentWords) -> Bool { !stems.isDisjoint(with: other.stems) }

  /// Returns whether the text has one of the stems that tells more than its topic.
  func says(_ others: Set<String>) -> Bool {
    stems.contains { others.contains($0) && !Self.topics.contains($0) }
  }

  /// Returns whether a stem says only what kind of thing a definition is about.
  static func isTopic(_ stem: String) -> Bool { topics.contains(stem) }

  /// Returns whether two definitions share at least 80 % of the shorter one's words that carry
  /// meaning, so that both may fit one word.
  func saysTheSame(as other: ContentWords) -> Bool {
    let shorter = min(stems.count, other.stems.count)
    return shorter > 0 && stems.intersection(other.stems).count * 5 >= shorter * 4
  }

  /// Returns whether two definitions have words of one family that tell more than a topic, such as
  /// `pleasing` and `pleasure`. Words that begin with the same letters count as one family.
  func echoes(_ other: ContentWords) -> Bool {
    stems.contains { one in
      !Self.topics.contains(one)
        && other.stems.contains { stem in
          let shorter = min(one.utf8.count, stem.utf8.count)
          return shorter >= 4 && Self.sharedBeginning(one, stem) >= min(5, shorter)
        }
    }
  }

  /// Returns whether the text gives a word away: it contains the word, a form of it, a word of its
  /// family, a word that looks like it, or a part of it. `bed` gives `bedstead` away.
  func tells(_ word: String, relatives: Set<String>) -> Bool {
    let word = word.lowercased()
    return tokens.contains { token in
      if token == word || relatives.contains(token) { return true }
      guard token.utf8.count > 2, !Self.general.contains(token) else { return false }
      return Self.looksLike(token, partOf: word) || Self.areAlike(token, word)
    }
  }

  /// Returns whether a word of a definition looks like a part of the defined word, even if it is
  /// short: `guns` of `gunnery`, `law` of `unlawfully`.
  private static func looksLike(_ token: String, partOf word: String) -> Bool {
    let shared = sharedBeginning(token, word)
    if shared >= 3, 2 * shared >= min(token.utf8.count, word.utf8.count) { return true }
    let stem = stem(token)
    return stem.utf8.count >= 3
      && (word.hasPrefix(stem)
        || prefixes.contains { word.hasPrefix($0) && word.dropFirst($0.count).hasPrefix(stem) })
  }

  private static let prefixes = [
    "de", "dis", "en", "fore", "im", "in", "mis", "non", "out", "over", "pre", "re", "sub", "un",
    "under",
  ]

  /// Returns whether two words look so alike that one gives the other away: they begin alike, or
  /// one is a part of the other.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let shared = sharedBeginning(one, other)
    if shared > 1, stem(one) == stem(other) { return true }
    var (one, other) = (one, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        2 * shared >= min(one.count, other.count) && shared >= 4
          || isPart(one, of: other) || isPart(other, of: one)
      }
    }
  }

  /// Returns whether a word, or its beginning, is a part of another one: `foliage` of
  /// `defoliation`, `sea` of `undersea`, `boyish` of `tomboy`.
  private static func isPart(
    _ part: UnsafeBufferPointer<UInt8>, of whole: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    func contains(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      guard whole.count >= part.count else { return false }
      return (0...(whole.count - part.count)).contains {
        whole[$0..<($0 + part.count)].elementsEqual(part)
      }
    }
    if part.count >= 4, contains(part.prefix(4)), part.count <= 4 || whole.count > 4 { return true }
    // A short word is a part of a compound only at its beginning or its end: `art` isn't a part of
    // `party`.
    guard (3...6).contains(part.count), whole.count > 3 else { return false }
    return part.count == 3 && whole.count > 4 && whole.prefix(3).elementsEqual(part)
      || whole.suffix(3).elementsEqual(part.prefix(3))
  }

  /// Returns the number of letters that both words begin with.
  static func sharedBeginning(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }

  /// Returns a word without its regular ending, so that all forms of a word have one stem: `carri`
  /// for `carry` and `carries`. The stem need not be a word.
  static func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    func hasSuffix(_ suffix: StaticString) -> Bool {
      suffix.withUTF8Buffer {
        letters.count >= $0.count + 3 && letters.suffix($0.count).elementsEqual($0)
      }
    }
    if hasSuffix("ing") {
      letters.removeLast(3)
    } else if hasSuffix("ed") || hasSuffix("es") || hasSuffix("er") || hasSuffix("ly") {
      letters.removeLast(2)
    } else if hasSuffix("s"), letters[letters.count - 2] != UInt8(ascii: "s") {
      letters.removeLast()
    }
    if letters.count > 3, letters[letters.count - 1] == letters[letters.count - 2] {
      letters.removeLast()
    }
    if letters.count > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.count > 2, letters.last == UInt8(ascii: "y") {
      letters[letters.count - 1] = UInt8(ascii: "i")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Words that say too little to make two definitions near.
  private static let general: Set<String> = [
    "a", "about", "above", "after", "all", "also", "an", "and", "another", "any", "anything", "are",
    "area",
    "as", "at", "be", "because", "been", "before", "being", "between", "but", "by", "can", "cause",
    "do",
    "does", "doing", "done", "each", "etc", "every", "for", "from", "get", "give", "given", "gives",
    "giving",
    "go", "goes", "group", "had", "has", "have", "having", "her", "his", "how", "in", "into", "is",
    "it", "its",
    "kind", "like", "make", "makes", "making", "made", "many", "may", "more", "most", "much", "no",
    "not", "of",
    "off", "on", "one", "ones", "only", "or", "other", "others", "out", "over", "part", "people",
    "person",
    "place", "put", "relating", "say", "several", "so", "some", "someone", "somebody", "something",
    "state",
    "such", "take", "takes", "than", "that", "the", "their", "them", "then", "there", "they",
    "thing", "things",
    "this", "through", "to", "too", "two", "under", "until", "up", "use", "used", "uses", "using",
    "usually",
    "very", "was", "way", "what", "when", "where", "which", "while", "who", "whose", "with",
    "without", "you",
    "your", "especially", "quality", "act", "action", "characterized", "often", "become", "certain",
  ]

  /// Stems of words that say what kind of thing a definition is about. Many definitions have them,
  /// so that two with one of them need not be near.
  private static let topics = Set(
    [
      "adult", "animal", "appliance", "art", "baby", "badly", "behave", "big", "bird", "boat",
      "body", "book", "boy", "building", "business", "car", "child", "city", "cloth", "clothes",
      "colour", "color", "container", "country", "creature", "cup", "day", "device", "drink",
      "earth", "fabric", "father", "feel", "feeling", "female", "fish", "flat", "flower", "food",
      "fruit", "furniture", "game", "garment", "girl", "good", "hard", "head", "house", "ill",
      "insect", "instrument", "job", "land", "language", "large", "light", "little", "living",
      "long", "machine", "male", "man", "material", "meal", "meat", "metal", "money", "month",
      "mother", "move", "movement", "music", "musical", "number", "object", "paper", "piece",
      "plant", "play", "quickly", "river", "room", "round", "school", "sea", "set", "ship",
      "short", "small", "soft", "song", "sound", "speak", "special", "sport", "story", "strong",
      "structure", "talk", "tall", "team", "thin", "time", "tool", "town", "tree", "vegetable",
      "vehicle", "water", "wear", "wild", "woman", "wood", "word", "work", "worker", "write",
      "writing", "year", "young",
    ].map(stem))
}
