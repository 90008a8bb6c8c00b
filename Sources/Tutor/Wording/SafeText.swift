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

  /// The printable text, escaped for an HTML element or a quoted attribute.
  public var escapedForHTML: String {
    var escaped = ""
    for scalar in printable.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
