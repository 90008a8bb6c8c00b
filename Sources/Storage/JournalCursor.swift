internal import FoundationEssentials

/// The line at which a reader of a journal is. Each room asks it for an entry of its own kind:
///
/// ```swift
/// try journal.read { line in
///   if let answer = line.entry(Answer.self) { progress.record(answer) }
/// }
/// ```
///
/// An entry of a kind that nobody asks for is passed over, and stays in the journal. The cursor is
/// good only within the closure that gets it.
public final class JournalCursor {
  private let decoder = JSONDecoder.ofFiles
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var mayHaveKind = false
  private var foundHeading: JournalHeading??

  /// The time of the line's entry, once somebody has taken it.
  private(set) var takenAt: Date?
  /// The version of the line's entry, where somebody asked for its kind and only knows older ones.
  private(set) var newerVersion: Int?
  /// Whether somebody asked for the line's kind, and it is not a right entry of that kind.
  private(set) var isDamaged = false
  /// Tells whether a line is a right entry, for each kind that was asked for in vain.
  private var checks: [String?: (UnsafeBufferPointer<UInt8>) -> Bool] = [:]

  init() {}

  func move(to line: UnsafeBufferPointer<UInt8>) {
    bytes = line
    mayHaveKind = JournalHeading.mayHaveKind(line)
    (foundHeading, takenAt, newerVersion, isDamaged) = (nil, nil, nil, false)
  }

  /// What the line has in common with every entry; `nil` where it is no entry.
  var heading: JournalHeading? {
    if let foundHeading { return foundHeading }
    let heading = JournalHeading(bytes, decoder)
    foundHeading = .some(heading)
    return heading
  }

  /// Returns the line's entry; `nil` where it is of another kind.
  public func entry<Entry: JournalLine>(_ type: Entry.Type) -> Entry? {
    guard mayHaveKind == (Entry.kindName != nil) else { return nil }
    if let entry = Entry(plain: bytes) {
      takenAt = entry.at
      return entry
    }
    guard let heading, heading.kind == Entry.kindName else { return nil }
    guard heading.version <= Entry.version else {
      newerVersion = heading.version
      return nil
    }
    guard let entry = try? decoder.decode(Entry.self, from: Data(bytes)) else {
      isDamaged = true
      checks[Entry.kindName] = { [decoder] line in
        Entry(plain: line) != nil || (try? decoder.decode(Entry.self, from: Data(line))) != nil
      }
      return nil
    }
    takenAt = entry.at
    return entry
  }

  /// Returns whether a line is an entry, as far as this cursor was asked.
  func isEntry(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let heading = JournalHeading(line, decoder) else { return false }
    return checks[heading.kind]?(line) ?? true
  }
}
