/// Words and definitions come from files, services and people. Whatever they contain is shown as
/// text, and as nothing else.
extension String {
  /// The text without characters that could change a terminal or the direction of its text: control
  /// characters and directional marks.
  public var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar.properties.generalCategory {
          case .control: scalar == "\n" || scalar == "\t" ? " " : nil
          case .format, .privateUse, .surrogate: nil
          default: scalar
          }
        }))
  }
}
