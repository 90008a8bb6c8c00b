package import Learner
internal import Plan
package import Storage

extension LearnerFiles {
  /// The way in which the notes to tasks are merged. If both computers changed a note, this
  /// computer's version stays.
  package var noteMerge: DocumentMerge {
    DocumentMerge(in: PlanStore.place, areNamedByPeople: false) {
      [plan] _, versions throws(StorageError) in
      let versions = versions.compactMap(plan.decodedNotes)
      let notes = versions.reduce(into: [:]) { all, notes in all.merge(notes) { own, _ in own } }
      let different = Set(
        versions.flatMap { version in version.filter { notes[$0.key] != $0.value }.keys })
      let result = RepairResult.notes(notes.count)
      return (try plan.encodedNotes(notes), result.keeping(different: different.count, "note"))
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
