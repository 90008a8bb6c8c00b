internal import ByteText
internal import Cards
internal import Tables

/// Cards as Markdown in the manner of hashcards: `Q:` begins a question and `A:` its answer; `C:`
/// begins a text with blanks in brackets, each of which makes a card. A line `---` ends a card.
enum MarkdownCards {
  /// Whether a line begins a card.
  static func begins(_ line: Substring) -> Bool {
    line.bytes.hasPrefix("Q:") || line.bytes.hasPrefix("C:")
  }

  static func read(_ text: FileText) throws(CardFileError) -> CardCollection {
    var reader = Reader()
    for line in NumberedLines(text.bytes) {
      try reader.read(String(decoding: line.bytes, as: UTF8.self), number: line.number)
    }
    try reader.endCard()
    var collection = reader.builder.collection
    for index in collection.parts.indices { collection.parts[index].deck = reader.title }
    return collection
  }

  /// Returns cards as Markdown.
  static func write(_ cards: [Card], deck: String) -> String {
    let title = deck.bytes.replacing("\\", with: "\\\\").bytes.replacing("\"", with: "\\\"")
    let heading = "---\nname = \"\(title)\"\n---\n\n"
    let texts = cards.map { "Q: \(lines($0.front))\nA: \(lines($0.back))\n" }
    return heading + texts.joined(separator: "\n")
  }

  /// Returns a text in which no line begins or ends a card.
  private static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      isSpecial(line) ? " " + line : String(line)
    }.joined(separator: "\n")
  }

  private static func isSpecial(_ line: Substring) -> Bool {
    begins(line) || line.bytes.hasPrefix("A:") || line == separator
  }

  private static let separator = "---"

  /// Reads line by line.
  private struct Reader {
    private(set) var builder = CollectionBuilder()
    /// The deck's name, from the heading.
    private(set) var title: String?
    private var isInHeading = false
    /// The card that is being read: its lines, and the lines of its answer.
    private var card: (line: Int, isCloze: Bool, front: [String], back: [String]?)?

    mutating func read(_ line: String, number: Int) throws(CardFileError) {
      if number == 1, line == separator {
        isInHeading = true
      } else if isInHeading {
        if line == separator { isInHeading = false } else { readHeading(line) }
      } else if begins(line[...]) {
        try endCard()
        card = (
          number, line.bytes.hasPrefix("C:"), [String(Substring(line.utf8.dropFirst(2)))], nil
        )
      } else if let text = line.bytes.dropping(prefix: "A:"), card?.isCloze == false {
        card?.back = [String(text)]
      } else if line == separator {
        try endCard()
      } else {
        let inner = line.bytes.dropping(prefix: " ")
        let text = inner.flatMap { isSpecial($0) ? String($0) : nil } ?? line
        if card?.back != nil { card?.back?.append(text) } else { card?.front.append(text) }
      }
    }

    private mutating func readHeading(_ line: String) {
      let parts = line.bytes.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, parts[0] == "name", parts[1].utf8.count > 2,
        let quote = ["\"", "'"].first(where: parts[1].bytes.hasPrefix),
        let text = parts[1].bytes.dropping(prefix: quote)?.bytes.dropping(suffix: quote)
      else { return }
      title =
        quote == "'"
        ? String(text)
        : text.bytes.replacing("\\\"", with: "\"").bytes.replacing("\\\\", with: "\\")
    }

    mutating func endCard() throws(CardFileError) {
      guard let card else { return }
      self.card = nil
      let front = card.front.joined(separator: "\n").trimmed
      if card.isCloze {
        // Each blank makes a card with the whole text, so the text is checked first.
        try Card(id: "", front: front, back: front).check(line: card.line)
        var hasBlank = false
        for made in ClozeText(brackets: front).cards {
          try add(made, line: card.line)
          hasBlank = true
        }
        guard hasBlank else { throw .noCloze(line: card.line) }
      } else {
        let back = (card.back ?? []).joined(separator: "\n").trimmed
        try add(Card(id: "", front: front, back: back), line: card.line)
      }
    }

    private mutating func add(_ card: Card, line: Int) throws(CardFileError) {
      try card.check(line: line)
      try builder.add(CardCollection.Entry(card), to: nil)
    }
  }
}
