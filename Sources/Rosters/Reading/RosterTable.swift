internal import Tables
internal import Vocabulary

/// A table whose rows name people. The names of the columns decide which column is which.
struct RosterTable {
  private let table: Table<RosterPart>
  private let columns: [RosterPart: [Int]]
  private var assembly: RosterAssembly
  private var parents = 0
  private var otherStaff = 0

  /// Reads a table; returns `nil` for a text whose first row doesn't name columns.
  ///
  /// - Throws: ``RosterError``.
  static func read(_ text: FileText) throws(RosterError) -> Roster? {
    let separator = Separator(of: text, isHeader: RosterPart.isHeader)
    let preface = TablePreface(above: separator, in: text, ReadingChoices())
    let header: [String]
    if let preface {
      header = preface.header
    } else {
      var rows = DelimitedText(text, by: separator)
      header = rows.next()?.fields ?? []
    }
    guard RosterPart.isHeader(header) else {
      if RosterPart.isHeaderWithoutNames(header) { throw .noNameColumn }
      return nil
    }
    let table: Table<RosterPart>
    do throws(ColumnChoiceError) {
      table = try Table(
        text, by: separator, below: preface, names: RosterPart.names, needed: []
      ) { _ in [:] }
    } catch {
      throw .noNameColumn
    }
    var reading = RosterTable(table)
    reading.assembly.remarks.add(text.notes)
    if let preface { reading.assembly.remarks.add(preface.notes(ReadingChoices())) }
    return reading.roster()
  }

  private init(_ table: Table<RosterPart>) {
    self.table = table
    columns = RosterPart.resolved(table.columns)
    let namesClasses = columns[.class] != nil
    assembly = RosterAssembly(
      .table(namesClasses: namesClasses), namesClasses ? .ofClasses : .added)
  }

  /// Reads the rows.
  private mutating func roster() -> Roster {
    var rows: [Table<RosterPart>.Row] = []
    for row in table {
      for remark in row.remarks {
        assembly.remarks.add(.row(remark, isLeftOut: false), line: row.line)
      }
      if let fault = row.fault {
        assembly.remarks.add(.row(fault, isLeftOut: true), line: row.line)
      } else {
        rows.append(row)
      }
    }
    let names = rows.map { text(.name, of: $0) }.filter { !$0.isEmpty }
    let isFamilyFirst = !names.isEmpty && names.allSatisfy { $0.commas == 1 }
    if isFamilyFirst { assembly.remarks.add(.familyFirst) }
    for row in rows { add(row, isFamilyFirst: isFamilyFirst) }
    assembly.remarks.add(parents) { .parents($0) }
    assembly.remarks.add(otherStaff) { .otherStaff($0) }
    return assembly.finished()
  }

  private mutating func add(_ row: Table<RosterPart>.Row, isFamilyFirst: Bool) {
    guard let role = role(of: row) else { return }
    let name: PersonName
    do throws(PersonName.Flaw) {
      name = try self.name(of: row, isFamilyFirst: isFamilyFirst)
    } catch {
      assembly.remarks.add(RosterRemark.Reason(error), line: row.line)
      return
    }
    var email: String?
    let address = text(.email, of: row)
    if role != .learner, !address.isEmpty {
      email = MailAddress.checked(address)
      if email == nil { assembly.remarks.add(.badAddress, line: row.line) }
    }
    let id = text(.id, of: row)
    let title = ClassTitle(text(.class, of: row))
    if title.isShortened {
      assembly.remarks.add(.longTitle(limit: ClassTitle.longest), line: row.line)
    }
    assembly.add(
      .init(line: row.line, name: name, id: id.isEmpty ? nil : id, email: email, role: role),
      title.text.isEmpty ? nil : title.text)
  }

  private mutating func role(of row: Table<RosterPart>.Row) -> RosterRole? {
    let text = text(.role, of: row)
    guard !text.isEmpty else { return .learner }
    switch RoleWord(text) {
    case .role(let role): return role
    case .parent: parents += 1
    case .otherStaff: otherStaff += 1
    case nil: assembly.remarks.add(.unknownRole(text), line: row.line)
    }
    return nil
  }

  private func name(
    of row: Table<RosterPart>.Row, isFamilyFirst: Bool
  ) throws(PersonName.Flaw) -> PersonName {
    let whole = text(.name, of: row)
    let (given, family) = (text(.given, of: row), text(.family, of: row))
    if given.isEmpty, family.isEmpty {
      return isFamilyFirst ? try PersonName(familyFirst: whole) : try PersonName(whole)
    }
    return try PersonName(given: given, family: family)
  }

  /// Returns the field of a part, without space around it; an empty text if the row has none.
  private func text(_ part: RosterPart, of row: Table<RosterPart>.Row) -> String {
    for column in columns[part] ?? [] where row.fields.indices.contains(column) {
      if let text = CSV.restored(row.fields[column]).asPassage { return text }
    }
    return ""
  }
}
