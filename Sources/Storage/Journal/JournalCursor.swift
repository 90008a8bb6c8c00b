internal import FoundationEssentials

/// The current line of a reader of the journal. Each room asks it for an entry of its own kind:
///
/// ```swift
/// try journal.read { line in
///   if let answer = line.entry(Answer.self) { progress.record(answer) }
/// }
/// ```
///
/// An entry of a kind that nobody asks for is passed over, and stays in the journal. The cursor is
/// valid only within the closure that gets it.
public final class JournalCursor {
  private let decoder = JSONDecoder.ofFiles
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var mayHaveKind = false
  private var foundHeading: JournalHeading??

  /// The time of the line's entry; `nil` until somebody has asked for the entry and got it.
  private(set) var takenAt: Date?
  /// The version of the line's entry, if somebody asked for its kind but knows only older versions.
  private(set) var newerVersion: Int?
  /// Whether somebody asked for the line's kind, but the line is not a valid entry of that kind.
  private(set) var isDamaged = false
  /// For each kind that had a damaged entry, the check whether a line is a valid entry of that
  /// kind.
  private var checks: [String?: (UnsafeBufferPointer<UInt8>) -> Bool] = [:]

  init() {}

  func move(to line: UnsafeBufferPointer<UInt8>) {
    bytes = line
    mayHaveKind = JournalHeading.mayHaveKind(line)
    (foundHeading, takenAt, newerVersion, isDamaged) = (nil, nil, nil, false)
  }

  /// The members that the line shares with every entry; `nil` if it is not an entry.
  var heading: JournalHeading? {
    if let foundHeading { return foundHeading }
    let heading = JournalHeading(bytes, decoder)
    foundHeading = .some(heading)
    return heading
  }

  /// Returns the line's entry; `nil` if it has another kind or can't be read.
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

  /// Returns whether a line is an entry, as far as this cursor can check its kind.
  func isEntry(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let heading = JournalHeading(line, decoder) else { return false }
    return checks[heading.kind]?(line) ?? true
  }
}
