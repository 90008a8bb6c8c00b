internal import Learner
package import Practice
internal import Scheduling
package import Storage

extension Garden {
  /// Reads a learner's garden from the journal. A round that still waits for a try doesn't count.
  ///
  /// - Throws: `StorageError` when the journal can't be read.
  package init(_ files: LearnerFiles) throws(StorageError) {
    var progress = Progress(by: files.scheduler)
    try files.forEachRevealableEntry { progress.record($0) }
    self.init(progress)
  }
}
