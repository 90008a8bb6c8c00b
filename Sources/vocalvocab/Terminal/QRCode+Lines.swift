import Web

extension QRCode {
  /// Lines of text, two rows of modules a line, with the light margin that readers want.
  ///
  /// The signs stand for what is light, for a screen that is dark.
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

  /// Modules around the code: the standard asks for four; two are enough where all around is dark.
  private static let margin = 2
}
