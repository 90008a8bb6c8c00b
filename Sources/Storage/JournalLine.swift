/// An entry of the journal, of whatever kind.
public protocol JournalLine: Encodable, Sendable {
  /// The name of the step that made the entry, where a page named it; see ``Step``.
  var step: String? { get set }
}

/// A step of a page, which may come twice: over a network that fails, or by a double click.
///
/// The first entry that a step appends to the journal holds the step's name. So a step is not taken again, even where
/// the program was killed before it could answer.
public enum Step {
  /// The name of the step that is taken now; `nil` where nobody named it.
  @TaskLocal public static var current: String?
}
