/// The role of a person on a server with accounts.
public enum AccountRole: String, Codable, CaseIterable, Sendable {
  /// Looks after the server: its accounts, its schools, its own class, its data.
  case owner
  /// Teaches the server's own class.
  case teacher
  /// Works at a school of the server. The school says as what.
  case staff
  /// Sees what their children do.
  case parent
  /// Learns.
  case learner

  /// The roles that an owner can give. The others come with an invitation to a school.
  public static let given: [Self] = [.owner, .teacher, .learner]

  /// The role in words, with its article.
  public var noun: String {
    switch self {
    case .owner: "an owner"
    case .teacher: "a teacher"
    case .staff: "a teacher at a school"
    case .parent: "a parent"
    case .learner: "a learner"
    }
  }
}

/// The role of a person at a school.
public enum SchoolRole: String, Codable, CaseIterable, Sendable {
  /// Leads the school: its teachers and all its classes.
  case head
  /// Teaches classes of the school.
  case teacher
}
