/// A part of a text with cards in Markdown: a card, or something between two cards.
struct MarkdownBlock {
  enum Kind: Hashable {
    case card(isCloze: Bool)
    /// Lines of which nobody can be sure that they belong to the card above. They are taken as a
    /// part of it.
    case addition(CardRowReason)
    /// Lines that belong to no card.
    case outside(CardRowReason)
  }

  let kind: Kind
  var lines: [MarkdownLines.Line]

  /// The number of the first line.
  var line: Int { lines.first?.number ?? 1 }
  /// The lines as they are written.
  var text: String { lines.map(\.written).joined(separator: "\n").trimmed }
}
