package import Learner

extension RepairResult {
  /// Returns the result of the repair for a deck that has this many cards now.
  package static func deck(_ name: String, cards: Int) -> RepairResult {
    RepairResult("The deck '\(name)' was merged and has \(cards.of("card")).")
  }
}
