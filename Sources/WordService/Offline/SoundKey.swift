/// A key that says roughly which consonants are heard in a word, and in which order, by its
/// spelling alone. Words with the same key or with similar ones sound alike: `bat`, `boat` and
/// `bet`.
enum SoundKey {
  /// Letters that are heard as one consonant, the longest first. A capital stands for a sound that
  /// has no letter of its own. An empty text stands for letters that are not heard.
  private static let groups: [(letters: String, sound: String)] = [
    ("tion", "Sn"), ("sion", "Sn"), ("cian", "Sn"), ("tial", "Sl"), ("cial", "Sl"), ("ture", "Cr"),
    ("tch", "C"), ("dge", "J"), ("sch", "sk"), ("ch", "C"), ("sh", "S"), ("ph", "f"), ("th", "T"),
    ("gh", ""), ("ck", "k"), ("qu", "kw"), ("ce", "s"), ("ci", "s"), ("cy", "s"), ("ge", "J"),
    ("gi", "J"), ("gy", "J"), ("x", "ks"), ("c", "k"), ("j", "J"), ("z", "s"), ("q", "k"),
  ]

  /// The groups by their first letter, as bytes.
  private static let groupsByLetter: [[(letters: [UInt8], sound: [UInt8])]] =
    groups.reduce(into: Array(repeating: [], count: 256)) { table, group in
      let letters = Array(group.letters.utf8)
      table[Int(letters[0])].append((letters, Array(group.sound.utf8)))
    }

  /// Letters at the beginning of a word of which only the last one is heard.
  private static let beginnings = ["kn", "gn", "pn", "wr", "ps", "pt", "mn"].map {
    Array($0.utf8)[...]
  }

  /// Returns the key of a word in small letters.
  static func of(_ word: String) -> [UInt8] {
    let letters = Array(word.utf8)
    var key: [UInt8] = []
    var index = beginnings.contains(letters.prefix(2)) ? 1 : 0
    let start = index
    while index < letters.count {
      let letter = letters[index]
      if let group = groupsByLetter[Int(letter)].first(where: {
        letters[index...].starts(with: $0.letters)
      }) {
        // `gh` is heard at the beginning: `ghost`.
        append(group.sound.isEmpty && index == start ? [UInt8(ascii: "g")] : group.sound, to: &key)
        // The vowel that makes the letter before it soft may begin another group.
        index += group.letters.count
      } else {
        if letter.isVowelLetter || letter == UInt8(ascii: "y") || letter == UInt8(ascii: "w") {
          if index == start {
            key.append(letter.isVowelLetter ? UInt8(ascii: "a") : letter)
          }
        } else if letter != UInt8(ascii: "h") || index == start {
          append([letter], to: &key)
        }
        index += 1
      }
    }
    return key
  }

  /// Appends sounds. A double consonant is heard once.
  private static func append(_ sounds: [UInt8], to key: inout [UInt8]) {
    for sound in sounds where key.last != sound { key.append(sound) }
  }
}
