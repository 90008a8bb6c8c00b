extension String {
  /// Returns the text with spaces after it, up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with spaces before it, up to a width.
  package func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Returns the text cut at a width, with an ellipsis where something was cut off.
  package func shortened(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }

  /// Returns the text in lines that fit a width. An empty text is one empty line.
  ///
  /// - Parameter separator: what stands between two parts, and gives way to the end of a line.
  package func wrapped(to width: Int, at separator: String = " ") -> [String] {
    var lines: [String] = []
    for part in split(separator: separator) {
      if let line = lines.last, line.count + separator.count + part.count <= width {
        lines[lines.count - 1] = line + separator + part
      } else {
        lines.append(String(part))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
