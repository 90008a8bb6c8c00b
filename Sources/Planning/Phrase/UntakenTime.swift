// This whole file by Character: a person writes the words.

internal import Plan

/// The words in a task's title that seem to say a day or a repetition. They were not taken as one.
enum UntakenTime {
  /// Returns the words that belong together, as the person wrote them.
  static func phrases(in words: [String]) -> [String] {
    let plain = words.map(bare)
    var isTime = plain.map(isPartOfTime)
    var isSign = plain.indices.map { says(Place(words: plain, index: $0)) }
    for index in plain.indices where TimeWords.shortWeekday(plain[index]) != nil {
      // "Every Mon, Wed and Fri": the next short name in a list of days.
      let isLinked = index > 1 && (plain[index - 1] == "and" || plain[index - 1] == "or")
      let before = index - (isLinked ? 2 : 1)
      guard before >= 0, TimePhrase.anyWeekday(plain[before]) != nil else { continue }
      if isSign[before] { isSign[index] = true }
    }
    for index in plain.indices where isSign[index] { isTime[index] = true }
    for index in plain.indices where plain[index] == "every" || plain[index] == "each" {
      // "Every school day".
      let next = (index + 1..<min(index + 4, plain.count)).first { isPeriod(plain[$0]) }
      guard let next else { continue }
      isSign[index] = true
      for between in index...next { isTime[between] = true }
    }
    var phrases: [String] = []
    var start = 0
    while start < plain.count {
      guard isTime[start] else {
        start += 1
        continue
      }
      let end = isTime[start...].firstIndex(of: false) ?? plain.count
      if isSign[start..<end].contains(true) {
        let kept = trimmed(start..<end, plain)
        phrases.append(unquoted(words[kept].joined(separator: " ")))
      }
      start = end
    }
    return phrases
  }

  private static let marks: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "(", ")", "[", "]", "\"", "'", "“", "”", "‘", "’",
  ]

  /// Returns a word in small letters, without the signs around it.
  private static func bare(_ word: String) -> String { unquoted(word).lowercased() }

  private static func unquoted(_ word: String) -> String {
    let start = word.firstIndex { !marks.contains($0) } ?? word.endIndex
    let end = word.lastIndex { !marks.contains($0) }
    return end.map { String(word[start...$0]) } ?? ""
  }

  /// Returns a range without the words at its ends that say nothing there.
  private static func trimmed(_ range: Range<Int>, _ words: [String]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end - 1, ["and", "or", "of", "to"].contains(words[start]) { start += 1 }
    while end > start + 1, links.contains(words[end - 1]) { end -= 1 }
    return start..<end
  }

  // MARK: Words

  private static let links: Set = [
    "a", "after", "an", "and", "at", "before", "beginning", "but", "by", "coming", "due", "each",
    "end", "every", "except", "few", "from", "in", "last", "middle", "next", "now", "of", "on",
    "once", "or", "other", "per", "since", "start", "the", "this", "till", "times", "to", "twice",
    "until", "within", "working",
  ]
  private static let partsOfDay: Set = [
    "afternoon", "afternoons", "evening", "evenings", "morning", "mornings", "night", "nights",
    "noon", "midnight",
  ]

  private static func isPartOfTime(_ word: String) -> Bool {
    links.contains(word) || partsOfDay.contains(word) || isDay(word) || isPeriod(word)
      || isNumber(word) || ClockTime.isClock(word) || ClockTime.halves.contains(word)
  }

  private static func isNumber(_ word: String) -> Bool {
    TimeWords.number(word) != nil || TimeWords.ordinal(word) != nil
  }

  private static func isPeriod(_ word: String) -> Bool {
    TimeWords.unit(word) != nil || TimeWords.month(word) != nil || partsOfDay.contains(word)
      || isDay(word)
  }

  /// Whether a word says a day or a repetition wherever it stands.
  private static func isDay(_ word: String) -> Bool {
    TimeWords.relativeDays.contains(word) || TimeWords.weekday(word) != nil
      || TimeWords.pluralWeekday(word) != nil || TimeWords.frequency(word) != nil
      || word == "weekend" || word == "weekends" || word == "biweekly" || isDate(word)
  }

  /// Whether a word is a date in digits: `2026-02-30`, `5/12/2026`.
  private static func isDate(_ word: String) -> Bool {
    let parts = digits(of: word)
    return parts == [4, 2, 2] || parts.count == 3 && parts[0] <= 2 && parts[1] <= 2 && parts[2] == 4
  }

  /// Whether a word can be the day and the month of a date: `5/12`, `5.12.`
  private static func isShortDate(_ word: String) -> Bool {
    let parts = digits(of: word)
    return parts.count == 2 && parts.allSatisfy { $0 <= 2 }
  }

  /// Returns the numbers of digits between the signs of a date; nothing for other words.
  private static func digits(of word: String) -> [Int] {
    guard word.utf8.count <= 10, word.utf8.first.map({ (0x30...0x39).contains($0) }) == true else {
      return []
    }
    for sign in "-/." {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      let areDigits = parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) }
      }
      if parts.count > 1, areDigits { return parts.map(\.count) }
    }
    return []
  }

  // MARK: Meaning

  /// A word among others.
  private struct Place {
    let words: [String]
    let index: Int

    var word: String { words[index] }

    /// The word some places after this one, or before it; empty beyond the ends.
    subscript(distance: Int) -> String {
      words.indices.contains(index + distance) ? words[index + distance] : ""
    }
  }

  /// Returns whether a word says a day or a repetition where it stands.
  private static func says(_ place: Place) -> Bool {
    let word = place.word
    if isDay(word) { return true }
    let isNamed = ["by", "due", "on"].contains(place[-1])
    if isNamed, isShortDate(word) { return true }
    if TimeWords.unit(word) != nil { return saysAmount(place) }
    if TimeWords.month(word) != nil, saysMonth(place) { return true }
    if TimeWords.shortWeekday(word) != nil {
      return isNamed || ["each", "every", "next", "this"].contains(place[-1])
    }
    // "By the 5th", "every 1st and 15th". But "every 5th page" says no day.
    guard word.first?.isNumber == true, TimeWords.ordinal(word) != nil else { return false }
    if ["each", "every"].contains(place[-1]), ["", "and", "of", "or"].contains(place[1]) {
      return true
    }
    return isNamed || place[-1] == "the" && ["by", "on"].contains(place[-2])
  }

  /// Whether a noun such as "week" belongs to a day or a repetition.
  private static func saysAmount(_ place: Place) -> Bool {
    let previous = place[-1]
    if ["coming", "next", "per", "this"].contains(previous) { return true }
    if place[1] == "from", ["now", "today"].contains(place[2]) { return true }
    // "In two or three weeks".
    if TimeWords.number(previous) != nil {
      return (-4...(-2)).contains { ["in", "next", "within"].contains(place[$0]) }
    }
    switch previous {
    // "By end of month".
    case "of": return ["beginning", "end", "middle", "start"].contains(place[-2])
    case "few": return ["in", "within"].contains(place[-3])
    // "5 euros a day".
    case "a", "an":
      return ["in", "once", "times", "twice", "within"].contains(place[-2])
        || (-4...(-2)).contains { TimeWords.number(place[$0]) != nil }
    // "The last day of the month".
    case "the":
      return place[-2] == "of"
        && (["beginning", "day", "end", "middle", "start"].contains(place[-3])
          || TimeWords.ordinal(place[-3]) != nil)
    default: return false
    }
  }

  /// Whether the name of a month belongs to a date.
  private static func saysMonth(_ place: Place) -> Bool {
    let previous = place[-1]
    if TimePhrase.dateNumber(previous) != nil || TimePhrase.dateNumber(place[1]) != nil {
      return true
    }
    guard previous == "of" else { return ["by", "in", "till", "until"].contains(previous) }
    return TimePhrase.dateNumber(place[-2]) != nil
      || ["beginning", "end", "start"].contains(place[-2])
  }
}
