internal import Cards
internal import Storage

/// Cards as Markdown in the manner of hashcards: `Q:` begins a question and `A:` its answer; `C:` begins a text
/// with blanks in brackets, each of which makes a card. A line `---` ends a card.
enum MarkdownCards {
  /// Whether a line begins a card.
  static func begins(_ line: Substring) -> Bool { line.hasPrefix("Q:") || line.hasPrefix("C:") }

  static func read(_ text: ListText) throws(CardFileError) -> CardCollection {
    var reader = Reader()
    for line in NumberedLines(text.bytes) {
      try reader.read(String(decoding: line.bytes, as: UTF8.self), number: line.number)
    }
    try reader.endCard()
    return CardCollection(
      parts: [CardCollection.Part(deck: reader.title, entries: reader.entries)])
  }

  /// Returns cards as Markdown.
  static func write(_ cards: [Card], deck: String) -> String {
    let title = deck.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let heading = "---\nname = \"\(title)\"\n---\n\n"
    let texts = cards.map { "Q: \(lines($0.front))\nA: \(lines($0.back))\n" }
    return heading + texts.joined(separator: "\n")
  }

  /// A text in which no line begins or ends a card.
  private static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      isSpecial(line) ? " " + line : String(line)
    }.joined(separator: "\n")
  }

  private static func isSpecial(_ line: Substring) -> Bool {
    begins(line) || line.hasPrefix("A:") || line == separator
  }

  private static let separator = "---"

  /// Reads line by line.
  private struct Reader {
    private(set) var entries: [CardCollection.Entry] = []
    /// The name that the heading gives the deck.
    private(set) var title: String?
    private var isInHeading = false
    /// The card that goes on: its lines, and those of its answer.
    private var card: (line: Int, isCloze: Bool, front: [String], back: [String]?)?

    mutating func read(_ line: String, number: Int) throws(CardFileError) {
      if number == 1, line == separator {
        isInHeading = true
      } else if isInHeading {
        if line == separator { isInHeading = false } else { readHeading(line) }
      } else if line.hasPrefix("Q:") || line.hasPrefix("C:") {
        try endCard()
        card = (number, line.hasPrefix("C:"), [String(line.dropFirst(2))], nil)
      } else if line.hasPrefix("A:"), card?.isCloze == false {
        card?.back = [String(line.dropFirst(2))]
      } else if line == separator {
        try endCard()
      } else {
        let text =
          line.hasPrefix(" ") && isSpecial(line.dropFirst()) ? String(line.dropFirst()) : line
        if card?.back != nil { card?.back?.append(text) } else { card?.front.append(text) }
      }
    }

    private mutating func readHeading(_ line: String) {
      let parts = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, parts[0] == "name", parts[1].count > 2,
        let quote = parts[1].first, quote == "\"" || quote == "'", parts[1].last == quote
      else { return }
      let text = String(parts[1].dropFirst().dropLast())
      title =
        quote == "'"
        ? text : text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    mutating func endCard() throws(CardFileError) {
      guard let card else { return }
      self.card = nil
      let front = card.front.joined(separator: "\n").trimmed
      if card.isCloze {
        let cards = ClozeText(brackets: front).cards
        guard !cards.isEmpty else { throw .noCloze(line: card.line) }
        for made in cards { try add(made, line: card.line) }
      } else {
        let back = (card.back ?? []).joined(separator: "\n").trimmed
        try add(Card(id: "", front: front, back: back), line: card.line)
      }
    }

    private mutating func add(_ card: Card, line: Int) throws(CardFileError) {
      try card.check(line: line)
      entries.append(CardCollection.Entry(card))
    }
  }
}

/// A text with blanks in brackets, `\[` being a bracket of the text itself.
struct ClozeText {
  private enum Piece {
    case text(String)
    case blank(String)
  }

  private var pieces: [Piece] = []

  init(brackets text: String) {
    var rest = text[...]
    var plain = ""
    while let first = rest.first {
      let previous = plain.last
      if first == "\\", let next = rest.dropFirst().first, next == "[" || next == "]" {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "[", previous != "!", !rest.hasPrefix("[sound:"),
        let end = rest.firstIndex(of: "]"), end > rest.index(after: rest.startIndex)
      {
        pieces += [.text(plain), .blank(String(rest[..<end].dropFirst()))]
        plain = ""
        rest = rest[end...].dropFirst()
      } else if first == "[", let end = rest.firstIndex(of: "]") {
        // A picture or a sound stays as it is.
        plain += rest[...end]
        rest = rest[end...].dropFirst()
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    pieces.append(.text(plain))
  }

  /// A card for each blank: the text without it, and what it hides with the whole text below.
  var cards: [Card] {
    pieces.indices.compactMap { place in
      guard case .blank(let answer) = pieces[place] else { return nil }
      let front = joined { $0 == place ? CardBlank.mark : $1 }
      let whole = joined { $0 == place ? "**\($1)**" : $1 }
      return Card(
        id: "", front: front, back: whole == "**\(answer)**" ? answer : "\(answer)\n\n\(whole)")
    }
  }

  private func joined(_ blank: (Int, String) -> String) -> String {
    pieces.enumerated().map { place, piece in
      switch piece {
      case .text(let text): text
      case .blank(let answer): blank(place, answer)
      }
    }.joined()
  }
}

/// The sign that stands for a word that is to be found.
enum CardBlank {
  /// A voice says it as a blank.
  static let mark = "____"

  /// The sign with a hint.
  static func mark(hint: String) -> String { hint.isEmpty ? mark : "\(mark) (\(hint))" }
}
