import CardPractice
import Cards
import Console
import Scheduling

/// The text of a study or a review of cards on the screen.
struct CardView: Sendable {
  let screen: Screen

  private static let indent = 4

  /// Shows the keys.
  func welcome(_ way: CardSnapshot.Way, isMute: Bool, isTyped: Bool) {
    let sound = isMute ? "" : ", s says it"
    if isTyped {
      screen.paragraph(
        "Type the other side. A key stands behind a slash while you type, such as /n for n.",
        tone: .quiet)
    }
    let flips = isTyped ? "f flips" : "Space or Enter flips"
    switch way {
    case .study:
      screen.paragraph(
        "\(flips), n next, b the one before, r removes from this study\(sound), q done.",
        tone: .quiet)
    case .review:
      screen.paragraph(
        """
        \(flips); then 1 Again, 2 Hard, 3 Good, 4 Easy. t puts off until tomorrow, \
        x suspends, u takes a step back\(sound), q leaves.
        """, tone: .quiet)
    }
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
      screen.line(screen.styled("\(place(snapshot)) · \(side)", .quiet))
      for line in CardText(card.text).lines {
        screen.paragraph(
          line.text.printable, indent: Self.indent + line.indent, mark: line.mark, tone: .strong)
      }
    }
  }

  /// Shows the answers with their intervals.
  func choices(_ intervals: [Recall: Int]) {
    let answers = Recall.allCases.map { recall in
      "\(recall.rawValue) \(recall.title) (\(recall.returnTitle(days: intervals[recall] ?? 0)))"
    }
    screen.paragraph(answers.joined(separator: screen.isPlain ? ", " : " · "), tone: .quiet)
  }

  /// Shows whether a typed answer is right.
  func verdict(_ isRight: Bool, answers: [String]) {
    let text = isRight ? "Correct." : "Not quite. Right: \(answers.joined(separator: "; "))."
    screen.paragraph(text.printable, indent: Self.indent, tone: isRight ? .good : .bad)
  }

  /// Shows how far the learner came.
  func end(_ snapshot: CardSnapshot) {
    switch snapshot.way {
    case .study(_, let count, let rounds, let removed):
      let remain = "\(count.of("card")) \(count == 1 ? "remains" : "remain")"
      let shown = rounds == 0 ? "" : " All were shown \(rounds.of("time"))."
      screen.paragraph("Removed from this study: \(removed); \(remain).\(shown)")
    case .review(let left, let done):
      screen.paragraph("Known: \(done). Still to be asked today: \(left.count).")
    }
  }

  /// The prompt where keys are typed in lines.
  func prompt(_ snapshot: CardSnapshot) -> String { "\(place(snapshot))> " }

  private func place(_ snapshot: CardSnapshot) -> String {
    let title = (snapshot.card?.deck ?? snapshot.deck)?.title.printable ?? ""
    switch snapshot.way {
    case .study(let number, let count, _, _): return "\(title) \(number)/\(count)"
    case .review(let left, _): return "\(title), \(left.count) left"
    }
  }
}

extension CardText {
  fileprivate struct Line {
    let text: String
    /// The number or the dot of an item of a list, before the text.
    var mark = ""
    /// The columns before the text, the mark among them.
    var indent = 0
  }

  /// The text in lines, without the marks of Markdown.
  fileprivate var lines: [Line] {
    blocks.flatMap { block -> [Line] in
      switch block {
      case .paragraph(let spans): Self.lines(spans).map { Line(text: $0) }
      case .item(let number, let spans):
        Self.lines(spans).enumerated().map { place, text in
          let mark = number.map { "\($0). " } ?? "• "
          return Line(text: text, mark: place == 0 ? mark : "", indent: mark.count)
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
      case .sound(let name): "(sound: \(name))"
      case .picture(let name, let about): "(picture: \(about.isEmpty ? name : about))"
      }
    }.joined().split(whereSeparator: \.isNewline).map(String.init)
  }
}
