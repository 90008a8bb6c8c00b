internal import Learner
internal import Plan
internal import Storage

/// The tasks that were removed last, as the file keeps them.
struct RemovedTasks: Codable, Sendable {
  private struct Line: Codable {
    let index: Int
    /// The bytes of the line, which need not be UTF-8.
    let bytes: [UInt8]

    private enum CodingKeys: String, CodingKey {
      case index = "place"
      case bytes
    }
  }

  /// The name of the removal; `nil` if nothing was removed.
  private(set) var id: Identifier?
  private var lines: [Line] = []

  init() {}

  init(_ removed: [TodoList.Reference]) {
    id = Identifier()
    lines = removed.map { Line(index: $0.index, bytes: $0.line.bytes) }
  }

  var references: [TodoList.Reference] {
    lines.map { TodoList.Reference(line: TodoLine(bytes: $0.bytes), index: $0.index) }
  }
}

extension LearnerFiles {
  /// The tasks that were removed last.
  var removedTasks: OpenWork<RemovedTasks> { OpenWork("removed-tasks", in: self) }
}
