public import Summaries

/// The lines of a journal: the first primitive of the storage. Lines are only ever added at the
/// end.
package protocol JournalLines: Sendable {
  /// The place of the journal, for messages and for the names of summaries.
  var location: String { get }

  /// Appends whole lines, and returns when they are safe.
  ///
  /// - Throws: ``StorageError``; the journal is then as it was.
  func append(_ lines: [UInt8]) throws(StorageError)

  /// Passes lines to a closure, oldest first, one at a time.
  ///
  /// No lock is held meanwhile, because writers only add lines at the end.
  ///
  /// - Parameters:
  ///   - position: a position up to which this journal was read before; `nil` for none.
  ///   - begin: a closure that is called first. It gets whether the journal is unchanged up to the
  ///     position, so that only the lines after it follow; otherwise all lines do. It returns
  ///     whether to go on.
  /// - Returns: the position of the end; `nil` if the journal does not exist, or if `begin` did not
  ///   go on.
  func read(
    after position: JournalPosition?, begin: (_ isUnchanged: Bool) -> Bool,
    line: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> JournalPosition?

  /// Passes the lines in the last bytes of the journal to a closure. The first may be a part of a
  /// line.
  func readEnd(
    bytes: Int, _ line: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(StorageError)

  /// Keeps only the lines that are entries. The journal as it was stays beside the new one, and is
  /// reported.
  func mend(keeping isEntry: (UnsafeBufferPointer<UInt8>) -> Bool) throws(StorageError)

  /// Whether another program may have put the lines of two computers one after another.
  var mayBeMixed: Bool { get }

  /// Reports that the journal has lines of two computers, which a repair can merge.
  func noteMixed()

  /// Whether the last lines may yet be undone, because their step goes on. Nothing that is computed
  /// from them may then outlive the step.
  var mayBeUndone: Bool { get }

  /// Returns the number of bytes of the journal, which grows with every line.
  func size() throws(StorageError) -> Int

  /// Returns whether the journal has no lines.
  func isEmpty() throws(StorageError) -> Bool
}

/// A position in a journal, up to which the journal was read.
public struct JournalPosition: Hashable, Sendable {
  let offset: Int
  /// The facts by which a journal finds out whether its lines before the offset are unchanged.
  let marks: [Int]
}

extension JournalPosition: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    offset = try Int(from: &summary)
    marks = try [Int](from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    offset.write(to: &summary)
    marks.write(to: &summary)
  }
}
