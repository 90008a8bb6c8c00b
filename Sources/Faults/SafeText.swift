/// Words and definitions come from files, services and people: what is shown of them is text, and
/// nothing else.
extension String {
  /// Without what could change a terminal or the direction of its text: control characters and
  /// marks that turn the writing around.
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
