internal import Vocabulary

/// The sentences of hints, in parts: words, and letters that are said one by one.
enum HintWording {
  typealias Part = Hint.Part

  // MARK: A place in a try

  /// Returns where a try is wrong.
  static func place(_ place: HintPlace) -> [Part] {
    let noun = place.noun
    let location = place.location ?? "near \(yours(place.typed))"
    switch place.fault {
    case .missing:
      let missing = noun.isPlural ? "\(noun.name) are" : "a \(noun.name) is"
      return text("Look \(location): \(missing) missing there.")
    case .extra:
      let extra = noun.isPlural ? "too many \(noun.name)" : "a \(noun.name) too many"
      return text("Look \(location): you wrote \(extra).")
    case .order: return text("\(look(place, "letters")): their order is wrong.")
    case .single, .double: return text("\(look(place, noun.name)): is it single or double?")
    case .accent: return text("\(look(place, noun.name)): the accent is wrong.")
    case .wrong: return text("\(look(place, noun.name)).")
    }
  }

  /// Returns how the word is spelled where a try is wrong.
  ///
  /// - Parameter word: the word's letters.
  static func spelling(
    _ place: HintPlace, of word: [Character], typed: [Character]
  ) -> [Part] {
    let letters = String(place.letters.map { word[$0] })
    let noun = place.noun
    switch place.fault {
    case .extra:
      let extra = String(typed[place.typed])
      return text("Leave out") + named(extra) + text(place.location ?? "there")
    case .single: return text("\(subject(place, noun.name)) is double.")
    case .double: return text("\(subject(place, noun.name)) is single.")
    case .order:
      return text("\(subject(place, "letters")) stand in this order:")
        + [.letters(String(word[place.span]))]
    case .missing:
      return text("Write") + named(letters) + text(place.location ?? "near \(yours(place.typed))")
    case .wrong, .accent:
      guard let location = place.location else {
        return text("Instead of \(yours(place.typed)), write") + named(letters)
      }
      return noun.name == "sign"
        ? text("The sign \(location) is") + named(letters)
        : text("The \(noun.name) \(location) \(noun.isPlural ? "are" : "is spelled")")
          + named(letters)
    }
  }

  /// Returns the reminder that a place was right in an earlier try.
  static func earlier(_ typed: String) -> [Part] {
    text("You had it right there in an earlier try: \(typed).")
  }

  private static func look(_ place: HintPlace, _ noun: String) -> String {
    place.location.map { "Look at the \(noun) \($0)" } ?? "Look at \(yours(place.typed))"
  }

  private static func subject(_ place: HintPlace, _ noun: String) -> String {
    place.location.map { "The \(noun) \($0)" } ?? "The \(noun) near \(yours(place.typed))"
  }

  /// Returns a name for letters of the try, which the learner counts: "your letters 3 to 5".
  private static func yours(_ typed: Range<Int>) -> String {
    typed.count > 1
      ? "your letters \(typed.lowerBound + 1) to \(typed.upperBound)"
      : "your letter \(max(1, typed.isEmpty ? typed.lowerBound : typed.upperBound))"
  }

  /// Returns letters that are said one by one, or the name of a sign.
  private static func named(_ letters: String) -> [Part] {
    switch letters {
    case "-": text("a hyphen")
    case "'": text("an apostrophe")
    case " ": text("a space")
    default: [.letters(letters)]
    }
  }

  // MARK: The capitals of a name

  static let capitals = text("The letters are right: look at the capitals.")

  /// Returns which letters of a name are capitals.
  ///
  /// - Parameter written: the name.
  static func capitals(of written: String) -> [Part] {
    let capitals = written.filter(\.isUppercase)
    return capitals.count == 1 && written.first?.isUppercase == true
      ? text("It begins with a capital letter.")
      : text("Its capital letters are") + [.letters(capitals)]
  }

  // MARK: The word

  /// Returns how long the word is.
  ///
  /// - Parameters:
  ///   - syllables: the number of syllables; 0 if it is not known.
  static func size(words: Int, syllables: Int, letters: Int) -> [Part] {
    let counts = [
      words > 1 ? "\(words) words" : nil, syllables > 0 ? count(syllables, "syllable") : nil,
      count(letters, "letter"),
    ].compactMap(\.self)
    let sum = counts.dropLast().joined(separator: ", ")
    return text("It has \(sum.isEmpty ? "" : "\(sum) and ")\(counts[counts.count - 1]).")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The reason why a place is hard.
  enum Hardness {
    case silent, weak, double, unusual
  }

  /// Returns what is hard in the word.
  ///
  /// - Parameter place: the place, such as "the last vowel".
  static func hardest(_ place: String, _ hardness: Hardness) -> [Part] {
    switch hardness {
    case .silent: text("Watch \(place): it is written, but not heard.")
    case .weak: text("Watch \(place): it is weak, so the ear can't tell how it is spelled.")
    case .double: text("Watch \(place): is it single or double?")
    case .unusual: text("Watch \(place): it is not spelled in its usual way.")
    }
  }

  /// Returns how the hardest place is spelled.
  static func hardest(_ place: String, _ hardness: Hardness, spelled letters: String) -> [Part] {
    let start = place.capitalisedFirst
    return hardness == .double
      ? text("\(start) is double.") : text("\(start) is spelled") + [.letters(letters)]
  }

  static func beginning(_ letters: String) -> [Part] {
    text("It begins with") + [.letters(letters)]
  }

  /// Returns the letters of a syllable.
  ///
  /// - Parameters:
  ///   - number: the number of the syllable, from 1.
  ///   - isWhole: whether the letters are all of the syllable, and not only those that the learner
  ///     hasn't got right.
  static func syllable(_ number: Int, of letters: String, isWhole: Bool) -> [Part] {
    text("The \(ordinal(number)) syllable \(isWhole ? "is spelled" : "still needs")")
      + [.letters(letters)]
  }

  /// Returns letters by their places in the word, which count from 1.
  static func letters(_ letters: String, at places: [Int]) -> [Part] {
    let first = places.first ?? 1
    return places.count == 1
      ? text("The \(ordinal(first)) letter is") + [.letters(letters)]
      : text("Letters \(places.map(String.init).joined(separator: " and ")) are")
        + [.letters(letters)]
  }

  /// Returns a number as a word or with its ending: "first", "21st".
  static func ordinal(_ number: Int) -> String {
    let names = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    if names.indices.contains(number - 1) { return names[number - 1] }
    if (11...13).contains(number % 100) { return "\(number)th" }
    return switch number % 10 {
    case 1: "\(number)st"
    case 2: "\(number)nd"
    case 3: "\(number)rd"
    default: "\(number)th"
    }
  }

  private static func text(_ text: String) -> [Part] { [.text(text)] }
}

extension Hint {
  /// The hint as a sentence, to be read.
  public var sentence: String {
    let text = parts.map { part in
      switch part {
      case .text(let text): text
      case .letters(let letters): letters.map(String.init).joined(separator: ", ")
      }
    }.joined(separator: " ")
    return text.last.map(".?!".contains) == true ? text : text + "."
  }
}
