// This whole file by Character: the texts are our own help.

extension String {
  /// The columns of a page of help, as the argument parser has them.
  package static let helpColumns = 80

  /// The page of help with the usage in lines that fit. The parser leaves it in one line.
  package var withUsageWrapped: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("USAGE: ") ? $0.usage : String($0) }.joined(separator: "\n")
  }
}

extension Substring {
  /// The line of usage in lines that fit. A line ends before an option, never within one.
  fileprivate var usage: String {
    var (rows, depth) = ([""], 0)
    var part = ""
    for character in self + " " {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      guard character == " ", depth == 0 else {
        part.append(character)
        continue
      }
      let row = rows[rows.count - 1]
      if row.isEmpty {
        rows[rows.count - 1] = part
      } else if row.count + 1 + part.count <= String.helpColumns {
        rows[rows.count - 1] += " " + part
      } else {
        rows.append("         " + part)
      }
      part = ""
    }
    return rows.joined(separator: "\n")
  }
}
