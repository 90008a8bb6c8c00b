package import Storage
package import Vocabulary

/// The store of the lists that a teacher shares with a class, of the class's assignments, and of
/// what the teacher chose for everyone.
package final class ClassStore: Sendable {
  private let document: Document<ClassWork>
  private let lists: ListStore

  /// - Parameter lists: the teacher's lists.
  init(in documents: any DocumentStore, lists: ListStore) {
    document = Document("class.json", in: documents, format: "vocalvocab.class")
    self.lists = lists
  }

  /// Returns the shared lists and the assignments, without the lists that the teacher deleted.
  ///
  /// - Throws: ``StorageError``.
  public func work() throws(StorageError) -> ClassWork {
    guard var work = try document.read() else { return ClassWork() }
    let names = Set(try lists.names())
    for deleted in work.sharedLists.subtracting(names) { work.unshare(deleted) }
    return work
  }

  /// Returns the voice and the level that the teacher chose. Every reading of a learner's settings
  /// asks for them, so the lists are not looked at.
  ///
  /// - Throws: ``StorageError``.
  package func choices() throws(StorageError) -> ClassChoices {
    try document.read()?.choices ?? ClassChoices()
  }

  /// Changes the shared lists and the assignments. The closure is called again if another process
  /// has changed them meanwhile.
  ///
  /// - Throws: ``StorageError``. Everything then stays as it is.
  public func change(_ body: (inout ClassWork) -> Void) throws(StorageError) {
    try document.update(orNew: ClassWork(), body)
  }

  /// Returns one of the teacher's lists.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    try lists.list(named: name)
  }
}

/// The work that a teacher gave one learner.
package struct Schoolwork: Sendable {
  private let store: ClassStore
  private let learner: String

  /// - Parameters:
  ///   - store: the store of the class's work.
  ///   - learner: the learner's name.
  package init(_ store: ClassStore, for learner: String) {
    (self.store, self.learner) = (store, learner)
  }

  /// Returns the names of the lists that the teacher shares.
  ///
  /// - Throws: ``StorageError``.
  package func sharedLists() throws(StorageError) -> Set<String> { try store.work().sharedLists }

  /// Returns a shared list.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    try store.list(named: name)
  }

  /// Returns the voice and the level that the teacher chose.
  ///
  /// - Throws: ``StorageError``.
  func choices() throws(StorageError) -> ClassChoices { try store.choices() }

  /// Returns the learner's assignments, the oldest first.
  ///
  /// - Throws: ``StorageError``.
  package func assignments() throws(StorageError) -> [Assignment] {
    try store.work().assignments.filter { $0.isFor(learner) }
  }
}

extension LearnerFiles {
  /// The lists and assignments that this learner gave a class, as its teacher.
  package var classWork: ClassStore { ClassStore(in: documents, lists: lists) }

  /// The work that a teacher gave this learner; `nil` without one.
  package var schoolwork: Schoolwork? { companion(Schoolwork.self) }
}
