/// The sign that stands for a word that is to be found.
enum CardBlank {
  /// A voice says it as a blank.
  static let mark = "____"

  /// The sign with a hint.
  static func mark(hint: String) -> String { hint.isEmpty ? mark : "\(mark) (\(hint))" }
}
