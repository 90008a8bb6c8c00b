internal import FoundationEssentials
package import Scheduling
package import Storage

extension LearnerFiles {
  /// Returns the day of the last completion of each word, by the word in lower case.
  ///
  /// - Throws: `StorageError`.
  package func lastCompletions() throws(StorageError) -> [String: Day] {
    let utcOffset = Moment.now.utcOffset
    let days = try completed.words().compactMap { word in
      word.lastCompleted.map {
        (word.word.lowercased(), Moment(date: $0, utcOffset: utcOffset).day)
      }
    }
    return Dictionary(days, uniquingKeysWith: max)
  }
}
