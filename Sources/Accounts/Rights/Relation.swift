/// What a person is to the server, the school, the class or the learner that a request is about.
public enum Relation: String, CaseIterable, Sendable {
  /// An owner of the server, who is one to everything on it.
  case owner
  /// A head of the school.
  case head
  /// A teacher: of the class, of the learner's class, of the school, or of the server's own class.
  case teacher
  /// A parent of the learner.
  case parent
  /// Somebody whom it is about: the learner, or a person with an account of their own.
  case oneself

  /// The relation of a role to the server itself. A person who works at a school, or has a child
  /// here, is nobody special to the server.
  public init(_ role: AccountRole) {
    switch role {
    case .owner: self = .owner
    case .teacher: self = .teacher
    case .staff, .parent, .learner: self = .oneself
    }
  }

  /// Returns whether people with this relation may do something.
  public func has(_ right: Right) -> Bool { right.holders.contains(self) }
}

extension AccountRole {
  /// Returns whether people with the role may do something on the server itself.
  public func has(_ right: Right) -> Bool { Relation(self).has(right) }
}
