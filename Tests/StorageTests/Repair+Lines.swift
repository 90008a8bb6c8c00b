import Storage

extension Repair {
  /// A repair that keeps each line of tasks once.
  init(_ files: LearnerFiles) {
    self.init(files, newest: [JournalEntry.kindName: JournalEntry.version]) { versions in
      var (lines, known): ([[UInt8]], Set<[UInt8]>) = ([], [])
      for line in versions.flatMap({ $0.split(separator: UInt8(ascii: "\n")).map(Array.init) })
      where known.insert(line).inserted {
        lines.append(line)
      }
      return Tasks(bytes: lines.flatMap { $0 + [UInt8(ascii: "\n")] }, count: lines.count)
    }
  }
}
