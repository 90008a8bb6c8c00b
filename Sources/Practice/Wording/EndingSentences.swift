/// The sentences about endings that change the end of the word before them: *carried*, *cities*,
/// *lying*.
extension MistakeExplanation {
  var yi: String {
    let isEnding = Self.endings.contains(rest) && !word.hasIeStem || isOfStemInY
    let i = letters.lowerBound..<letters.lowerBound + 1
    if text(i) == "i", isOfStemInY, !(Self.endings + Self.endingsOfParts).contains(rest) {
      return "The y of \(text(0..<letters.lowerBound))y becomes i here: \(shown(i))."
    }
    if text(i) == "i", isEnding, before.map({ !"aeiou".contains($0) }) == true {
      return "After a consonant, y becomes i before an ending: \(shown(i))."
    }
    if let keptY { return keptY }
    if spelled == "i", word.isSaid, grapheme?.isReduced == true { return unstressedVowel }
    return syllabicL ?? "This sound is spelled \(spelled): \(shown)."
  }

  private static let endings = [
    "ed", "er", "est", "es", "ness", "ful", "less", "ly", "ment", "fully",
  ]

  /// Endings that count only where the dictionary tells the parts of the word: *dial* ends in -al,
  /// but has no such ending.
  private static let endingsOfParts = ["able", "ably", "al", "ally", "ance", "ous", "age"]

  /// A sentence about a y that stays before an ending: *copying*, *enjoyed*, *monkeys*.
  var keptY: String? {
    if spelled == "y", rest == "ing", tried == "i" || tried.isEmpty {
      return "y stays before -ing: \(shown)."
    }
    guard spelled.count == 2, spelled.hasSuffix("y"), tried.contains("i"),
      rest == "s" || Self.endings.contains(rest)
    else { return nil }
    return "After a vowel, y stays before an ending: \(shown)."
  }

  /// A sentence about the y of *lying*, for which the learner kept the letters of *lie*.
  var ieBeforeIng: String? {
    spelled == "y" && tried == "ie" && rest == "ing"
      ? "Before -ing, ie becomes y: \(shown)." : nil
  }

  /// Whether the letter stands for the y of the word's first part: the `i` of *marriage*.
  private var isOfStemInY: Bool {
    guard let last = word.morphemes.last else { return false }
    let start = letters.lowerBound
    return last == text(start + 1..<word.letters.count)
      && word.morphemes.dropLast().joined() == text(0..<start) + "y"
  }

  /// A sentence about an irregular form in place of which the learner wrote a regular one.
  private var irregularForm: String? {
    guard mistake.isIrregular,
      let form = RegularForm(typed.description, for: word.spelling.description)
    else { return nil }
    let (name, ending) = form.isPlural ? ("plural", "s") : ("past", "ed")
    return "The \(name) of \(form.lemma) is irregular and has no -\(ending): "
      + "\(word.spelling.written)."
  }

  var plural: String {
    if let irregularForm { return irregularForm }
    return switch spelled {
    case _ where departure == .extra: "No s here: \(word.spelling.written)."
    case "ies" where !word.hasIeStem: "After a consonant, y becomes ie before -s: \(shown)."
    case "eys":
      "After a vowel, y stays before -s: \(shown(letters.lowerBound..<letters.upperBound - 1))."
    case "ves": "The f becomes v before -es: \(shown)."
    default: endingEs ?? "The word ends in \(text(end)): \(shown(end))."
    }
  }

  /// A sentence about -es after a hissing sound or an o: *boxes*, *potatoes*.
  private var endingEs: String? {
    let last = text(end)
    guard ["xes", "ches", "shes", "sses", "oes"].contains(last),
      !Self.basesInE.contains(word.spelling.description)
    else { return nil }
    let start = word.letters.count - 2
    // Others don't: *photos*, *pianos*.
    if last == "oes" {
      return "After a consonant and o, some words take -es: \(shown(start..<word.letters.count))."
    }
    return "After \(last.dropLast(2)), the ending is -es: \(shown(start..<word.letters.count))."
  }

  /// Words in which only the s is an ending: *shoes* is *shoe* and an s.
  private static let basesInE: Set = [
    "aches", "avalanches", "axes", "caches", "canoes", "does", "foes", "headaches", "hoes",
    "horseshoes", "niches", "oboes", "shoes", "throes", "tiptoes", "toes", "woes",
  ]

  var past: String {
    if let irregularForm { return irregularForm }
    if spelled == "ied", !word.hasIeStem {
      let i = letters.lowerBound..<letters.lowerBound + 1
      return "After a consonant, y becomes i before -ed: \(shown(i))."
    }
    return spelled.hasSuffix("ed")
      ? "The past tense ends in -ed, whatever it sounds like: \(shown)."
      : "The past tense is irregular: \(word.spelling.written)."
  }
}

extension WrittenWord {
  /// Whether the word is a form of one in -ie, such as *cookies* and *untied*; the others in -ies
  /// and -ied come from words in -y.
  var hasIeStem: Bool {
    if morphemes.count > 1 { return morphemes.dropLast().joined().hasSuffix("ie") }
    let text = spelling.description
    return Self.ieStems.contains { text == $0 + "s" || text == $0 + "d" }
  }

  private static let ieStems = """
    auntie belie birdie brownie budgie calorie collie cookie cutie genie hippie hoodie junkie \
    magpie movie pixie prairie rookie selfie smoothie sortie untie veggie zombie
    """
    .words
}
