/// The people who may make an account on a server.
public enum AccountMode: String, CaseIterable, Sendable {
  /// Nobody: the server has no accounts.
  case off
  /// People with an invitation.
  case invited
  /// Everybody who can reach the server.
  case open
}
