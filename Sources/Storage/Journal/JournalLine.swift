public import FoundationEssentials

/// An entry of the journal. Each room declares its own kind of entry.
public protocol JournalLine: Codable, Sendable {
  /// The kind that each entry of this type has in its member `kind`; `nil` for the entries about
  /// words, which are older than kinds.
  static var kindName: String? { get }
  /// The newest version of an entry of this kind that we read and write.
  static var version: Int { get }

  /// The time of the event.
  var at: Date { get }
  /// The name of the step that made the entry, if a page gave the step a name; see ``Step``.
  var step: String? { get set }

  /// Reads a line in the form that VocalVocab writes, many times as fast as `JSONDecoder`, with the
  /// same result.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge, and for a newer version.
  init?(plain line: UnsafeBufferPointer<UInt8>)
}

/// A step of a page. The page may send it twice, because the network fails or a person clicks
/// twice.
///
/// The first entry that a step appends to the journal holds the step's name. So the same step is
/// not done twice, even if the program was killed before it could answer.
public enum Step {
  /// The name of the current step; `nil` if the page gave it no name.
  @TaskLocal public static var current: String?
}
