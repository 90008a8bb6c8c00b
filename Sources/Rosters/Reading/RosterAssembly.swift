internal import Vocabulary

/// A roster of rows that each name a person, and perhaps the person's class.
struct RosterAssembly {
  /// A person as a row names them.
  struct Row {
    let line: Int
    let name: PersonName
    let id: String?
    let email: String?
    let role: RosterRole
  }

  private var roster: Roster
  var remarks = RosterRemarks()
  /// The indices of classes among those of the roster, by their keys.
  private var classes: [String: Int] = [:]
  /// The people by their identities, with the lines that name them first.
  private var people: [Identity: (key: String, name: NameKey, line: Int)] = [:]
  private var enrollments: Set<RosterEnrollment> = []
  /// The classes of the learners without sources, by their names.
  private var namesakes: [NameKey: [(name: String, class: String)]] = [:]

  /// The mark by which two rows are about one person.
  private enum Identity: Hashable {
    case id(String)
    /// A learner's name in a class. In another class it is somebody else's.
    case learner(NameKey, class: String?)
    case address(String)
    case staff(NameKey)
  }

  init(_ kind: RosterKind, _ scope: RosterScope) { roster = Roster(kind, scope) }

  /// Adds a person with a class.
  ///
  /// - Parameter title: the title of the class; `nil` for the class in which somebody brings the
  ///   file.
  mutating func add(_ row: Row, _ title: String?) {
    let place = title.map { classKey(of: $0) }
    let identity = identity(of: row, in: place)
    let key: String
    if let known = people[identity] {
      key = known.key
      let isOther = known.name != NameKey(row.name.full)
      let enrollment = enrollment(of: key, row, place)
      if isOther || enrollments.contains(enrollment) {
        remarks.add(
          isOther ? .repeatedID(earlier: known.line) : .repeatedName(earlier: known.line),
          line: row.line)
        return
      }
    } else {
      key = "person \(people.count + 1)"
      people[identity] = (key, NameKey(row.name.full), row.line)
      roster.people.append(
        RosterPerson(
          key: key, id: row.id, name: row.name, email: row.role == .learner ? nil : row.email,
          role: row.role, schools: [], isRemoved: false))
      if case .learner(let name, _) = identity, let title {
        namesakes[name, default: []].append((row.name.full, title))
      }
    }
    let enrollment = enrollment(of: key, row, place)
    // A head has no class of their own, unless the row names one.
    if row.role == .head, place == nil { return }
    if enrollments.insert(enrollment).inserted { roster.enrollments.append(enrollment) }
  }

  private func enrollment(of key: String, _ row: Row, _ place: String?) -> RosterEnrollment {
    RosterEnrollment(
      class: place, person: key, role: row.role == .learner ? .learner : .teacher,
      isRemoved: false)
  }

  private func identity(of row: Row, in place: String?) -> Identity {
    if let id = row.id { return .id(id) }
    if row.role == .learner { return .learner(NameKey(row.name.full), class: place) }
    return row.email.map { .address($0.lowercased()) } ?? .staff(NameKey(row.name.full))
  }

  private mutating func classKey(of title: String) -> String {
    let key = title.lowercased()
    if classes[key] == nil {
      classes[key] = roster.classes.count
      roster.classes.append(
        RosterClass(key: key, id: nil, title: title, code: nil, school: nil, isRemoved: false))
    }
    return key
  }

  /// Returns the roster with its remarks.
  mutating func finished() -> Roster {
    let shared = namesakes.values.filter { $0.count > 1 }.sorted { $0[0].name < $1[0].name }
    for people in shared {
      remarks.add(.namesakes(people[0].name, classes: people.map(\.class)))
    }
    roster.remarks = remarks.all
    return roster
  }
}

extension RosterRemark.Reason {
  init(_ flaw: PersonName.Flaw) {
    switch flaw {
    case .empty: self = .noName
    case .long(let limit): self = .longName(limit: limit)
    case .invisible: self = .invisibleName
    case .notAName(let text): self = .notAName(text)
    }
  }
}
