// This whole file by Character: its texts are words of a person.

internal import Vocabulary
internal import WordService

/// The words of a list that are written in capitals.
///
/// A voice spells a word in capitals letter by letter, as it does `BBC`. So a word that the
/// dictionary knows in other letters is asked in these: `WEATHER` as `weather`, `LONDON` as
/// `London`. Any other one, such as `NASA`, is taken for an abbreviation. In a list of capitals, a
/// long one that is no known abbreviation may be misspelled, so it becomes small.
struct CapitalWords {
  /// The words in capitals, in the order of the list, each with the word that is asked.
  let found: [ListImport.Capital]

  /// The longest abbreviation, in letters, among words that are all in capitals.
  private static let longestAbbreviation = 5
  /// Longer abbreviations that people say as words.
  private static let abbreviations: Set<String> = [
    "BENELUX", "CARICOM", "COMECON", "COMESA", "ECOWAS", "EFTPOS", "EURATOM", "EUROJUST", "EUROPOL",
    "FORTRAN", "FRONTEX", "HAZMAT", "INTERPOL", "MERCOSUR", "NASDAQ", "OFSTED", "UNAIDS", "UNCTAD",
    "UNESCO", "UNICEF", "UNIFEM", "UNIFIL", "UNPROFOR", "WYSIWYG",
  ]

  init(_ words: [String], _ dictionary: OfflineDictionary) {
    var seen: Set<String> = []
    let capitals = words.filter { Self.isInCapitals($0) && seen.insert($0).inserted }
    let all = Set(words).count { $0.contains(where: \.isLetter) }
    let isUsual = capitals.count * 2 > all
    found = capitals.map { word in
      ListImport.Capital(
        word: word, asked: Self.known(word, to: dictionary) ?? Self.unknown(word, isUsual: isUsual))
    }
  }

  /// Returns whether a word has several letters, all of them capitals.
  static func isInCapitals(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }

  /// Returns a word in the letters in which the dictionary knows it, or knows each of its parts;
  /// `nil` if it doesn't.
  private static func known(_ word: String, to dictionary: OfflineDictionary) -> String? {
    let small = word.lowercased()
    if abbreviations.contains(word), dictionary.word(small) == nil { return word }
    // The dictionary finds a name for its small letters.
    if let known = dictionary.word(small)?.text, known.lowercased() == small { return known }
    let parts = word.split(separator: " ").map(String.init)
    if parts.count > 1 {
      let known = parts.compactMap { self.known($0, to: dictionary) }
      return known.count == parts.count ? known.joined(separator: " ") : nil
    }
    return dictionary.word(word) == nil && dictionary.recognises(small) ? small : nil
  }

  /// Returns a word that the dictionary doesn't know as it is asked.
  ///
  /// - Parameter isUsual: whether most words of the list are in capitals, so that these say
  ///   nothing.
  private static func unknown(_ word: String, isUsual: Bool) -> String {
    let letters = word.filter(\.isLetter)
    let isPronounceable = letters.contains { "AEIOUY".contains($0) || !$0.isASCII }
    // `U.N.E.S.C.O.`, `AT&T`, `COVID-19`
    let hasSigns =
      word.contains { $0 == "&" || $0.isNumber } || word.count { $0 == "." } > 1
    let isWord =
      isUsual && isPronounceable && !hasSigns && letters.count > longestAbbreviation
    return isWord ? word.lowercased() : word
  }
}
