/// The schools, classes and people in a file that a school gives, as the file names them.
///
/// The value never holds a password or a telephone number, and no learner's e-mail address.
package struct Roster: Hashable, Sendable {
  package let kind: RosterKind
  /// Whether the file has all records of a kind, or only those that changed.
  package let scope: RosterScope
  package internal(set) var schools: [RosterSchool] = []
  package internal(set) var classes: [RosterClass] = []
  package internal(set) var people: [RosterPerson] = []
  package internal(set) var enrollments: [RosterEnrollment] = []
  /// The remarks about the file, and about rows that are left out or read in another way.
  package internal(set) var remarks: [RosterRemark] = []
  /// The sources of people and of classes whose rows can't be read. They are in the file, so nobody
  /// leaves a class because of such a row.
  package internal(set) var unreadPeople: Set<String> = []
  package internal(set) var unreadClasses: Set<String> = []

  init(_ kind: RosterKind, _ scope: RosterScope) { (self.kind, self.scope) = (kind, scope) }
}

/// The kind of a file.
package enum RosterKind: Hashable, Sendable {
  /// Names in lines.
  case names
  /// A table. Its people belong to the classes that a column names, or to the class in which
  /// somebody brings the table.
  case table(namesClasses: Bool)
  /// A zip archive of 1EdTech's OneRoster, in version `1.1` or `1.2`.
  case oneRoster(version: String)
}

/// How much of the records of each kind a file has.
package struct RosterScope: Hashable, Sendable {
  package enum Extent: String, Hashable, Sendable {
    /// All records that count now.
    case bulk
    /// The records that changed.
    case delta
    /// No record.
    case absent
  }

  package var users: Extent
  package var classes: Extent
  package var enrollments: Extent

  /// A list of names adds people, and says nothing about others.
  static let added = RosterScope(users: .delta, classes: .absent, enrollments: .delta)
  /// A table with classes has everybody of these classes, and says nothing about other classes.
  static let ofClasses = RosterScope(users: .bulk, classes: .delta, enrollments: .bulk)
}
