internal import ByteText
package import Plan
internal import Storage

extension Preferences {
  /// The value of a setting that turns something off.
  static let none = "none"

  /// The times at which the learner wants reminders, and the hours without them.
  ///
  /// - Throws: ``StoredSettingError``.
  package var reminders: Reminders {
    get throws {
      Reminders(
        at: try read(.reminders, Self.times), quiet: try read(.quietHours, Self.quietHours))
    }
  }

  /// Reads times such as `8:00 18:30`; `none` gives an empty array.
  static func times(_ text: String) throws(SettingError) -> [TimeOfDay] {
    guard text.lowercased() != none else { return [] }
    // By Character: a person types the times.
    let words = text.split { $0 == " " || $0 == "," }
    guard !words.isEmpty, words.count <= 24 else { throw badTime(text) }
    return try words.map { word throws(SettingError) in
      guard let time = TimeOfDay(String(word)) else { throw badTime(String(word)) }
      return time
    }
  }

  private static func badTime(_ text: String) -> SettingError {
    SettingError(
      "'\(text)' is no time: give times such as 18:30, or 8:00 and 18:30 with a space between them."
    )
  }

  /// Reads a span such as `21:00-8:00`; `none` gives `nil`.
  static func quietHours(_ text: String) throws(SettingError) -> QuietHours? {
    guard text.lowercased() != none else { return nil }
    // By Character: a person types the hours.
    let parts = text.bytes.split(separator: "-").map { $0.filter { $0 != " " } }
    guard parts.count == 2, let start = TimeOfDay(parts[0]), let end = TimeOfDay(parts[1]) else {
      throw SettingError(
        "'\(text)' is no span of hours: give one such as 21:00-8:00, or none.")
    }
    return QuietHours(from: start, to: end)
  }
}
