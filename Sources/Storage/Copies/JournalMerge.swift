internal import FoundationEssentials

/// The entries of several journals as one journal: each line once, in the order of time.
package struct JournalMerge {
  private struct Line {
    let bytes: [UInt8]
    let at: Date
  }

  private let path: String
  private var lines: [Line] = []
  private var known: Set<[UInt8]> = []

  /// The newest version that we can read, for each kind of entry that we know. Entries of other
  /// kinds are kept, whatever their version.
  private let newest: [String?: Int]

  /// The seconds by which the clock may go back from one entry to the next. A larger step back is a
  /// sign that two journals were mixed.
  package static let clockChange = 3600.0

  /// Whether each journal was in the order of time, apart from small changes of the clock.
  package private(set) var isInOrder = true

  /// - Parameters:
  ///   - path: the path of the journal, for errors.
  ///   - newest: the newest version that we can read, for each kind of entry that we know.
  package init(path: String, newest: [String?: Int]) { (self.path, self.newest) = (path, newest) }

  /// The number of entries.
  package var count: Int { lines.count }

  /// Adds a journal. Skips the lines that git left in it, and torn lines.
  ///
  /// - Throws: ``StorageError/newerVersion(path:version:)`` for an entry of a newer version.
  package mutating func add(_ journal: [UInt8]) throws(StorageError) {
    let decoder = JSONDecoder.ofFiles
    var last = Date.distantPast
    for line in journal.split(separator: newline) {
      let bytes = Array(line)
      guard let heading = bytes.withUnsafeBufferPointer({ JournalHeading($0, decoder) }) else {
        continue
      }
      if let newest = newest[heading.kind], heading.version > newest {
        throw .newerVersion(path: path, version: heading.version)
      }
      let at = heading.at ?? last
      if at < last - Self.clockChange { isInOrder = false }
      last = at
      if known.insert(bytes).inserted { lines.append(Line(bytes: bytes, at: at)) }
    }
  }

  /// The bytes of the merged journal.
  package var bytes: [UInt8] {
    // Entries of the same moment keep their order.
    let sorted = lines.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    return sorted.flatMap { $0.element.bytes + [newline] }
  }
}
