package import Accounts
package import FoundationEssentials
package import Learner

/// A link that is good once and for a while: to sign up, to work at a school, to see a child's
/// work, or to choose a new password.
package struct Invitation: Hashable, Sendable, Codable {
  /// The purpose of the link.
  package enum Purpose: Hashable, Sendable, Codable {
    /// To make an account with a role, for a new learner or an existing one.
    case signUp(role: AccountRole, learner: InvitedLearner?)
    /// To choose a new password for an account.
    case newPassword(account: Identifier)
    /// To work at a school, with a new account or one that is there.
    case work(school: Identifier, role: SchoolRole, expected: ExpectedTeacher? = nil)
    /// To see what a learner does, as a parent, with a new account or one that is there.
    case parent(child: Identifier)

    /// The role of an account that is made by the link; `nil` if it makes none.
    package var role: AccountRole? {
      switch self {
      case .signUp(let role, _): role
      case .newPassword: nil
      case .work: .staff
      case .parent: .parent
      }
    }

    /// Whether a person who has an account already can follow the link with it.
    package var isForExistingAccounts: Bool {
      switch self {
      case .work, .parent: true
      case .signUp, .newPassword: false
      }
    }

    /// The learner whose files the new account gets; `nil` for a new learner.
    package var learner: InvitedLearner? {
      if case .signUp(_, let learner) = self { learner } else { nil }
    }
  }

  package let purpose: Purpose
  /// The account of the person who made it; `nil` for the owner of the server's computer.
  package let by: Identifier?
  package let ends: Date

  /// The time for which an invitation is good, and that for which a link to a new password is.
  package static let signUpTime: TimeInterval = 14 * 86_400
  package static let passwordTime: TimeInterval = 24 * 3600
}

/// A teacher whom a school's file names, and who has no account here yet.
package struct ExpectedTeacher: Hashable, Sendable, Codable {
  package let name: String
  package let email: String?
  /// The name that the school's own system has for the teacher; `nil` if the file doesn't say it.
  package var source: String?
  /// The classes that the teacher gets with the account.
  package var classes: [Identifier]

  package init(name: String, email: String?, source: String?, classes: [Identifier]) {
    (self.name, self.email, self.source, self.classes) = (name, email, source, classes)
  }
}

/// The learner whose files a new account gets.
package enum InvitedLearner: Hashable, Sendable, Codable {
  /// The usual learner of the server's computer.
  case usual
  case named(Identifier)
}
