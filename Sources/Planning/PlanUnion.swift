package import Learner
internal import Plan
package import Storage

extension LearnerFiles {
  /// How the notes to tasks are united. Of a note that both computers changed, the version of this
  /// one stays.
  package var noteUnion: DocumentUnion {
    DocumentUnion(in: PlanStore.place, areNamedByPeople: false) {
      [plan] _, versions throws(StorageError) in
      let notes = versions.compactMap(plan.decodedNotes).reduce(into: [:]) { all, notes in
        all.merge(notes) { own, _ in own }
      }
      return (try plan.encodedNotes(notes), .notes(notes.count))
    }
  }

  /// How the tasks are united.
  package var taskUnion: FileUnion {
    FileUnion(at: plan.tasksPath) { [plan] others throws(StorageError) in
      let count = try plan.changeAny { bytes in
        let lists = (MergeMarkers.sides(of: bytes) + others).map { TodoList(bytes: $0) }
        var united = lists.first ?? TodoList()
        for list in lists.dropFirst() { united.unite(with: list) }
        bytes = united.bytes
        return united.tasks.count
      }
      return .plan(tasks: count)
    }
  }
}

extension RepairDeed {
  /// The plan has this many tasks.
  package static func plan(tasks: Int) -> RepairDeed {
    RepairDeed("The plan was merged and has \(tasks.of("task")).")
  }

  /// The tasks of the plan have this many notes.
  package static func notes(_ count: Int) -> RepairDeed {
    RepairDeed("The notes to tasks were merged: \(count.of("note")).")
  }
}
