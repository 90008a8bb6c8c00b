internal import Learner
internal import Plan
public import Storage

extension Repair {
  /// - Parameter files: the learner's files.
  public init(_ files: LearnerFiles) {
    let newest = PracticeKinds.ofAllRooms.versions
      .merging([JournalEntry.kindName: JournalEntry.version]) { $1 }
    self.init(files, newest: newest) { versions in
      let lists = versions.map { TodoList(bytes: $0) }
      var united = lists.first ?? TodoList()
      for list in lists.dropFirst() { united.unite(with: list) }
      return Tasks(bytes: united.bytes, count: united.tasks.count)
    }
  }
}
