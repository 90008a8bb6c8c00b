/// How well a word was recalled, as FSRS asks: one of its four grades, with its number.
public enum Recall: Int, CaseIterable, Hashable, Sendable {
  case again = 1
  case hard, good, easy
}
