internal import FoundationEssentials

/// The entries of several journals as one journal: each line once. The entries of a journal keep
/// their order, and those of several journals are put between each other by their times.
package struct JournalMerge {
  private struct Line {
    let bytes: [UInt8]
    /// The latest time of the entries up to this one, in its journal.
    let time: Date
  }

  private let path: String
  private var lines: [Line] = []
  private var known: Set<[UInt8]> = []

  /// The newest version that we can read, for each kind of entry that we know. Entries of other
  /// kinds are kept, whatever their version.
  private let newest: [String?: Int]
  /// Whether one of the journals may have the lines of two computers one after another.
  private let mayBeMixed: Bool

  /// The seconds by which the clock may go back from one entry to the next. A larger step back is a
  /// sign that two journals were mixed, unless the entry after it has the mark of ``ClockChange``.
  package static let clockChange = 3600.0

  /// Whether each journal is that of one computer, as far as the times show it.
  package private(set) var isInOrder = true

  /// - Parameters:
  ///   - path: the path of the journal, for errors.
  ///   - newest: the newest version that we can read, for each kind of entry that we know.
  ///   - mayBeMixed: whether one of the journals may have the lines of two computers one after
  ///     another, as git writes them. If not, a time that goes back is that of a clock.
  package init(path: String, newest: [String?: Int], mayBeMixed: Bool) {
    (self.path, self.newest, self.mayBeMixed) = (path, newest, mayBeMixed)
  }

  /// The number of entries.
  package var count: Int { lines.count }

  /// Adds a journal. Skips the lines that git left in it, and torn lines.
  ///
  /// - Throws: ``StorageError/newerVersion(path:version:)`` for an entry of a newer version.
  package mutating func add(_ journal: [UInt8]) throws(StorageError) {
    let decoder = JSONDecoder.ofFiles
    // The times of the entry before, and of the last entry that was new.
    var (before, added) = (Date.distantPast, Date.distantPast)
    var time = Date.distantPast
    for line in journal.split(separator: newline) {
      let bytes = Array(line)
      guard let heading = bytes.withUnsafeBufferPointer({ JournalHeading($0, decoder) }) else {
        continue
      }
      if let newest = newest[heading.kind], heading.version > newest {
        throw .newerVersion(path: path, version: heading.version)
      }
      let at = heading.at ?? before
      let isOfOneClock = !mayBeMixed || heading.setBack != nil
      if !isOfOneClock, at < before - Self.clockChange { isInOrder = false }
      before = at
      guard known.insert(bytes).inserted else { continue }
      // The entries of another computer begin here.
      if !isOfOneClock, at < added - Self.clockChange { time = .distantPast }
      added = at
      time = max(time, at)
      lines.append(Line(bytes: bytes, time: time))
    }
  }

  /// The bytes of the merged journal.
  package var bytes: [UInt8] {
    // Entries of the same moment keep their order.
    let sorted = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return sorted.flatMap { $0.element.bytes + [newline] }
  }
}
