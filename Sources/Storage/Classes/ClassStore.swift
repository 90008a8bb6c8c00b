public import Vocabulary

/// The document of what a teacher gave a class, beside the teacher's lists.
public final class ClassStore: Sendable {
  private let document: Document<ClassWork>
  private let lists: ListStore

  /// - Parameter lists: the teacher's lists.
  init(in folder: StoreFolder, lists: ListStore) {
    document = Document("class.json", in: folder.documents, format: "vocalvocab.class")
    self.lists = lists
  }

  /// Returns the shared lists and the assignments, without those whose list the teacher deleted.
  ///
  /// - Throws: ``StorageError``.
  public func work() throws(StorageError) -> ClassWork {
    guard var work = try document.read() else { return ClassWork() }
    let names = Set(try lists.names())
    for deleted in work.sharedLists.subtracting(names) { work.unshare(deleted) }
    return work
  }

  /// Changes the shared lists and the assignments. The closure is called again if another process
  /// has changed them meanwhile.
  ///
  /// - Throws: ``StorageError``. Everything then stays as it is.
  public func change(_ body: (inout ClassWork) -> Void) throws(StorageError) {
    try document.change { old in
      var work = old ?? ClassWork()
      body(&work)
      return work
    }
  }

  /// Returns a list of the teacher's.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    try lists.list(named: name)
  }
}

/// The work that a teacher gave one learner.
public struct Schoolwork: Sendable {
  private let store: ClassStore
  private let learner: String

  /// - Parameters:
  ///   - store: what the teacher gave the class.
  ///   - learner: the learner's name.
  public init(_ store: ClassStore, for learner: String) {
    (self.store, self.learner) = (store, learner)
  }

  /// Returns the names of the lists that the teacher shares.
  ///
  /// - Throws: ``StorageError``.
  public func sharedLists() throws(StorageError) -> Set<String> { try store.work().sharedLists }

  /// Returns a shared list.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    try store.list(named: name)
  }

  /// Returns the learner's assignments, the oldest first.
  ///
  /// - Throws: ``StorageError``.
  public func assignments() throws(StorageError) -> [Assignment] {
    try store.work().assignments.filter { $0.isFor(learner) }
  }
}
