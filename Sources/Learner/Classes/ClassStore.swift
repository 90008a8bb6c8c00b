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

/// The work that teachers gave one learner, in all classes in which the learner learns.
package struct Schoolwork: Sendable {
  private let stores: @Sendable () throws(StorageError) -> [ClassStore]
  private let learner: String

  /// - Parameters:
  ///   - learner: the learner's name.
  ///   - stores: returns the stores of the learner's classes, which may be others each time.
  package init(
    for learner: String, _ stores: @escaping @Sendable () throws(StorageError) -> [ClassStore]
  ) {
    (self.stores, self.learner) = (stores, learner)
  }

  /// Returns the names of the lists that the teachers share.
  ///
  /// - Throws: ``StorageError``.
  package func sharedLists() throws(StorageError) -> Set<String> {
    var names: Set<String> = []
    for store in try stores() { names.formUnion(try store.work().sharedLists) }
    return names
  }

  /// Returns a shared list. Of two with one name, the one of the learner's first class counts.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    let stores = try stores()
    for store in stores where try store.work().sharedLists.contains(name) {
      return try store.list(named: name)
    }
    guard let first = stores.first else { throw .noDocument(.list, name: name) }
    return try first.list(named: name)
  }

  /// Returns the voice and the level that the teachers chose.
  ///
  /// - Throws: ``StorageError``.
  func choices() throws(StorageError) -> ClassChoices {
    var choices = ClassChoices()
    for store in try stores() {
      let chosen = try store.choices()
      choices.voice = choices.voice ?? chosen.voice
      choices.level = choices.level ?? chosen.level
    }
    return choices
  }

  /// Returns the learner's assignments, the oldest of each class first.
  ///
  /// - Throws: ``StorageError``.
  package func assignments() throws(StorageError) -> [Assignment] {
    var assignments: [Assignment] = []
    for store in try stores() {
      assignments += try store.work().assignments.filter { $0.isFor(learner) }
    }
    return assignments
  }
}

extension LearnerFiles {
  /// The lists and assignments that this learner gave a class, as its teacher.
  package var classWork: ClassStore { ClassStore(in: documents, lists: lists) }

  /// The work that a teacher gave this learner; `nil` without one.
  package var schoolwork: Schoolwork? { companion(Schoolwork.self) }
}
