import Web

extension QRCode {
  /// The code as lines of text, with the light margin that readers need. A line holds two rows of
  /// modules.
  ///
  /// The characters draw the light modules, because the background is dark.
  var lines: [String] {
    let margin = Self.margin
    let width = modules.count + 2 * margin
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - margin, column - margin)
      return modules.indices.contains(row) && modules.indices.contains(column)
        && modules[row][column]
    }
    return stride(from: 0, to: width, by: 2).map { row in
      (0..<width).map { column in
        switch (isDark(row, column), row + 1 < width && isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }

  /// The width of the margin in modules. The standard demands four; two are enough on a dark
  /// screen.
  private static let margin = 2
}
