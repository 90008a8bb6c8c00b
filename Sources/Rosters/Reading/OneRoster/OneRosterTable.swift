internal import Tables
internal import Vocabulary

/// A column of OneRoster's files that this program reads. It reads no other column, so passwords
/// and telephone numbers stay where they are.
enum OneRosterColumn: String, Hashable, CaseIterable {
  case propertyName, value
  case sourcedID = "sourcedId"
  case status, name, title, type, enabledUser
  case orgs = "orgSourcedIds"
  case org = "orgSourcedId"
  case role, givenName, familyName, preferredGivenName, preferredFamilyName, email, classCode
  case `class` = "classSourcedId"
  case school = "schoolSourcedId"
  case user = "userSourcedId"

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// Finds the column with a name, in small letters or capitals.
  init?(named name: String) {
    let letters = name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }
    guard let found = Self.names[String(String.UnicodeScalarView(letters))] else { return nil }
    self = found
  }
}

/// One of OneRoster's files: rows below the names of the columns, which may have any order.
struct OneRosterTable {
  struct Row {
    let line: Int
    private let fields: [String]
    private let indices: [OneRosterColumn: Int]
    /// The reason why the fields can't be told apart; `nil` if they can.
    let fault: RowReason?

    init(_ row: DelimitedText.Row, _ indices: [OneRosterColumn: Int], width: Int) {
      (line, self.indices) = (row.line, indices)
      fields = row.fields
      let used = 1 + (row.fields.lastIndex { $0.asPassage != nil } ?? 0)
      fault = used > width ? .tooManyFields(used, columns: width) : nil
    }

    /// The field of a column, without space around it; an empty text if the row has none.
    subscript(column: OneRosterColumn) -> String {
      guard let index = indices[column], fields.indices.contains(index) else { return "" }
      return fields[index].asPassage ?? ""
    }
  }

  /// The name in remarks.
  let file: String
  private(set) var rows: [Row] = []
  /// The remarks about lines of text.
  private(set) var notes = RowNotes<RowReason>()

  /// - Parameter needed: the columns that every row needs.
  /// - Throws: ``RosterError/badLine(file:_:)``, ``RosterError/missingColumn(file:_:)``.
  init(
    _ bytes: [UInt8], file: String, needed: [OneRosterColumn]
  ) throws(RosterError) {
    self.file = file
    let text: FileText
    do throws(LineError) {
      text = try FileText(bytes)
    } catch {
      throw .badLine(file: file, error)
    }
    let separator = Separator(of: text) { fields in
      Set(needed).isSubset(of: fields.compactMap { OneRosterColumn(named: $0) })
    }
    var source = DelimitedText(text, by: separator)
    let header = source.next()?.fields ?? []
    var indices: [OneRosterColumn: Int] = [:]
    for (index, name) in header.enumerated() {
      if let column = OneRosterColumn(named: name), indices[column] == nil {
        indices[column] = index
      }
    }
    for column in needed where indices[column] == nil {
      throw .missingColumn(file: file, column.rawValue)
    }
    notes = text.notes
    while let row = source.next() {
      if row.isBlank { continue }
      for remark in row.remarks {
        notes.add(RowNote(line: row.line, text: "", reason: remark, isLeftOut: false))
      }
      rows.append(Row(row, indices, width: header.count))
    }
  }
}
