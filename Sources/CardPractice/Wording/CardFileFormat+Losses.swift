internal import CardFormats
internal import Cards
internal import Learner

extension CardFileFormat {
  /// Returns the sentences that say what a text in this format doesn't hold of a deck.
  func losses(of deck: Deck) -> [String] {
    var losses: [String] = []
    let files = Set(deck.cards.flatMap(\.files)).count
    if files > 0 {
      losses.append(
        "\(files.of("sound or picture", "sounds or pictures")) are left out: "
          + "export a package (.apkg) to keep them."
      )
    }
    let labelled = deck.cards.filter { !$0.tags.isEmpty }.count
    if self == .markdown, labelled > 0 {
      losses.append("The labels of \(labelled.of("card")) are left out: export CSV to keep them.")
    }
    let suspended = deck.cards.filter(\.isSuspended).count
    if self == .markdown || self == .anki, suspended > 0 {
      losses.append("\(suspended.of("card")) will no longer be suspended: export CSV to keep that.")
    }
    return losses
  }
}
