/// How well an item was recalled: one of the four grades of FSRS, with its number.
public enum Recall: Int, CaseIterable, Hashable, Sendable {
  case again = 1
  case hard, good, easy
}
