internal import ByteText
internal import Hashing
internal import Plan

/// The key with which a page or a program refers to a task: its index, a hash of its line, and its
/// own name, if any. So a task is found after another program has moved it, and a task with a name
/// also after a change.
public struct TaskKey: Hashable, Sendable, LosslessStringConvertible {
  private let index: Int
  private let hash: UInt64
  private let id: String?

  init(_ task: PlannedTask) {
    index = task.reference.index
    hash = FNV1a(task.reference.line.bytes).value
    id = task.id
  }

  public init?(_ text: String) {
    let parts = text.bytes.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let index = Int(parts[0]), index >= 0,
      let hash = UInt64(parts[1], radix: 36)
    else { return nil }
    (self.index, self.hash) = (index, hash)
    id = parts[2].isEmpty ? nil : String(parts[2])
  }

  public var description: String { "\(index).\(String(hash, radix: 36)).\(id ?? "")" }

  /// Finds the task.
  ///
  /// - Throws: ``PlanError/gone``.
  func find(in list: TodoList) throws(PlanError) -> TodoList.Reference {
    let found = list.index(near: index, id: id) { FNV1a($0.bytes).value == hash }
    guard let found, !list[found].isBlank else { throw .gone }
    return TodoList.Reference(line: list[found], index: found)
  }
}

/// The JSON of a key is its ``description``.
extension TaskKey: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let key = TaskKey(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This is not a key of a task.")
    }
    self = key
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
