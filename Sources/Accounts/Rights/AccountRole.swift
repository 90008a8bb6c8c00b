/// The role of a person on a server with accounts.
public enum AccountRole: String, Codable, CaseIterable, Sendable {
  /// Looks after the server: its accounts, its class, its data.
  case owner
  /// Teaches the class.
  case teacher
  /// Learns.
  case learner

  /// The role in words, with its article.
  public var noun: String {
    switch self {
    case .owner: "an owner"
    case .teacher: "a teacher"
    case .learner: "a learner"
    }
  }
}
