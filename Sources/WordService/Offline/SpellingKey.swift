/// A key that the spellings of one word in several regions share: `colourise` and `colorize`.
///
/// Other words share keys, too, such as `plan` and `plane`. So the key alone says nothing; the meaning must
/// be the same.
enum SpellingKey {
  /// The spellings of words that differ in other ways, by their beginnings.
  private static let beginnings = [
    ("artefact", "artifact"), ("behov", "behoov"), ("brier", "briar"), ("cataloguer", "cataloger"),
    ("centref", "centerf"), ("centrep", "centerp"), ("doughnut", "donut"), ("enquir", "inquir"),
    ("fibreg", "fiberg"), ("flautist", "flutist"), ("foregather", "forgather"), ("gaol", "jail"),
    ("grey", "gray"), ("jeweller", "jewelr"), ("kerb", "curb"), ("lasagne", "lasagna"),
    ("manoeuvrab", "maneuverab"), ("meagre", "meager"), ("moustach", "mustach"),
    ("pyjama", "pajama"), ("specialit", "specialt"), ("theatreg", "theaterg"),
    ("titbit", "tidbit"), ("tsar", "czar"),
  ]

  /// Letters for which other regions write others, anywhere in a word, in the order in which they are
  /// replaced.
  private static let letters = [
    ("oeu", "eu"), ("ae", "e"), ("oe", "e"), ("ough", "ow"), ("ou", "o"), ("aught", "aft"),
    ("gh", "g"), ("ph", "f"), ("xion", "ction"), ("que", "k"), ("ck", "k"), ("sc", "sk"),
    ("ce", "se"), ("ci", "si"), ("y", "i"), ("z", "s"),
  ]

  /// Endings for which other regions write others, in the order in which they are replaced. An `i` was
  /// an `i` or a `y`, and no consonant is double any more.
  private static let endings = [
    ("wards", "ward"), ("ring", "ering"), ("res", "ers"), ("red", "ered"), ("re", "er"),
    ("ogue", "og"), ("ogues", "ogs"), ("eable", "able"), ("ible", "able"), ("ibles", "ables"),
    ("gement", "gment"), ("gements", "gments"), ("eing", "ing"), ("ah", "a"), ("ahs", "as"),
    ("iums", "ums"), ("ium", "um"), ("ei", "i"), ("ned", "nt"), ("led", "lt"), ("med", "mt"),
    ("ped", "pt"),
  ]

  /// Returns the key of a word in small letters.
  static func of(_ word: String) -> String {
    // The dictionary asks for a hundred thousand keys, and bytes take a fifth of the time of characters.
    var key = Array(word.utf8)
    for (old, new) in beginningBytes where key.starts(with: old) {
      key.replaceSubrange(..<old.count, with: new)
    }
    for (old, new) in letterBytes { key.replace(old, with: new) }
    key.removeDoubles()
    for (old, new) in endingBytes where key.hasSuffix(old) {
      // `centre` and `centring`, but `more` and `storing`.
      if old.first == UInt8(ascii: "r"), key.dropLast(old.count).last?.isVowelLetter ?? true {
        continue
      }
      key.removeLast(old.count)
      key += new
    }
    if key.last == UInt8(ascii: "e"), key.count > 3 { key.removeLast() }
    return String(decoding: key, as: UTF8.self)
  }

  private static let beginningBytes = bytes(beginnings)
  private static let letterBytes = bytes(letters)
  private static let endingBytes = bytes(endings)

  private static func bytes(_ pairs: [(String, String)]) -> [(old: [UInt8], new: [UInt8])] {
    pairs.map { (Array($0.utf8), Array($1.utf8)) }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }

  /// Replaces some letters everywhere by others, from the beginning on.
  fileprivate mutating func replace(_ old: [UInt8], with new: [UInt8]) {
    var place = 0
    while place + old.count <= count {
      if self[place] == old[0], self[place..<place + old.count].elementsEqual(old) {
        replaceSubrange(place..<place + old.count, with: new)
        place += new.count
      } else {
        place += 1
      }
    }
  }

  /// Makes every double consonant a single one.
  fileprivate mutating func removeDoubles() {
    var kept = 0
    for letter in self where kept == 0 || letter != self[kept - 1] || letter.isVowelLetter {
      self[kept] = letter
      kept += 1
    }
    removeLast(count - kept)
  }
}

extension UInt8 {
  fileprivate var isVowelLetter: Bool { "aeiou".utf8.contains(self) }
}
