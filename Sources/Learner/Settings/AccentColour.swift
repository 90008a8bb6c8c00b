/// The colours that the learner can choose for the buttons of the page, and for a deck of cards.
public enum AccentColour: String, CaseIterable, Hashable, Sendable {
  case blue, green, purple, orange
}
