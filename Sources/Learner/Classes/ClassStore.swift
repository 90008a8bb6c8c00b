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
  /// A class of the learner.
  package struct Class: Sendable {
    let title: String
    let store: ClassStore

    package init(_ store: ClassStore, title: String = "") {
      (self.store, self.title) = (store, title)
    }
  }

  /// A list that a class shares with the learner.
  private struct SharedList {
    /// The name that the learner sees.
    let name: String
    let own: String
    let store: ClassStore
  }

  private let classes: @Sendable () throws(StorageError) -> [Class]
  private let learner: String

  /// - Parameters:
  ///   - learner: the learner's name.
  ///   - classes: returns the learner's classes, which may be others each time.
  package init(
    for learner: String, _ classes: @escaping @Sendable () throws(StorageError) -> [Class]
  ) {
    (self.classes, self.learner) = (classes, learner)
  }

  /// Returns the shared lists of a class. If an earlier class shares a list of the same name, the
  /// learner sees the later one as `week (5b)`.
  private func lists(
    of one: Class, _ work: ClassWork, besides taken: inout Set<String>
  ) -> [SharedList] {
    work.sharedLists.sorted().map { own in
      var name = own
      while !taken.insert(name).inserted { name += " (\(one.title))" }
      return SharedList(name: name, own: own, store: one.store)
    }
  }

  private func sharedLists() throws(StorageError) -> [SharedList] {
    var (lists, taken): ([SharedList], Set<String>) = ([], [])
    for one in try classes() { lists += self.lists(of: one, try one.store.work(), besides: &taken) }
    return lists
  }

  /// Returns the names of the lists that the teachers share, as the learner sees them.
  ///
  /// - Throws: ``StorageError``.
  package func sharedNames() throws(StorageError) -> Set<String> {
    Set(try sharedLists().map(\.name))
  }

  /// Returns a shared list.
  ///
  /// - Throws: ``StorageError``.
  public func list(named name: String) throws(StorageError) -> WordList {
    guard let shared = try sharedLists().first(where: { $0.name == name }) else {
      throw .noDocument(.list, name: name)
    }
    return try shared.store.list(named: shared.own)
  }

  /// Returns the voice and the level that the teachers chose.
  ///
  /// - Throws: ``StorageError``.
  func choices() throws(StorageError) -> ClassChoices {
    var choices = ClassChoices()
    for one in try classes() {
      let chosen = try one.store.choices()
      choices.voice = choices.voice ?? chosen.voice
      choices.level = choices.level ?? chosen.level
    }
    return choices
  }

  /// Returns the learner's assignments, the oldest of each class first. Their lists have the names
  /// that the learner sees.
  ///
  /// - Throws: ``StorageError``.
  package func assignments() throws(StorageError) -> [Assignment] {
    var (assignments, taken): ([Assignment], Set<String>) = ([], [])
    for one in try classes() {
      let work = try one.store.work()
      let names = Dictionary(
        lists(of: one, work, besides: &taken).map { ($0.own, $0.name) },
        uniquingKeysWith: { first, _ in first })
      assignments += work.assignments.filter { $0.isFor(learner) }.map { assignment in
        var assignment = assignment
        assignment.list = names[assignment.list] ?? assignment.list
        return assignment
      }
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
