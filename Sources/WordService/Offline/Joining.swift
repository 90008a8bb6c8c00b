/// How a stem is spelled before an ending.
enum Joining {
  /// Returns texts that may be the stem before an ending of a word, the likeliest first. Many of
  /// them are not words, and some would be joined in another way: see ``spellings(of:with:)``.
  static func possibleStems(of word: String, before ending: Ending) -> [String] {
    let stem = String(word.dropLast(ending.text.count))
    var stems = [stem, stem + "e", stem + "y"]
    if stem.hasSuffix("i") { stems.append(stem.dropLast() + "y") }
    if stem.last == stem.dropLast().last { stems.append(String(stem.dropLast())) }
    if stem.hasSuffix("l") { stems.append(stem + "l") }
    if ending.text == "ly" { stems.append(stem + "le") }
    if ending.text == "ity", stem.hasSuffix("bil") { stems.append(stem.dropLast(3) + "ble") }
    return stems
  }

  /// Returns the spellings of a stem with an ending: `happiness`, `running`, `simply`.
  static func spellings(of stem: String, with ending: Ending) -> [String] {
    let text = ending.text
    let short = String(stem.dropLast())
    var spellings = [stem + text]
    guard let first = text.first, let last = stem.last, let before = short.last else {
      return spellings
    }
    let (isVowel, isAfterVowel) = (vowels.contains(first), vowels.contains(before))
    if last == "e", isVowel || dropsE.contains(text) { spellings.append(short + text) }
    if last == "y", !"aeiou".contains(before) {
      spellings.append(short + "i" + text)
      if dropsY.contains(text) { spellings.append(short + text) }
    }
    if isVowel, isAfterVowel, !vowels.contains(last), !"wxh".contains(last) {
      spellings.append(stem + String(last) + text)
    }
    if stem.hasSuffix("ll"), losesL.contains(text) { spellings.append(short + text) }
    if text == "ly", stem.hasSuffix("le") { spellings.append(short + "y") }
    if text == "ity", stem.hasSuffix("ble") { spellings.append(stem.dropLast(2) + "ility") }
    return spellings
  }

  private static let vowels = "aeiouy"
  /// The endings that begin with a consonant and may follow a stem without its `e`: `argument`,
  /// `width`, `truly`.
  private static let dropsE: Set = ["ly", "ment", "th"]
  /// The endings before which a stem may lose its `y`: `biologist`.
  private static let dropsY: Set = [
    "al", "an", "ian", "ic", "ical", "ify", "ise", "ism", "ist", "ize", "ous",
  ]
  /// The endings before which a double `l` may become single: `skilful`, `fully`.
  private static let losesL: Set = ["ful", "less", "ly", "ment", "ness"]
}
