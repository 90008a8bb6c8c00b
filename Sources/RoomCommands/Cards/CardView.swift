import CardPractice
import Cards
import Console
import Scheduling

/// The text of a study or a review of cards on the screen.
struct CardView: Sendable {
  let screen: Screen

  private static let indent = 4

  /// Shows the keys.
  func welcome(_ snapshot: CardSnapshot, isMute: Bool, isTyped: Bool) {
    let sound = isMute ? "" : ", s says it"
    if isTyped {
      screen.paragraph(
        "Type the other side. To press a key, type it after a slash, such as /n for n.",
        tone: .quiet)
    }
    let flips = isTyped ? "f flips" : "Space or Enter flips"
    let keys =
      snapshot.study != nil
      ? "\(flips), n next, b the one before, r removes from this study\(sound), q done."
      : """
      \(flips); then 1 Again, 2 Hard, 3 Good, 4 Easy. t puts off until tomorrow, \
      x suspends, u takes a step back\(sound), q leaves.
      """
    screen.paragraph(keys, tone: .quiet)
  }

  /// Shows the card's side.
  func show(_ snapshot: CardSnapshot) {
    guard let card = snapshot.card else { return }
    let side = card.side == .front ? "Front" : "Back"
    if screen.isPlain {
      let lines = CardText(card.text).lines.map { $0.mark + $0.text }
      screen.line("\(side): \(lines.joined(separator: " / ").printable)")
    } else {
      screen.line()
      screen.paragraph("\(place(snapshot)) · \(side)", tone: .quiet)
      for line in CardText(card.text).lines {
        screen.paragraph(
          line.text.printable, indent: Self.indent + line.indent, mark: line.mark, tone: .strong)
      }
    }
  }

  /// Shows the card, and the keys for it, again.
  func showAgain(_ snapshot: CardSnapshot) {
    show(snapshot)
    if snapshot.card?.side == .back, !snapshot.choices.isEmpty { choices(snapshot.choices) }
  }

  /// Tells a learner who pasted several lines that they are no answer.
  func severalLines() {
    screen.paragraph("These are several lines: type the answer alone.", tone: .quiet)
  }

  /// Offers to take the last step back, once no card is left.
  func offerLastStep() {
    screen.paragraph(
      "That was the last card. u takes the last step back; any other key ends.", tone: .quiet)
  }

  /// Shows the answers with their intervals.
  func choices(_ choices: [CardSnapshot.Choice]) {
    let answers = choices.map { "\($0.recall.rawValue) \($0.title) (\($0.interval))" }
    screen.paragraph(answers.joined(separator: screen.isPlain ? ", " : " · "), tone: .quiet)
  }

  /// Shows whether a typed answer is right.
  func verdict(_ isRight: Bool, answers: [String]) {
    let text = isRight ? "Correct." : "Not quite. Right: \(answers.joined(separator: "; "))."
    screen.paragraph(text.printable, indent: Self.indent, tone: isRight ? .good : .bad)
  }

  /// Shows how far the learner came.
  func end(_ snapshot: CardSnapshot) {
    if let study = snapshot.study {
      let remain = "\(study.count.of("card")) \(study.count == 1 ? "remains" : "remain")"
      let shown = study.rounds == 0 ? "" : " All were shown \(study.rounds.of("time"))."
      screen.paragraph("Removed from this study: \(study.removed); \(remain).\(shown)")
    } else if let review = snapshot.review {
      screen.paragraph("Known: \(review.done). Still to be asked today: \(review.left).")
    }
  }

  /// Returns the prompt for a line: a key or an answer.
  func prompt(_ snapshot: CardSnapshot) -> String { "\(place(snapshot))> " }

  private func place(_ snapshot: CardSnapshot) -> String {
    let title = (snapshot.card?.deckTitle ?? snapshot.deck?.title ?? "").printable
    if let study = snapshot.study { return "\(title) \(study.number)/\(study.count)" }
    return "\(title), \(snapshot.review?.left ?? 0) left"
  }
}

extension CardText {
  fileprivate struct Line {
    let text: String
    /// The number or the bullet before the text of a list item.
    var mark = ""
    /// The number of columns before the text, including the mark.
    var indent = 0
  }

  /// The text in lines, without the marks of Markdown.
  fileprivate var lines: [Line] {
    blocks.flatMap { block -> [Line] in
      switch block {
      case .paragraph(let spans): Self.lines(spans).map { Line(text: $0) }
      case .item(let number, let spans):
        Self.lines(spans).enumerated().map { index, text in
          let mark = number.map { "\($0). " } ?? "• "
          return Line(text: text, mark: index == 0 ? mark : "", indent: mark.count)
        }
      case .code(let code):
        code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
          Line(text: String($0))
        }
      }
    }
  }

  private static func lines(_ spans: [Span]) -> [String] {
    spans.map { span in
      switch span {
      case .text(let text), .emphasis(let text), .strong(let text), .code(let text): text
      case .ruby(let text, let reading): "\(text) (\(reading))"
      case .lineBreak: "\n"
      case .sound, .picture: span.label ?? ""
      }
    }.joined().split(whereSeparator: \.isNewline).map(String.init)
  }
}
