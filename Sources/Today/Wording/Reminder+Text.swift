internal import ByteText

extension Reminder {
  /// The title of every reminder.
  static let usualTitle = "Time to practise"

  /// The title of a reminder of shows alone.
  static let showsTitle = "Your shows"

  /// Returns the things that are due, in a few sentences.
  ///
  /// - Parameters:
  ///   - items: the titles of the first things that are due.
  ///   - more: the number of all others.
  ///   - sum: the sentence about all of them, if any.
  static func text(of items: [String], more: Int, sum: String?) -> String {
    let sentences = items.map { $0.bytes.hasSuffix(".") ? $0 : $0 + "." }
    let rest = more > 0 ? ["And \(more) more."] : []
    return (sentences + rest + [sum].compactMap(\.self)).joined(separator: " ")
  }
}
