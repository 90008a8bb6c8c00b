/// The learners who practise in one place, with one namespace of storage for each.
public protocol LearnerDirectory: Sendable {
  /// Returns the names of the learners, sorted.
  func names() throws(StorageError) -> [String]

  /// Makes the storage of a new learner.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name.
  func make(_ name: String) throws(StorageError)

  /// Gives a learner another name.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name.
  func rename(_ name: String, to new: String) throws(StorageError)

  /// Puts a learner's storage aside, so that it can be restored.
  ///
  /// - Parameters:
  ///   - name: the learner's name.
  ///   - id: the learner's identity, by which ``restore(_:)`` finds it.
  func remove(_ name: String, id: String) throws(StorageError)

  /// Returns the name of a removed learner; `nil` where no removed learner has the identity.
  func removedName(of id: String) throws(StorageError) -> String?

  /// Returns the removed learners, sorted by their identities.
  func removed() throws(StorageError) -> [RemovedLearner]

  /// Opens the files of a removed learner, only to read them.
  func files(ofRemoved learner: RemovedLearner) throws(StorageError) -> LearnerFiles

  /// Puts the storage of a removed learner back.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name by now, and
  ///   ``StorageError/moved(path:)`` where no removed learner has the identity.
  func restore(_ id: String) throws(StorageError)

  /// Erases the storage of a removed learner for good. An erasure that was interrupted is completed
  /// by a repetition.
  func erase(_ id: String) throws(StorageError)
}

/// A removed learner, whose files wait to be restored.
public struct RemovedLearner: Sendable {
  /// The identity by which a directory finds the learner.
  public let id: String
  public let name: String
}
