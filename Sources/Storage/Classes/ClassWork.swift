public import Scheduling

/// The lists and assignments that a teacher gave a class.
public struct ClassWork: Hashable, Sendable, Codable {
  /// The names of the teacher's lists that every learner has.
  public var sharedLists: Set<String> = []
  /// The assignments, the oldest first. Each is about a shared list.
  public var assignments: [Assignment] = []

  public init() {}

  private enum CodingKeys: CodingKey {
    case sharedLists, assignments
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sharedLists = Set(try values.decode([String].self, forKey: .sharedLists))
    assignments = try values.decode([Assignment].self, forKey: .assignments)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sharedLists.sorted(), forKey: .sharedLists)
    try values.encode(assignments, forKey: .assignments)
  }

  /// Stops sharing a list, and takes its assignments back.
  public mutating func unshare(_ list: String) {
    sharedLists.remove(list)
    assignments.removeAll { $0.list == list }
  }

  /// Gives a list another name.
  public mutating func renameList(_ name: String, to new: String) {
    if sharedLists.remove(name) != nil { sharedLists.insert(new) }
    for place in assignments.indices where assignments[place].list == name {
      assignments[place].list = new
    }
  }

  /// Gives a learner of the assignments another name.
  public mutating func renameLearner(_ name: String, to new: String) {
    for place in assignments.indices {
      assignments[place].learners = assignments[place].learners?.map { $0 == name ? new : $0 }
    }
  }
}

/// A list that learners are to complete.
public struct Assignment: Hashable, Sendable, Codable {
  /// The name that tells this assignment from all others.
  public let id: String
  /// The name of the list.
  public internal(set) var list: String
  /// The names of the learners who are to do it; `nil` for all.
  public var learners: [String]?
  /// The last day on which it is in time; `nil` for any day.
  public var due: Day?
  /// The first day whose completed words count.
  public let since: Day

  public init(id: String, list: String, learners: [String]?, due: Day?, since: Day) {
    (self.id, self.list, self.learners, self.due, self.since) = (id, list, learners, due, since)
  }

  /// Whether a learner is to do it.
  public func isFor(_ learner: String) -> Bool { learners?.contains(learner) ?? true }
}
