/// How well a learner recalled an item: one of the four grades of FSRS, with its number.
public enum Recall: Int, CaseIterable, Hashable, Sendable, Codable {
  case again = 1
  case hard, good, easy
}
