/// A table with a caption and a heading for each column and each row.
struct HTMLTable {
  let caption: String
  /// One for each column; the first is that of the rows' own headings.
  let columns: [String]
  /// Each with a field for every column; plain text.
  let rows: [[String]]

  var text: String {
    let head = columns.map { "<th scope=\"col\">\($0.escapedForHTML)</th>" }.joined()
    let body = rows.map { row in
      let fields = row.enumerated().map { index, field in
        index == 0
          ? "<th scope=\"row\">\(field.escapedForHTML)</th>" : "<td>\(field.escapedForHTML)</td>"
      }
      return "<tr>\(fields.joined())</tr>"
    }
    return """
      <table>
      <caption>\(caption.escapedForHTML)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }
}
