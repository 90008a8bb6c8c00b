public import Scheduling

extension TodoList {
  /// The task that a person points at: the line as they saw it. The file may have changed since.
  public struct Reference: Hashable, Sendable {
    /// The line as it was.
    public let line: TodoLine
    /// The place that it had.
    public let place: Int

    public init(line: TodoLine, place: Int) { (self.line, self.place) = (line, place) }
  }

  /// The error of a task that another program has removed, or has changed so that it can't be found.
  public struct Gone: Error, Hashable, Sendable {
    public let line: TodoLine
  }

  /// The tasks, in their order. A blank line is none.
  public var tasks: [PlannedTask] {
    lines.enumerated().compactMap { place, line in
      line.isBlank ? nil : PlannedTask(line, at: place)
    }
  }

  /// Finds a task: the line with the same bytes, or else the one with the same name. Of several, the nearest to its
  /// old place.
  ///
  /// - Throws: ``Gone``.
  public func place(of task: Reference) throws(Gone) -> Int {
    let place = place(near: task.place, id: task.line.id) { $0 == task.line }
    guard let place else { throw Gone(line: task.line) }
    return place
  }

  /// Finds a task: the line that is the one that was seen, or else the one with the same name. Of several, the
  /// nearest to its old place.
  ///
  /// - Parameters:
  ///   - old: the place that the task had.
  ///   - id: the name of the task; `nil` where it had none.
  ///   - isSame: tells whether a line is the one that was seen.
  /// - Returns: `nil` for a task that is gone.
  public func place(near old: Int, id: String?, where isSame: (TodoLine) -> Bool) -> Int? {
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
  ///   - id: the name of the task that comes back, where this one has a name. No other task may have it.
  /// - Returns: the task that comes back, if one does.
  /// - Throws: ``Gone``.
  @discardableResult
  public mutating func complete(
    _ task: Reference, on day: Day, nextID id: String? = nil
  ) throws(Gone) -> TodoLine? {
    let place = try place(of: task)
    guard !self[place].isDone else { return nil }
    let next = self[place].next(after: day, id: id)
    self[place].complete(on: day)
    if let next { insert(next, at: place) }
    return next
  }

  /// Marks a task as not done. The task that came back in its place goes, unless it was changed since.
  ///
  /// - Throws: ``Gone``.
  public mutating func reopen(_ task: Reference) throws(Gone) {
    let place = try place(of: task)
    let done = self[place]
    guard done.isDone else { return }
    self[place].reopen()
    guard let day = done.completed, var next = done.next(after: day) else { return }
    next.id = nil
    let comeBack = (0..<count).first { other in
      var line = self[other]
      line.id = nil
      return other != place && line == next
    }
    if let comeBack { remove(at: comeBack) }
  }

  /// Puts lines back that were removed, each at the place that it had.
  ///
  /// - Parameter removed: the lines in the order of their places.
  public mutating func restore(_ removed: [Reference]) {
    insert(removed.map { (line: $0.line, place: $0.place) })
  }
}
