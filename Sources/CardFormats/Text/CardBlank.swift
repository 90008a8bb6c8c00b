/// The sign for a missing word.
enum CardBlank {
  /// The sign, which a voice says as a blank.
  static let mark = "____"

  /// Returns the sign with a hint.
  static func mark(hint: String) -> String { hint.isEmpty ? mark : "\(mark) (\(hint))" }
}
