internal import Vocabulary

/// The colours that the learner can choose for the buttons of the page, and for a deck of cards.
package enum AccentColour: String, CaseIterable, Hashable, Sendable, Codable {
  case blue, green, purple, orange

  /// The name on the page.
  var title: String { rawValue.capitalisedFirst }
}
