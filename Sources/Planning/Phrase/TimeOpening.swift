// This whole file by Character: a person writes the words.

internal import Scheduling

/// The day or the repetition at the beginning of a task's words: "On Friday, call Ann".
struct TimeOpening {
  /// The phrase, as the person wrote it.
  let text: String
  let time: TimePhrase
  /// The words after it.
  let rest: [String]

  /// Returns `nil` unless a comma or a colon parts the phrase from the task, or the word "I".
  /// "Every day counts" says no repetition.
  init?(_ words: [String], today: Day) {
    for length in stride(from: min(TimePhrase.mostWords, words.count - 1), through: 1, by: -1) {
      let last = words[length - 1]
      let isParted = last.last == "," || last.last == ":"
      guard isParted || words[length] == "I" else { continue }
      var plain = words[..<length].map(TimeWords.plain)
      if last.last == ":" { plain[length - 1].removeLast() }
      guard let time = TimePhrase(plain[...], today: today), !time.isLoose else { continue }
      var rest = words[length...]
      if rest.first == "I" {
        rest.removeFirst()
        if rest.first == "will" || rest.first == "shall" { rest.removeFirst() }
      }
      guard !rest.isEmpty else { return nil }
      let text = words[..<length].joined(separator: " ")
      self.text = isParted ? String(text.dropLast()) : text
      self.time = time
      self.rest = Array(rest)
      return
    }
    return nil
  }
}
