/// The relation of a person to what a request is about: the server, a school, a class or a learner.
public enum Relation: String, CaseIterable, Sendable {
  /// An owner of the server. Owners have this relation to each school, class and learner on it.
  case owner
  /// A head of the school.
  case head
  /// A teacher: of the class, of the learner's class, of the school, or of the server's own class.
  case teacher
  /// A parent of the learner.
  case parent
  /// The learner or the account itself.
  case oneself
  /// Anybody else who is logged in.
  case stranger

  /// The relation of a role to the server itself. A person who works at a school, or has a child
  /// here, is a stranger to the server.
  public init(_ role: AccountRole) {
    switch role {
    case .owner: self = .owner
    case .teacher: self = .teacher
    case .staff, .parent, .learner: self = .stranger
    }
  }

  /// Returns whether people with this relation may do something.
  public func has(_ right: Right) -> Bool { right.holders.contains(self) }
}

extension AccountRole {
  /// Returns whether people with the role may do something on the server itself.
  public func has(_ right: Right) -> Bool { Relation(self).has(right) }
}
