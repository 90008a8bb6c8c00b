package import Learner
internal import Plan
package import Storage

extension LearnerFiles {
  /// The way in which the notes to tasks are merged. If both computers changed a note, this
  /// computer's version stays.
  package var noteMerge: DocumentMerge {
    DocumentMerge(in: PlanStore.place, areNamedByPeople: false) {
      [plan] _, versions throws(StorageError) in
      let notes = versions.compactMap(plan.decodedNotes).reduce(into: [:]) { all, notes in
        all.merge(notes) { own, _ in own }
      }
      return (try plan.encodedNotes(notes), .notes(notes.count))
    }
  }

  /// The way in which the tasks are merged.
  package var taskMerge: FileMerge {
    FileMerge(at: plan.tasksPath) { [plan] others throws(StorageError) in
      let count = try plan.changeAny { bytes in
        let lists = (MergeMarkers.sides(of: bytes) + others).map { TodoList(bytes: $0) }
        var merged = lists.first ?? TodoList()
        for list in lists.dropFirst() { merged.merge(with: list) }
        bytes = merged.bytes
        return merged.tasks.count
      }
      return .plan(tasks: count)
    }
  }
}
