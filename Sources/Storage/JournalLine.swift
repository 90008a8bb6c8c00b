public import FoundationEssentials

/// An entry of the journal. Each room declares its own kind of entry.
public protocol JournalLine: Codable, Sendable {
  /// The kind that each entry of this type says in its member `kind`; `nil` for the entries about
  /// words, which are older than kinds.
  static var kindName: String? { get }
  /// The newest version of an entry of this kind that we read and write.
  static var version: Int { get }

  /// The time of the event.
  var at: Date { get }
  /// The name of the step that made the entry, where a page named it; see ``Step``.
  var step: String? { get set }

  /// Reads a line as VocalVocab writes it, many times as fast as `JSONDecoder`, with the same
  /// meaning.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge, and for a newer version.
  init?(plain line: UnsafeBufferPointer<UInt8>)
}

/// A step of a page, which may come twice: over a network that fails, or by a double click.
///
/// The first entry that a step appends to the journal holds the step's name. So a step is not taken
/// again, even where the program was killed before it could answer.
public enum Step {
  /// The name of the step that is taken now; `nil` where nobody named it.
  @TaskLocal public static var current: String?
}
