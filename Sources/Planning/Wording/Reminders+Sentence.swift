public import Plan

extension String {
  /// The title of a reminder: at most 200 characters of a task's title, because a desktop has no
  /// room for more.
  package var ofReminder: String {
    let longest = 200
    // A Character can have any number of marks, so the scalars are limited, too.
    let start = String(unicodeScalars.prefix(4 * longest))
    guard start.count > longest || start.utf8.count < utf8.count else { return self }
    return start.prefix(longest - 1) + "…"
  }
}

extension Reminders {
  /// The title of a reminder in a calendar.
  static let practiceTitle = "Practise with VocalVocab"

  /// The times of the reminders, in one or two sentences.
  public var sentence: String {
    func list(_ times: [TimeOfDay]) -> String {
      let texts = times.map(\.description)
      return texts.count > 1
        ? texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1]
        : texts.joined()
    }
    let heard =
      heardTimes.isEmpty
      ? "You are not reminded." : "You are reminded each day at \(list(heardTimes))."
    guard !silentTimes.isEmpty else { return heard }
    return
      "\(heard) \(list(silentTimes)) \(silentTimes.count == 1 ? "is" : "are") in the quiet hours."
  }
}
