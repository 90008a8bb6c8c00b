// This whole file by Character: the texts are our own help.

extension String {
  /// The width of a help page in columns, as the argument parser sets it.
  package static let helpColumns = 80

  /// The help page with its usage in lines that fit. The parser leaves the usage in one line.
  package var withUsageWrapped: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("USAGE: ") ? $0.usage : String($0) }.joined(separator: "\n")
  }
}

extension Substring {
  /// The usage in lines that fit. A line ends before an option, never within one.
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
