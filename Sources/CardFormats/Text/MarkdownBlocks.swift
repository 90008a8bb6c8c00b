// This whole file by scalar: its texts are lines of Markdown.

/// The blocks of a text with cards in Markdown.
///
/// A card ends where the next one begins, and at `---`. In between, people also write headings, and
/// sentences that belong to no card. The rules:
///
/// - In a text whose cards mostly end with `---`, all lines up to it belong to the card.
/// - Otherwise a heading ends the card above it, if an empty line stands before the heading or no
///   text follows it.
/// - Otherwise a paragraph that begins like a sentence may belong to the card or not. It belongs to
///   no card if the text has headings or sentences outside of cards elsewhere. In other texts, as
///   hashcards reads them, it is taken as a part of the card, and the report says so.
struct MarkdownBlocks {
  private(set) var blocks: [MarkdownBlock] = []

  private let lines: [MarkdownLines.Line]
  private let links: Set<LinkLabel>
  /// Whether a person has written the lines in place of others. Then all belong to cards.
  private let isOwn: Bool
  /// Whether cards mostly end with `---`.
  private let isSeparated: Bool
  /// Whether headings or sentences stand outside of cards.
  private let isDocument: Bool

  /// The lines of a card, or those before the first card or after `---`.
  private struct Group {
    let range: Range<Int>
    let end: End

    enum End { case card, separator, text }
  }

  init(_ lines: [MarkdownLines.Line], links: Set<LinkLabel> = [], isOwn: Bool = false) {
    (self.lines, self.links, self.isOwn) = (lines, links, isOwn)
    let groups = Self.groups(lines)
    let cards = groups.filter { lines[$0.range.lowerBound].mark.beginsCard }
    let ended = cards.count { $0.end == .separator }
    isSeparated = ended > 0 && ended >= cards.count { $0.end == .card }
    isDocument =
      groups.contains { group in
        !lines[group.range.lowerBound].mark.beginsCard
          && lines[group.range].contains { $0.isText || $0.mark == .heading }
      }
      || lines.indices.contains { index in
        lines[index].mark == .heading && index > 0 && lines[index - 1].mark == .blank
      }
    for group in groups { divide(group) }
  }

  private static func groups(_ lines: [MarkdownLines.Line]) -> [Group] {
    var (groups, start) = ([Group](), 0)
    func end(at index: Int, _ end: Group.End) {
      if start < index { groups.append(Group(range: start..<index, end: end)) }
      start = index
    }
    for (index, line) in lines.enumerated() {
      if line.mark.beginsCard {
        end(at: index, .card)
      } else if line.mark == .separator {
        end(at: index, .separator)
        start = index + 1
      }
    }
    end(at: lines.count, .text)
    return groups
  }

  // MARK: Division

  /// The reading of a group, line by line.
  private struct State {
    let isCloze: Bool
    /// Whether all lines up to the end surely belong to the card.
    let isSure: Bool
    /// The index of the last line with text.
    let lastText: Int
    /// Whether the card has ended.
    var isOver: Bool
    /// Whether the question has its answer.
    var hasAnswer: Bool
    /// Whether both sides have a text.
    var isComplete = false
    var isAfterBlank = false
    /// The index of the block that takes the next line; `nil` after a heading.
    var block: Int?
    /// The card's last line with text.
    var last = ""
  }

  private mutating func divide(_ group: Group) {
    let first = lines[group.range.lowerBound].mark
    var state = State(
      isCloze: first == .cloze, isSure: isOwn || isSeparated && group.end != .card,
      lastText: lines[group.range].lastIndex { $0.isText } ?? -1, isOver: !first.beginsCard,
      hasAnswer: first == .cloze)
    for index in group.range {
      let line = lines[index]
      switch line.mark {
      case .comment: addComment(index)
      // The heading above it has begun or continued a block.
      case .underline: blocks[state.block ?? blocks.count - 1].lines.append(line)
      case .blank:
        state.isAfterBlank = true
        if let block = state.block { blocks[block].lines.append(line) }
      default:
        add(index, as: kind(index, state, group), &state)
        state.isAfterBlank = false
      }
    }
  }

  /// Returns the kind of the block that a line begins; `nil` for a line that goes on with the block
  /// above.
  private func kind(_ index: Int, _ state: State, _ group: Group) -> MarkdownBlock.Kind? {
    let mark = lines[index].mark
    if mark.beginsCard { return .card(isCloze: mark == .cloze) }
    guard !state.isOver else {
      return switch mark {
      case .heading: .outside(.row(.heading))
      case .answer: .outside(.strayAnswer)
      default: state.block == nil ? .outside(.row(.prose)) : nil
      }
    }
    if mark == .answer, !state.hasAnswer || isOwn { return nil }
    if mark == .answer { return .addition(.strayAnswer) }
    guard state.isComplete, !isOwn else { return nil }
    if mark == .heading {
      let isOutside = index > state.lastText || state.isAfterBlank && !state.isSure
      return isOutside ? .outside(.row(.heading)) : .addition(.row(.heading))
    }
    guard state.isAfterBlank, !state.isSure, mark == .text, isInCard(state),
      beginsParagraph(index, state, group)
    else { return nil }
    return isDocument && group.end != .separator
      ? .outside(.row(.prose)) : .addition(.row(.prose))
  }

  private func isInCard(_ state: State) -> Bool {
    guard let block = state.block, case .card = blocks[block].kind else { return false }
    return true
  }

  private mutating func add(
    _ index: Int, as kind: MarkdownBlock.Kind?, _ state: inout State
  ) {
    let line = lines[index]
    if let kind {
      blocks.append(MarkdownBlock(kind: kind, lines: [line]))
      state.block = blocks.count - 1
      if case .outside(let reason) = kind {
        state.isOver = true
        if reason == .row(.heading) { state.block = nil }
      }
    } else if let block = state.block {
      blocks[block].lines.append(line)
    }
    guard !state.isOver else { return }
    if line.mark == .answer { state.hasAnswer = true }
    guard !line.content.isBlank else { return }
    state.last = line.content
    if state.hasAnswer { state.isComplete = true }
  }

  /// Adds a comment, which belongs to no card. It ends none, either.
  private mutating func addComment(_ index: Int) {
    let kind = MarkdownBlock.Kind.outside(.row(.comment))
    if index > 0, lines[index - 1].mark == .comment, blocks.last?.kind == kind {
      blocks[blocks.count - 1].lines.append(lines[index])
    } else {
      blocks.append(MarkdownBlock(kind: kind, lines: [lines[index]]))
    }
  }

  // MARK: Paragraphs

  /// Returns whether a line begins a paragraph that may stand for itself: it begins like a
  /// sentence, and the card doesn't announce it.
  private func beginsParagraph(_ index: Int, _ state: State, _ group: Group) -> Bool {
    let end = state.last.trimmed.unicodeScalars.last
    guard end != ":", end != "：", Self.beginsSentence(lines[index].content) else { return false }
    guard state.isCloze else { return true }
    // A text with a blank is a part of the card.
    let paragraph = lines[index..<group.range.upperBound].prefix { $0.mark != .blank }
    let text = paragraph.map(\.content).joined(separator: "\n")
    return !ClozeText(brackets: text, links: links).hasBlank
  }

  private static let openings = Set("*_\"'([“”„«»‘’‹›¿¡".unicodeScalars)

  /// Returns whether a line begins like a sentence, not like an item of a list, a formula or the
  /// rest of a sentence.
  private static func beginsSentence(_ line: String) -> Bool {
    let scalars = line.unicodeScalars
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    let sign = scalars.dropFirst(digits.count).first
    let isItem =
      digits.isEmpty
      ? scalars.count > 1 && "-*+".unicodeScalars.contains(scalars[scalars.startIndex])
        && scalars.dropFirst().first == " "
      : sign == "." || sign == ")"
    guard !isItem, let first = scalars.first(where: { !openings.contains($0) }) else {
      return false
    }
    return first.properties.numericType != nil
      || first.properties.isAlphabetic && !first.properties.isLowercase
  }
}
