/// A school of a file.
package struct RosterSchool: Hashable, Sendable {
  /// The name that the school's own system gives it (`sourcedId`).
  package let id: String
  package let title: String
}

/// A class of a file.
package struct RosterClass: Hashable, Sendable {
  /// The text that tells the classes of a file apart: the source, or else the title in small
  /// letters.
  package let key: String
  /// The name that the school's own system gives it (`sourcedId`); `nil` in a table.
  package let id: String?
  package let title: String
  /// The short name that the school gives the class, such as `MATH-5B-2`.
  package let code: String?
  /// The source of its school.
  package let school: String?
  /// Whether the file says that the class has ended.
  package let isRemoved: Bool
}

/// A person of a file.
package struct RosterPerson: Hashable, Sendable {
  /// The text that tells the people of a file apart.
  package let key: String
  /// The name that the school's own system gives the person (`sourcedId`, or the column `id` of a
  /// table).
  package let id: String?
  package let name: PersonName
  /// The address to which an invitation goes; `nil` for every learner.
  package let email: String?
  /// `nil` if a file of changes doesn't say it.
  package let role: RosterRole?
  /// The sources of the schools to which the person belongs.
  package let schools: Set<String>
  /// Whether the file says that the person has left.
  package let isRemoved: Bool
}

/// The role of a person at a school.
package enum RosterRole: String, Hashable, Sendable {
  case learner, teacher, head
}

/// A person's place in a class of a file.
package struct RosterEnrollment: Hashable, Sendable {
  /// The key of the class; `nil` for the class in which somebody brings the file.
  package let `class`: String?
  /// The key of the person.
  package let person: String
  /// `learner` or `teacher`.
  package let role: RosterRole
  /// Whether the file says that the person has left the class.
  package let isRemoved: Bool
}
