package import Learner
internal import Shows
internal import Storage

extension LearnerFiles {
  /// The rule for merging two computers' shows: the union has the plays of both, and no status is
  /// lowered.
  package var showMerge: DocumentMerge {
    DocumentMerge(in: WatchMemory.place, areNamedByPeople: false) {
      [watched] _, versions throws(StorageError) in
      var record = WatchRecord()
      for version in versions {
        if case .content(let other?) = try? watched.decode(version) { record.join(other) }
      }
      let count = record.shows.count
      return (
        try watched.encode(record),
        RepairResult("The shows were merged: \(count.of("show")).")
      )
    }
  }
}
