internal import Scheduling

extension TodoList {
  /// Merges the tasks of a copy that was changed apart from this list.
  ///
  /// The list from before both changes is not known. So no task is lost: a task that was removed in
  /// one of the two comes back. A task that is done in one of the two is done. If both changed a
  /// task in other ways, the line of this list stays. A task that is only in the copy comes after
  /// the line that is before it there, or at the end if the two have no line in common.
  ///
  /// Two lines belong to one task if they are the same, or were made on the same day with the same
  /// name, or differ only in the name and in whether they are done.
  public mutating func merge(with copy: TodoList) {
    let own = ownLines(of: copy)
    var last = own.contains { $0 != nil } ? -1 : count - 1
    var new: [Int: [TodoLine]] = [:]
    for (line, index) in zip(copy.lines, own) where !line.isBlank {
      guard let index else {
        new[last, default: []].append(line)
        continue
      }
      last = index
      if line.isDone, !self[index].isDone { self[index] = line }
    }
    insert(new)
  }

  /// Returns, for each line of a copy, the index in this list of the same task's line; `nil` if
  /// there is none.
  private func ownLines(of copy: TodoList) -> [Int?] {
    var found = [Int?](repeating: nil, count: copy.count)
    var taken: Set<Int> = []
    func find<Key: Hashable>(by key: (TodoLine) -> Key?) {
      // The last index comes first, so that the first index is taken first.
      var indices: [Key: [Int]] = [:]
      for index in lines.indices.reversed() where !taken.contains(index) {
        if let key = key(self[index]) { indices[key, default: []].append(index) }
      }
      for (number, line) in copy.lines.enumerated() where found[number] == nil {
        guard let key = key(line), let index = indices[key]?.popLast() else { continue }
        found[number] = index
        taken.insert(index)
      }
    }
    find { $0.isBlank ? nil : $0.bytes }
    find { line in line.id.map { Name(id: $0, created: line.created) } }
    find { $0.isBlank ? nil : $0.withoutState }
    return found
  }

  private struct Name: Hashable {
    let id: String
    let created: Day?
  }
}

extension TodoLine {
  /// The line as it is before the task is done, without its name.
  fileprivate var withoutState: TodoLine {
    var line = self
    line.reopen()
    line.id = nil
    return line
  }
}
