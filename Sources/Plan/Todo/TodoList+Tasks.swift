public import Scheduling

extension TodoList {
  /// The task that a person points at: the line as they saw it. The file may have changed since.
  public struct Reference: Hashable, Sendable {
    /// The line as it was.
    public let line: TodoLine
    /// The index that it had.
    public let index: Int

    public init(line: TodoLine, index: Int) { (self.line, self.index) = (line, index) }
  }

  /// The error for a task that another program has removed, or has changed so that it can't be
  /// found.
  public struct Gone: Error, Hashable, Sendable {
    public let line: TodoLine
  }

  /// The tasks, in their order. A blank line is not a task.
  public var tasks: [PlannedTask] {
    lines.enumerated().compactMap { index, line in
      line.isBlank ? nil : PlannedTask(line, at: index)
    }
  }

  /// Returns the index of a task: of the line with the same bytes, or else of the line with the
  /// same name. If there are several, the nearest to the old index counts.
  ///
  /// - Throws: ``Gone``.
  public func index(of task: Reference) throws(Gone) -> Int {
    let index = index(near: task.index, id: task.line.id) { $0 == task.line }
    guard let index else { throw Gone(line: task.line) }
    return index
  }

  /// Returns the index of a task: of the line that `isSame` accepts, or else of the line with the
  /// same name. If there are several, the nearest to the old index counts.
  ///
  /// - Parameters:
  ///   - old: the index that the task had.
  ///   - id: the name of the task; `nil` if it had none.
  ///   - isSame: tells whether a line is the one that was seen.
  /// - Returns: `nil` for a task that is gone.
  public func index(near old: Int, id: String?, where isSame: (TodoLine) -> Bool) -> Int? {
    // Most tasks are where they were. Then no other line needs to be read.
    if (0..<count).contains(old), isSame(self[old]) { return old }
    func nearest(_ isIt: (TodoLine) -> Bool) -> Int? {
      (0..<count).filter { isIt(self[$0]) }.min {
        ($0 - old).magnitude < ($1 - old).magnitude
      }
    }
    return nearest(isSame) ?? id.flatMap { id in nearest { $0.id == id } }
  }

  /// Marks a task as done. A repeating task comes back in its place, before the line that is done.
  ///
  /// - Parameters:
  ///   - task: the task as a person saw it.
  ///   - day: the day of today.
  ///   - id: the name of the task that comes back, if this one has a name. No other task may have
  ///     it.
  /// - Returns: the task that comes back, if one does.
  /// - Throws: ``Gone``.
  @discardableResult
  public mutating func complete(
    _ task: Reference, on day: Day, nextID id: String? = nil
  ) throws(Gone) -> TodoLine? {
    let index = try index(of: task)
    guard !self[index].isDone else { return nil }
    let next = self[index].next(after: day, id: id)
    self[index].complete(on: day)
    if let next { insert(next, at: index) }
    return next
  }

  /// Marks a task as not done. The task that came back in its place is removed, unless it was
  /// changed since.
  ///
  /// - Throws: ``Gone``.
  public mutating func reopen(_ task: Reference) throws(Gone) {
    let index = try index(of: task)
    let done = self[index]
    guard done.isDone else { return }
    self[index].reopen()
    guard let day = done.completed, var next = done.next(after: day) else { return }
    next.id = nil
    let comeBack = (0..<count).first { other in
      var line = self[other]
      line.id = nil
      return other != index && line == next
    }
    if let comeBack { remove(at: comeBack) }
  }

  /// Puts removed lines back, each at the index that it had.
  ///
  /// - Parameter removed: the lines in the order of their indices.
  public mutating func restore(_ removed: [Reference]) {
    insert(removed.map { (line: $0.line, index: $0.index) })
  }
}
