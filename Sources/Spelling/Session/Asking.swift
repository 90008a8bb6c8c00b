/// The way in which a learner asks a session for help or for its end. The sentences of the session
/// name it.
public enum Asking: Hashable, Sendable {
  /// The learner types a request, such as `/help`.
  case byLine
  /// The learner presses a button.
  case byButton
}
