// This whole file by Character: a person writes the words.

/// A time of the day at the end of a task's words, as in "Call Ann tomorrow at 5 pm". A todo.txt
/// file has no place for it, so it stays in the title.
enum ClockTime {
  /// Returns the number of words that a time of the day has at the end of some words; 0 for none.
  ///
  /// - Parameter words: the words, as ``TimeWords/plain(_:)`` returns them.
  static func length(atEndOf words: [String]) -> Int {
    let end = words.suffix(3)
    guard let last = end.last else { return 0 }
    let previous = end.dropLast().last ?? ""
    if halves.contains(last), isHour(previous) {
      return end.count == 3 && isAt(words[words.count - 3]) ? 3 : 2
    }
    if isClock(last) { return isAt(previous) ? 2 : 1 }
    return isAt(previous) && (isHour(last) || last == "noon" || last == "midnight") ? 2 : 0
  }

  /// The words after an hour.
  static let halves: Set = ["am", "pm", "a.m", "p.m", "o'clock", "o’clock"]

  private static func isAt(_ word: String) -> Bool { word == "at" || word == "@" }

  /// Whether a word is a time without a word beside it: `17:00` or `5pm`.
  static func isClock(_ word: String) -> Bool {
    let half = word.suffix(2)
    if half == "am" || half == "pm" { return isHour(String(word.dropLast(2))) }
    return isHour(word) && word.contains(":")
  }

  /// Whether a word is an hour, with minutes or without: `5`, `17:00`, `5.30`.
  static func isHour(_ word: String) -> Bool {
    func areDigits(_ text: Substring) -> Bool { text.allSatisfy { ("0"..."9").contains($0) } }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard let hour = parts.first, (1...2).contains(hour.count), areDigits(hour) else {
      return false
    }
    guard parts.count > 1 else { return true }
    return parts.count == 2 && parts[1].count == 2 && areDigits(parts[1])
  }
}
