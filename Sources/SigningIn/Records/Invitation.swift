package import Accounts
package import FoundationEssentials
package import Learner

/// A link that is good once and for a while: to sign up, or to choose a new password.
package struct Invitation: Hashable, Sendable, Codable {
  /// The purpose of the link.
  package enum Purpose: Hashable, Sendable, Codable {
    /// To make an account with a role, for a new learner or an existing one.
    case signUp(role: AccountRole, learner: InvitedLearner?)
    /// To choose a new password for an account.
    case newPassword(account: Identifier)
  }

  package let purpose: Purpose
  /// The account of the person who made it; `nil` for the owner of the server's computer.
  package let by: Identifier?
  package let ends: Date

  /// The time for which an invitation is good, and that for which a link to a new password is.
  package static let signUpTime: TimeInterval = 14 * 86_400
  package static let passwordTime: TimeInterval = 24 * 3600
}

/// The learner whose files a new account gets.
package enum InvitedLearner: Hashable, Sendable, Codable {
  /// The usual learner of the server's computer.
  case usual
  case named(Identifier)
}
