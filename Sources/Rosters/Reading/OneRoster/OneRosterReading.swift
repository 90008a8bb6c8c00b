internal import Vocabulary

/// The reading of the files of an archive of OneRoster, each after those to which it refers.
struct OneRosterReading {
  private let manifest: OneRosterManifest
  private let tables: [OneRosterArchive.File: OneRosterTable]
  private var roster: Roster
  var remarks = RosterRemarks()
  /// The lines of the classes and of the people, by their sources.
  private var classLines: [String: Int] = [:]
  private var personLines: [String: Int] = [:]
  /// The roles and the schools of people in `roles.csv`, by the people's sources.
  private var roles: [String: (words: [RoleWord], schools: Set<String>)] = [:]
  /// The roles of people in their classes, by the people's sources.
  private var classRoles: [String: RosterRole] = [:]
  /// The sources of people who are left out and only counted.
  private var passedOver: Set<String> = []

  init(
    _ manifest: OneRosterManifest, _ tables: [OneRosterArchive.File: OneRosterTable]
  ) {
    (self.manifest, self.tables) = (manifest, tables)
    roster = Roster(
      .oneRoster(version: manifest.version),
      RosterScope(
        users: manifest.extent(of: .users), classes: manifest.extent(of: .classes),
        enrollments: manifest.extent(of: .enrollments)))
  }

  /// Reads the files.
  mutating func read() -> Roster {
    for file in OneRosterArchive.File.allCases {
      if let table = tables[file] { remarks.add(table.notes, file: file.name) }
    }
    if let table = tables[.orgs] { readSchools(table) }
    if let table = tables[.classes] { readClasses(table) }
    if let table = tables[.roles] { readRoles(table) }
    if let table = tables[.enrollments] { readClassRoles(table) }
    if let table = tables[.users] { readUsers(table) }
    if let table = tables[.enrollments] { readEnrollments(table) }
    roster.remarks = remarks.all
    return roster
  }

  /// Returns the status of a row, unless the row has to be left out.
  private mutating func status(
    of row: OneRosterTable.Row, in file: OneRosterArchive.File
  ) -> OneRosterStatus? {
    if let fault = row.fault {
      remarks.add(.row(fault, isLeftOut: true), file: file.name, line: row.line)
      return nil
    }
    let status = OneRosterStatus(row[.status], in: manifest.extent(of: file))
    if status == nil {
      remarks.add(.unknownStatus(row[.status]), file: file.name, line: row.line)
    }
    return status
  }

  // MARK: Schools and classes

  private mutating func readSchools(_ table: OneRosterTable) {
    var known: Set<String> = []
    for row in table.rows {
      guard let status = status(of: row, in: .orgs), status == .active else { continue }
      let title = ClassTitle(row[.name]).text
      let isSchool = ["school", ""].contains(row[.type].lowercased())
      guard isSchool, !row[.sourcedID].isEmpty, !title.isEmpty else { continue }
      if known.insert(row[.sourcedID]).inserted {
        roster.schools.append(RosterSchool(id: row[.sourcedID], title: title))
      }
    }
  }

  private mutating func readClasses(_ table: OneRosterTable) {
    for row in table.rows {
      let id = row[.sourcedID]
      guard let status = status(of: row, in: .classes) else {
        roster.unreadClasses.insert(id)
        continue
      }
      guard status != .ignored else { continue }
      guard let line = newLine(id, row, known: classLines, .classes) else { continue }
      let title = ClassTitle(row[.title])
      guard status == .removed || !title.text.isEmpty else {
        remarks.add(.noClassTitle, file: table.file, line: row.line)
        roster.unreadClasses.insert(id)
        continue
      }
      if title.isShortened {
        remarks.add(.longTitle(limit: ClassTitle.longest), file: table.file, line: row.line)
      }
      classLines[id] = line
      let code = ClassTitle(row[.classCode]).text
      roster.classes.append(
        RosterClass(
          key: id, id: id, title: title.text.isEmpty ? id : title.text,
          code: code.isEmpty ? nil : code, school: row[.school].isEmpty ? nil : row[.school],
          isRemoved: status == .removed))
    }
  }

  /// Returns the number of a row's line, unless its record has no name or an earlier row has it.
  private mutating func newLine(
    _ id: String, _ row: OneRosterTable.Row, known: [String: Int],
    _ file: OneRosterArchive.File
  ) -> Int? {
    if id.isEmpty {
      remarks.add(.noID, file: file.name, line: row.line)
    } else if let earlier = known[id] {
      remarks.add(.repeatedID(earlier: earlier), file: file.name, line: row.line)
    } else {
      return row.line
    }
    return nil
  }

  // MARK: People

  private mutating func readRoles(_ table: OneRosterTable) {
    for row in table.rows {
      guard let status = status(of: row, in: .roles), status == .active else { continue }
      guard let word = RoleWord(row[.role]) else {
        remarks.add(.unknownRole(row[.role]), file: table.file, line: row.line)
        continue
      }
      var known = roles[row[.user]] ?? ([], [])
      known.words.append(word)
      if !row[.org].isEmpty { known.schools.insert(row[.org]) }
      roles[row[.user]] = known
    }
  }

  private mutating func readClassRoles(_ table: OneRosterTable) {
    for row in table.rows {
      guard case .role(let role) = RoleWord(row[.role]), role != .head, row.fault == nil else {
        continue
      }
      // A teacher may take a course, and stays a teacher.
      if classRoles[row[.user]] != .teacher { classRoles[row[.user]] = role }
    }
  }

  private mutating func readUsers(_ table: OneRosterTable) {
    var (parents, others, disabled) = (0, 0, 0)
    for row in table.rows {
      let id = row[.sourcedID]
      guard let status = status(of: row, in: .users) else {
        roster.unreadPeople.insert(id)
        continue
      }
      guard status != .ignored else {
        passedOver.insert(id)
        continue
      }
      guard let line = newLine(id, row, known: personLines, .users) else { continue }
      personLines[id] = line
      let known = roles[id]
      var role = classRoles[id]
      switch word(row, known?.words ?? [], &role) {
      case .parent:
        parents += 1
        passedOver.insert(id)
        continue
      case .otherStaff:
        others += 1
        passedOver.insert(id)
        continue
      case nil where !row[.role].isEmpty && role == nil:
        remarks.add(.unknownRole(row[.role]), file: table.file, line: row.line)
        roster.unreadPeople.insert(id)
        continue
      case nil where role == nil && manifest.extent(of: .users) == .bulk:
        remarks.add(.noRole, file: table.file, line: row.line)
        roster.unreadPeople.insert(id)
        continue
      default: break
      }
      if status == .active, row[.enabledUser].lowercased() == "false" {
        disabled += 1
        passedOver.insert(id)
        continue
      }
      guard let name = name(of: row, isRemoved: status == .removed) else {
        roster.unreadPeople.insert(id)
        continue
      }
      let orgs = row[.orgs].utf8.split(separator: UInt8(ascii: ","))
      let schools = Set(orgs.compactMap { String(Substring($0)).asPassage })
      roster.people.append(
        RosterPerson(
          key: id, id: id, name: name, email: role == .learner ? nil : email(of: row), role: role,
          schools: schools.union(known?.schools ?? []), isRemoved: status == .removed))
    }
    remarks.add(parents, { .parents($0) }, file: table.file)
    remarks.add(others, { .otherStaff($0) }, file: table.file)
    remarks.add(disabled, { .disabled($0) }, file: table.file)
  }

  /// Returns the word that says most about a person, and changes the role to what it says.
  private func word(
    _ row: OneRosterTable.Row, _ others: [RoleWord], _ role: inout RosterRole?
  ) -> RoleWord? {
    let words = Set(others + [RoleWord(row[.role])].compactMap(\.self))
    let order: [RoleWord] = [
      .role(.head), .role(.teacher), .role(.learner), .otherStaff, .parent,
    ]
    let word = order.first(where: words.contains)
    if case .role(let known) = word { role = known }
    return word
  }

  /// Returns the name of a row's person. In a class, people are called by the names that they
  /// prefer. If a person has left, nobody reads the name, so the source stands in its place.
  private mutating func name(of row: OneRosterTable.Row, isRemoved: Bool) -> PersonName? {
    let preferred = (row[.preferredGivenName], row[.preferredFamilyName])
    do throws(PersonName.Flaw) {
      return try PersonName(
        given: preferred.0.isEmpty ? row[.givenName] : preferred.0,
        family: preferred.1.isEmpty ? row[.familyName] : preferred.1)
    } catch {
      if isRemoved { return PersonName(unnamed: row[.sourcedID]) }
      remarks.add(
        RosterRemark.Reason(error), file: OneRosterArchive.File.users.name, line: row.line)
      return nil
    }
  }

  private mutating func email(of row: OneRosterTable.Row) -> String? {
    guard !row[.email].isEmpty else { return nil }
    let address = MailAddress.checked(row[.email])
    if address == nil {
      remarks.add(.badAddress, file: OneRosterArchive.File.users.name, line: row.line)
    }
    return address
  }

  // MARK: Enrollments

  private mutating func readEnrollments(_ table: OneRosterTable) {
    let people = Dictionary(roster.people.map { ($0.key, $0) }) { first, _ in first }
    let classes = Set(roster.classes.map(\.key))
    var known: Set<RosterEnrollment> = []
    var others = 0
    for row in table.rows {
      guard let status = status(of: row, in: .enrollments), status != .ignored else { continue }
      let (place, user) = (row[.class], row[.user])
      guard !passedOver.contains(user), !roster.unreadPeople.contains(user),
        !roster.unreadClasses.contains(place)
      else { continue }
      let role: RosterRole
      switch RoleWord(row[.role]) {
      case .role(.learner): role = .learner
      case .role(.teacher): role = .teacher
      case nil:
        remarks.add(.unknownRole(row[.role]), file: table.file, line: row.line)
        continue
      default:
        others += 1
        continue
      }
      if roster.scope.classes == .bulk, !classes.contains(place) {
        remarks.add(.unknownClass(place), file: table.file, line: row.line)
        continue
      }
      if roster.scope.users == .bulk, people[user] == nil {
        remarks.add(.unknownPerson(user), file: table.file, line: row.line)
        continue
      }
      if let whole = people[user]?.role, (whole == .learner) != (role == .learner) {
        remarks.add(.otherRole, file: table.file, line: row.line)
        continue
      }
      let enrollment = RosterEnrollment(
        class: place, person: user, role: role, isRemoved: status == .removed)
      if known.insert(enrollment).inserted { roster.enrollments.append(enrollment) }
    }
    remarks.add(others, { .otherEnrollments($0) }, file: table.file)
  }
}
