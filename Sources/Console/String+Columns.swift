// This whole file by Character: a terminal shows Characters.

internal import CWideCharacters

extension Character {
  /// The number of columns of the character on the screen: none for a combining mark, two for a
  /// wide character, such as a Chinese one.
  ///
  /// The terminal and Readline count in the same way, by the locale: see wcwidth(3).
  fileprivate var columns: Int {
    if isASCII { return 1 }
    return unicodeScalars.reduce(0) { sum, scalar in
      // For a character that the locale doesn't know, the result is -1.
      let width = wcwidth(wchar_t(bitPattern: scalar.value))
      return sum + (width < 0 ? 1 : Int(width))
    }
  }
}

extension StringProtocol {
  /// The number of columns of the text on the screen.
  package var columns: Int {
    // Nearly every text is ASCII.
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension Substring {
  /// Returns the text in parts that fit a width in columns. A language without spaces offers no
  /// other places for the ends of lines.
  fileprivate func broken(to width: Int) -> [Substring] {
    guard columns > Swift.max(2, width) else { return [self] }
    var (parts, used): ([Substring], Int) = ([], 0)
    var start = startIndex
    for index in indices {
      let more = self[index].columns
      if used > 0, used + more > Swift.max(2, width) {
        parts.append(self[start..<index])
        (start, used) = (index, 0)
      }
      used += more
    }
    return parts + [self[start...]]
  }
}

extension String {
  /// Returns the text with spaces after it, up to a width in columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Returns the text with spaces before it, up to a width in columns.
  package func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// Returns the text cut at a width in columns, with an ellipsis if something was cut off.
  package func shortened(to width: Int) -> String {
    guard columns > width else { return self }
    var (kept, used) = ("", 1)
    for character in self where used <= width {
      used += character.columns
      if used <= width { kept.append(character) }
    }
    return kept + "…"
  }

  /// Returns the text with line breaks added, so that its lines fit a width in columns. A line
  /// breaks only between words, and its next part begins below its first word. A word that is wider
  /// than a line, such as a path, stays whole, so that a person can copy it.
  package func folded(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.columns > width ? String($0).foldedLine(to: width) : String($0) }
      .joined(separator: "\n")
  }

  private func foldedLine(to width: Int) -> String {
    let margin = String(prefix { $0 == " " }.prefix(width / 2))
    let rows = wrapped(to: width - margin.count, breakingWords: false)
    // The space at the end of a prompt stays.
    return rows.map { margin + $0 }.joined(separator: "\n") + (last == " " ? " " : "")
  }

  /// Returns the text in lines that fit a width in columns. An empty text is one empty line.
  ///
  /// - Parameters:
  ///   - separator: the text between two parts, which the end of a line replaces.
  ///   - breakingWords: whether a part that is wider than a line is broken.
  package func wrapped(
    to width: Int, at separator: String = " ", breakingWords: Bool = true
  ) -> [String] {
    var lines: [String] = []
    let parts = split(separator: separator)
    for part in breakingWords ? parts.flatMap({ $0.broken(to: width) }) : parts {
      if let line = lines.last, line.columns + separator.columns + part.columns <= width {
        lines[lines.count - 1] = line + separator + part
      } else {
        lines.append(String(part))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}

extension [Screen.Piece] {
  /// Returns the pieces in rows that fit a width in columns. A row ends only at a space. Without
  /// pieces, the result is one empty row.
  func rows(to width: Int) -> [[Screen.Piece]] {
    var rows: [[Screen.Piece]] = [[]]
    var used = 0
    for word in words.flatMap({ $0.broken(to: width) }) {
      let length = word.reduce(0) { $0 + $1.text.columns }
      if used > 0, used + 1 + length > width {
        rows.append([])
        used = 0
      }
      if used > 0 {
        let tone = rows[rows.count - 1].last?.tone
        rows[rows.count - 1].join(
          Element(" ", tone == word.first?.tone ? tone ?? .normal : .normal))
        used += 1
      }
      for piece in word { rows[rows.count - 1].join(piece) }
      used += length
    }
    return rows
  }

  /// Returns a word in parts that fit a width in columns.
  private func broken(to width: Int) -> [[Element]] {
    guard reduce(0, { $0 + $1.text.columns }) > width else { return [self] }
    return flatMap { piece in
      Substring(piece.text).broken(to: width).map { [Element(String($0), piece.tone)] }
    }
  }

  /// Adds a piece, and joins it to the last one if both have the same tone.
  private mutating func join(_ piece: Element) {
    guard let last, last.tone == piece.tone else { return append(piece) }
    self[count - 1] = Element(last.text + piece.text, last.tone)
  }

  /// The words. Each consists of the pieces that stand together without a space.
  private var words: [[Screen.Piece]] {
    var words: [[Screen.Piece]] = []
    var word: [Screen.Piece] = []
    for piece in self {
      let parts = piece.text.printable.split(separator: " ", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 {
          words.append(word)
          word = []
        }
        if !part.isEmpty { word.append(Screen.Piece(String(part), piece.tone)) }
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
