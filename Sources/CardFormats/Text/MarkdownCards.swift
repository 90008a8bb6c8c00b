internal import Cards
internal import Tables

/// Cards as Markdown in the manner of hashcards: `Q:` begins a question and `A:` its answer; `C:`
/// begins a text with blanks in brackets, each of which makes a card. A line `---` ends a card.
enum MarkdownCards {
  static func read(
    _ text: FileText, _ choices: ReadingChoices = ReadingChoices()
  ) throws(CardFileError) -> CardCollection {
    let lines = try MarkdownLines(text)
    var reader = Reader(text, lines, own: choices.rows)
    if !lines.frontMatter.isEmpty {
      try reader.read(MarkdownBlock(kind: .outside(.row(.comment)), lines: lines.frontMatter))
    }
    for block in MarkdownBlocks(lines.lines, links: reader.links).blocks {
      try reader.read(block)
    }
    try reader.endCard()
    return reader.cards.collection()
  }

  /// A card that is being read.
  private struct Draft {
    let line: Int
    let isCloze: Bool
    private(set) var front: [String] = []
    private(set) var back: [String]?
    private(set) var written: [String] = []

    mutating func add(_ lines: [MarkdownLines.Line]) {
      for line in lines {
        written.append(line.written)
        if line.mark == .answer, !isCloze, back == nil {
          back = [line.content]
          continue
        }
        let text = line.mark == .answer ? line.written : line.content
        add(text)
      }
    }

    /// Adds lines as a paragraph of their own.
    mutating func add(paragraph lines: [MarkdownLines.Line]) {
      if (back ?? front).last?.isBlank != true { add("") }
      add(lines)
    }

    private mutating func add(_ text: String) {
      if back == nil { front.append(text) } else { back?.append(text) }
    }
  }

  /// Makes cards of blocks.
  private struct Reader {
    private(set) var cards: TextCards
    let links: Set<LinkLabel>
    private let deck: String?
    /// The remarks about lines, by their numbers.
    private let remarks: [Int: CardRowReason]
    /// The texts that a person has written in place of blocks, by the number of the first line.
    private let own: [Int: String]
    private var card: Draft?
    /// Whether a person's own text stands in place of the card.
    private var isReplaced = false

    init(_ text: FileText, _ lines: MarkdownLines, own: [Int: String]) {
      (cards, self.own) = (TextCards(text), own)
      (links, deck) = (lines.linkLabels, lines.title)
      remarks = Dictionary(
        lines.remarks.map { (lines.lines[$0.key].number, $0.value) }, uniquingKeysWith: { $1 })
    }

    mutating func read(_ block: MarkdownBlock) throws(CardFileError) {
      let text = own[block.line]
      switch block.kind {
      case .card(let isCloze):
        try endCard()
        isReplaced = text != nil
        if let text { return try read(own: text, block.line, isCard: true) }
        card = Draft(line: block.line, isCloze: isCloze)
        add(block)
      case .addition(let reason):
        guard !isReplaced else { return }
        if let text { return try read(own: text, block.line) }
        add(block)
        cards.change(line: block.line, text: block.text, because: reason)
      case .outside(let reason):
        if let text { return try read(own: text, block.line) }
        cards.leaveOut(line: block.line, text: block.text, because: reason)
      }
    }

    private mutating func add(_ block: MarkdownBlock) {
      card?.add(block.lines)
      guard !remarks.isEmpty else { return }
      for line in block.lines {
        guard let reason = remarks[line.number] else { continue }
        cards.change(line: line.number, text: line.written, because: reason)
      }
    }

    /// Reads a person's own text in place of a block. A text that begins no card goes on with the
    /// card above.
    ///
    /// - Parameter isCard: whether the block was a card.
    private mutating func read(
      own text: String, _ line: Int, isCard: Bool = false
    ) throws(CardFileError) {
      guard !text.isBlank else { return }
      let lines = try MarkdownLines(own: text).lines
      let isPart = !isCard && card != nil && !lines.contains { $0.mark.beginsCard }
      if isPart {
        card?.add(paragraph: lines)
        return
      }
      for block in MarkdownBlocks(lines, isOwn: true).blocks {
        guard case .card(let isCloze) = block.kind else {
          cards.leaveOut(line: line, text: block.text, because: .row(.prose))
          continue
        }
        try endCard()
        card = Draft(line: line, isCloze: isCloze)
        card?.add(block.lines)
      }
    }

    /// Makes the card, or those of a text with blanks.
    mutating func endCard() throws(CardFileError) {
      guard let draft = card else { return }
      card = nil
      let written = { draft.written.joined(separator: "\n").trimmed }
      let front = draft.front.joined(separator: "\n").trimmed
      guard draft.isCloze else {
        let back = (draft.back ?? []).joined(separator: "\n").trimmed
        try cards.add(
          Card(id: "", front: front, back: back), to: deck, line: draft.line, text: written())
        return
      }
      if let reason = fault(ofCloze: front, draft.line) {
        return cards.leaveOut(line: draft.line, text: written(), because: reason)
      }
      var hasBlank = false
      for made in ClozeText(brackets: front, links: links).cards {
        hasBlank = true
        try cards.add(made, to: deck, line: draft.line, text: written())
      }
      if !hasBlank { cards.leaveOut(line: draft.line, text: written(), because: .noBlank) }
    }

    /// Returns the reason why a text with blanks makes no cards. Each card would have the whole
    /// text, so this is checked first.
    private mutating func fault(ofCloze text: String, _ line: Int) -> CardRowReason? {
      do throws(Card.Fault) {
        try Card(id: "", front: text, back: text).check()
      } catch {
        return .card(error)
      }
      return cards.earlierLine(ofCloze: text, line: line).map { .row(.repeated(earlier: $0)) }
    }
  }
}
