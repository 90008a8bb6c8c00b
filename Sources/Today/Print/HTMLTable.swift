/// An HTML table with a caption and with a heading for each column and row.
struct HTMLTable {
  /// The caption, as plain text.
  let caption: String
  /// The headings of the columns, as plain text. The first one is above the headings of the rows.
  let columns: [String]
  /// The rows, as plain text. Each has a field for every column.
  let rows: [[String]]

  /// The table as HTML.
  var text: String {
    let head = columns.map { "<th scope=\"col\">\($0.escapedForHTML)</th>" }.joined()
    let body = rows.map { row in
      let heading = row.prefix(1).map { "<th scope=\"row\">\($0.escapedForHTML)</th>" }
      let fields = row.dropFirst().map { "<td>\($0.escapedForHTML)</td>" }
      return "<tr>\((heading + fields).joined())</tr>"
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
