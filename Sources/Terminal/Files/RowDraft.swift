import Console
import Learner

/// The rows that a person writes anew in an editor: each line begins with the number of its row,
/// and a line that begins with `#` is a remark.
///
///     # Line 7 has 3 fields for 2 columns: the last ones are joined.
///     7: harbour,a port, with ships
struct RowDraft {
  private let rows: [FileReading.Row]

  init(_ rows: [FileReading.Row]) { self.rows = rows }

  var text: String {
    let head = """
      # Correct the rows below, then save. The number before each row must stay.
      # A row that you remove is left out.
      """
    let parts = rows.map { row in
      let lines = row.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return (["# \(row.remark)"] + lines.map { "\(row.line): \($0)" }).joined(separator: "\n")
    }
    return ([head] + parts).joined(separator: "\n\n") + "\n"
  }

  /// Returns the new text of each row that the person changed, by the number of its line. A row
  /// that is gone has an empty text.
  func changes(in lines: [String]) -> [Int: String] {
    var written: [Int: [Substring]] = [:]
    for line in lines where line.utf8.first != UInt8(ascii: "#") {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
        let number = Int(line[..<colon])
      else { continue }
      let text = line[line.utf8.index(after: colon)...]
      written[number, default: []].append(
        text.utf8.first == UInt8(ascii: " ") ? text.dropFirst() : text)
    }
    var changes: [Int: String] = [:]
    for row in rows {
      let old = row.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: "\n")
      let new = written[row.line]?.joined(separator: "\n") ?? ""
      if new != old { changes[row.line] = new }
    }
    return changes
  }
}
