extension String {
  /// Returns the text with spaces after it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with spaces before it, up to a width.
  func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Returns the text cut at a width, with an ellipsis where something was cut off.
  func shortened(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }
}
