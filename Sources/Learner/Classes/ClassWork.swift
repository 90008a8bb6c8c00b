package import Scheduling

/// The lists and assignments that a teacher gave a class, and what the teacher chose for everyone.
package struct ClassWork: Hashable, Sendable, Codable {
  /// The names of the teacher's lists that are shared with all learners.
  package var sharedLists: Set<String> = []
  /// The assignments, the oldest first. Each is about a shared list.
  package var assignments: [Assignment] = []

  /// The voice and the level of the class.
  package var choices = ClassChoices()

  package init() {}

  private enum CodingKeys: CodingKey {
    case sharedLists, assignments, choices
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sharedLists = Set(try values.decode([String].self, forKey: .sharedLists))
    assignments = try values.decode([Assignment].self, forKey: .assignments)
    choices = try values.decodeIfPresent(ClassChoices.self, forKey: .choices) ?? ClassChoices()
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sharedLists.sorted(), forKey: .sharedLists)
    try values.encode(assignments, forKey: .assignments)
    if choices != ClassChoices() { try values.encode(choices, forKey: .choices) }
  }

  /// Stops sharing a list, and removes its assignments.
  package mutating func unshare(_ list: String) {
    sharedLists.remove(list)
    assignments.removeAll { $0.list == list }
  }

  /// Gives a list another name.
  package mutating func renameList(_ name: String, to new: String) {
    if sharedLists.remove(name) != nil { sharedLists.insert(new) }
    for index in assignments.indices where assignments[index].list == name {
      assignments[index].list = new
    }
  }

  /// Removes the name of an erased learner from the assignments.
  package mutating func removeLearner(_ name: String) {
    for index in assignments.indices {
      assignments[index].learners?.removeAll { $0 == name }
    }
  }

  /// Renames a learner in the assignments.
  package mutating func renameLearner(_ name: String, to new: String) {
    for index in assignments.indices {
      assignments[index].learners = assignments[index].learners?.map { $0 == name ? new : $0 }
    }
  }
}

/// A list that learners have to complete.
package struct Assignment: Hashable, Sendable, Codable {
  /// The name that distinguishes this assignment from all others.
  public let id: String
  /// The name of the list.
  public internal(set) var list: String
  /// The names of the learners who have this assignment; `nil` for all learners.
  public var learners: [String]?
  /// The last day on which the assignment is in time; `nil` for any day.
  public var due: Day?
  /// The first day whose completed words count.
  public let since: Day

  package init(id: String, list: String, learners: [String]?, due: Day?, since: Day) {
    (self.id, self.list, self.learners, self.due, self.since) = (id, list, learners, due, since)
  }

  /// Returns whether a learner has this assignment.
  package func isFor(_ learner: String) -> Bool { learners?.contains(learner) ?? true }
}
