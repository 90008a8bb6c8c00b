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
    var key = word
    for (beginning, other) in beginnings where key.hasPrefix(beginning) {
      key = other + key.dropFirst(beginning.count)
    }
    // Most words have few of the letters; to look for a byte costs much less than to look for a text.
    for (old, new) in letters where old.utf8.allSatisfy(key.utf8.contains) {
      key = key.replacing(old, with: new)
    }
    key = withoutDoubles(key)
    for (ending, other) in endings where key.hasSuffix(ending) {
      let stem = key.dropLast(ending.count)
      // `centre` and `centring`, but `more` and `storing`.
      if ending.hasPrefix("r"), stem.last.map("aeiou".contains) ?? true { continue }
      key = stem + other
    }
    if key.hasSuffix("e"), key.count > 3 { key.removeLast() }
    return key
  }

  private static func withoutDoubles(_ word: String) -> String {
    var letters = ""
    for letter in word where letter != letters.last || "aeiou".contains(letter) {
      letters.append(letter)
    }
    return letters
  }
}
