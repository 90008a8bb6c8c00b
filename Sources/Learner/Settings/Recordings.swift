/// The choice of when the learner hears recordings of people.
public enum Recordings: String, CaseIterable, Sendable {
  /// Never.
  case never
  /// When the learner asks for one.
  case whenAsked = "when-asked"
  /// In place of the voice, if a recording exists.
  case first
}
