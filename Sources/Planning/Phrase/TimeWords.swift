// This whole file by Character: a person writes the words.

internal import Learner
internal import Plan
internal import Scheduling

/// The words with which people say days and repetitions, in small letters.
enum TimeWords {
  /// An amount of time that a repetition can have.
  typealias Amount = (count: Int, unit: Repeat.Unit)

  /// Returns a word of a sentence in small letters, without the comma or the full stop after it.
  static func plain(_ word: String) -> String {
    var plain = word.lowercased()
    while let last = plain.last, last == "," || last == "." { plain.removeLast() }
    return plain
  }

  // MARK: Days

  private static let weekdayNumbers = numbers(of: Day.weekdayNames, from: 0)
  private static let monthNumbers = numbers(of: Day.monthNames, from: 1)

  /// Returns the number of each name, in small letters.
  private static func numbers(of names: [String], from first: Int) -> [String: Int] {
    let pairs = names.enumerated().map { ($1.lowercased(), $0 + first) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the number of a day of the week, from 0 for Monday.
  static func weekday(_ word: String) -> Int? { weekdayNumbers[word] }

  /// Returns the number of a day of the week that is written as `fri`.
  static func shortWeekday(_ word: String) -> Int? {
    word.count == 3 ? weekdayNumbers.first { $0.key.prefix(3) == word }?.value : nil
  }

  /// Returns the number of a day of the week in the plural, as in "on Fridays".
  static func pluralWeekday(_ word: String) -> Int? {
    word.last == "s" ? weekdayNumbers[String(word.dropLast())] : nil
  }

  /// Returns the number of a month, from 1: `december` or `dec`.
  static func month(_ word: String) -> Int? {
    if let number = monthNumbers[word] { return number }
    if word == "sept" { return 9 }
    return word.count == 3 ? monthNumbers.first { $0.key.prefix(3) == word }?.value : nil
  }

  /// The days that the words say without a preposition.
  static let relativeDays: Set = ["today", "tomorrow", "tonight", "yesterday"]

  // MARK: Numbers

  private static let smallNumbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  private static let smallOrdinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
  private static let counts = numbers(of: smallNumbers, from: 1)
  private static let ordinals = numbers(of: smallOrdinals, from: 1)

  /// Returns a number of at most four digits, or a small number as a word.
  static func number(_ word: String) -> Int? {
    if let number = counts[word] { return number }
    guard word.utf8.count <= 4, word.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(word)
  }

  /// Returns the number of `5th`, or of a small ordinal as a word.
  static func ordinal(_ word: String) -> Int? {
    if let number = ordinals[word] { return number }
    guard ["st", "nd", "rd", "th"].contains(String(word.suffix(2))), word.utf8.count <= 5 else {
      return nil
    }
    let digits = word.dropLast(2)
    guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(digits)
  }

  // MARK: Amounts of time

  /// Returns the amount that a noun says, in the singular or the plural.
  static func unit(_ word: String) -> Amount? {
    switch word {
    case "day", "days": (1, .day)
    case "weekday", "weekdays", "workday", "workdays": (1, .workday)
    case "week", "weeks": (1, .week)
    case "fortnight", "fortnights": (2, .week)
    case "month", "months": (1, .month)
    case "quarter", "quarters": (3, .month)
    case "year", "years": (1, .year)
    default: nil
    }
  }

  /// Returns the amount that an adverb says, such as `daily`.
  static func frequency(_ word: String) -> Amount? {
    switch word {
    case "daily": (1, .day)
    case "weekly": (1, .week)
    case "fortnightly": (2, .week)
    case "monthly": (1, .month)
    case "quarterly": (3, .month)
    case "yearly", "annually": (1, .year)
    default: nil
    }
  }
}

/// The words of a phrase that are still to be read.
struct WordCursor {
  private(set) var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes words, if they come next.
  @discardableResult
  mutating func take(_ words: String...) -> Bool {
    guard rest.starts(with: words) else { return false }
    rest = rest.dropFirst(words.count)
    return true
  }

  /// Takes one of some words, if one comes next.
  mutating func take(oneOf words: String...) -> String? {
    take { words.contains($0) ? $0 : nil }
  }

  /// Takes the next word, if it has a value.
  mutating func take<Value>(_ read: (String) -> Value?) -> Value? {
    guard let value = rest.first.flatMap(read) else { return nil }
    rest = rest.dropFirst()
    return value
  }
}
