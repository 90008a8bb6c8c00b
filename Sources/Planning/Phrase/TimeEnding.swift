// This whole file by Character: a person writes the words.

internal import Plan
internal import Scheduling

/// The day and the repetition at the end of a task's words: "Call Ann every week by Friday".
///
/// Each is a whole phrase, or none. Where the words before a phrase could belong to it, as in "a
/// poem about tomorrow" or "the first Monday of every month", nothing is taken.
struct TimeEnding {
  struct Found {
    /// The range of the phrase among the words.
    let range: Range<Int>
    let time: TimePhrase
  }

  /// All words, as the person wrote them.
  let words: [String]
  private(set) var found: [Found] = []
  /// The time of the day; empty without one.
  private let clock: Range<Int>

  init(_ words: [String], today: Day) {
    self.words = words
    let plain = words.map(TimeWords.plain)
    var end = plain.count - ClockTime.length(atEndOf: plain)
    clock = end..<plain.count
    while found.count < 2 {
      let next = Self.phrase(before: end, of: words, plain: plain, today: today)
      guard let next else { break }
      // Of two days, nobody knows which one is meant. And "on Monday and on Friday every week"
      // would be cut in half.
      if next.isBound || found.first?.time.kind == next.found.time.kind {
        found = []
        break
      }
      found.append(next.found)
      end = next.found.range.lowerBound
    }
  }

  /// Returns the longest phrase before an index, and whether the words before it could belong to
  /// it. At least one word that is no tag stays before a phrase.
  private static func phrase(
    before end: Int, of words: [String], plain: [String], today: Day
  ) -> (found: Found, isBound: Bool)? {
    for length in stride(from: min(TimePhrase.mostWords, end - 1), through: 1, by: -1) {
      let start = end - length
      guard let time = TimePhrase(plain[start..<end], today: today) else { continue }
      guard words[..<start].contains(where: { !TaskTag.isTag($0) }) else { return nil }
      // "Review what is due today" says a day only by "today".
      if plain[start] == "due", beforeDue.contains(plain[start - 1]) { continue }
      // A name such as "USA Today" has a capital.
      let last = words[end - 1]
      let canBeName = length == 1 || TimeWords.relativeDays.contains(plain[end - 1])
      if canBeName, last != last.lowercased() { return nil }
      return (Found(range: start..<end, time: time), isBound(plain, at: start, time.kind))
    }
    return nil
  }

  private static let beforeDue: Set = ["is", "are", "was", "were", "be", "what's", "what’s"]

  /// The words that belong to the word after them.
  private static let binding: Set = [
    "a", "about", "after", "almost", "an", "and", "are", "as", "at", "before", "beginning",
    "between", "but", "by", "during", "each", "every", "except", "for", "from", "in", "into", "is",
    "last", "like", "nearly", "next", "no", "not", "of", "on", "once", "or", "other", "over", "per",
    "since", "starting", "than", "the", "this", "till", "times", "to", "twice", "until", "was",
    "were", "with", "within", "without", "&",
  ]

  /// The words with which a phrase begins that belong to nothing before it.
  private static let prepositions: Set = [
    "at", "before", "by", "each", "every", "in", "on", "once", "within",
  ]

  /// Returns whether the words before a phrase could belong to it.
  private static func isBound(_ words: [String], at start: Int, _ kind: TimePhrase.Kind) -> Bool {
    let previous = words[start - 1]
    let second = start > 1 ? words[start - 2] : ""
    // "Hand in by Friday", "log on every day".
    let isParticle = ["in", "on", "over"].contains(previous)
    if isParticle, prepositions.contains(words[start]) { return false }
    if binding.contains(previous) || TimeWords.relativeDays.contains(previous) { return true }
    if TimeWords.weekday(previous) != nil || TimeWords.pluralWeekday(previous) != nil {
      // "On Friday every week" is two phrases.
      return kind == .day || !["by", "next", "on", "this"].contains(second)
    }
    // "Daily on Friday" and "a week on Friday" are no phrases. "10 words a day by Friday" is two.
    guard kind == .day, words[start] != "by" else { return false }
    if TimeWords.frequency(previous) != nil { return true }
    return TimeWords.unit(previous) != nil
      && (["a", "an", "each", "every", "other", "per"].contains(second)
        || TimeWords.number(second) != nil || TimeWords.ordinal(second) != nil)
  }

  /// Returns the words of a phrase, as the person wrote them.
  func text(of phrase: Found) -> String { words[phrase.range].joined(separator: " ") }

  /// The time of the day in words, if one stands beside the phrases.
  var clockText: String? {
    let start = found.map(\.range.lowerBound).min() ?? words.count
    let length = ClockTime.length(atEndOf: words[..<start].map(TimeWords.plain))
    let range = clock.isEmpty ? start - length..<start : clock
    return range.isEmpty ? nil : words[range].joined(separator: " ")
  }

  /// Returns the words without the phrases of some kinds.
  func rest(without kinds: Set<TimePhrase.Kind>) -> [String] {
    let ranges = found.filter { kinds.contains($0.time.kind) }.map(\.range)
    guard let start = ranges.map(\.lowerBound).min() else { return words }
    let after = (start..<words.count).filter { index in
      !ranges.contains { $0.contains(index) }
    }
    return Self.withoutSeparator(Array(words[..<start])) + after.map { words[$0] }
  }

  /// Returns words without the comma or the dash that parted them from a phrase.
  private static func withoutSeparator(_ words: [String]) -> [String] {
    var words = words
    while words.count > 1, let last = words.last, ["-", "–", "—", ":", ","].contains(last) {
      words.removeLast()
    }
    if let last = words.last, let end = last.lastIndex(where: { !",;:".contains($0) }) {
      words[words.count - 1] = String(last[...end])
    }
    return words
  }
}
