internal import ByteText

/// A side of an Anki card as HTML with fields in braces: `{{Front}}`, `{{filter:Field}}`, and the parts
/// `{{#Field}}…{{/Field}}` and `{{^Field}}…{{/Field}}`, which are there where a field is filled, or where it is not.
struct CardTemplate {
  private indirect enum Node {
    case text(String)
    case field(String, filters: [String])
    case part(String, isFilled: Bool, [Node])
  }

  private let nodes: [Node]

  init(_ source: String) {
    var pieces = Self.pieces(source)[...]
    nodes = Self.nodes(&pieces, until: nil)
  }

  private enum Piece {
    case text(String)
    case tag(String)
  }

  private static func pieces(_ source: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = source[...]
    while let start = rest.bytes.firstRange(of: "{{"),
      let end = rest[start.upperBound...].bytes.firstRange(of: "}}")
    {
      pieces.append(.text(String(rest[..<start.lowerBound])))
      pieces.append(.tag(rest[start.upperBound..<end.lowerBound].trimmed))
      rest = rest[end.upperBound...]
    }
    return pieces + [.text(String(rest))]
  }

  /// The most parts within one another; more are none of a person's.
  private static let deepest = 50

  private static func nodes(
    _ pieces: inout ArraySlice<Piece>, until name: String?, depth: Int = 0
  ) -> [Node] {
    var nodes: [Node] = []
    while let piece = pieces.popFirst() {
      guard case .tag(let tag) = piece else {
        if case .text(let text) = piece, !text.isEmpty { nodes.append(.text(text)) }
        continue
      }
      let rest = Substring(tag.unicodeScalars.dropFirst())
      switch tag.unicodeScalars.first {
      case "#" where depth < deepest, "^" where depth < deepest:
        let field = rest.trimmed
        let inner = Self.nodes(&pieces, until: field, depth: depth + 1)
        nodes.append(.part(field, isFilled: tag.bytes.hasPrefix("#"), inner))
      case "/":
        // An end that fits nothing is passed over.
        if rest.trimmed == name { return nodes }
      case "!": continue
      default:
        let names = tag.bytes.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
        guard let field = names.last else { continue }
        nodes.append(.field(field, filters: names.dropLast()))
      }
    }
    return nodes
  }

  /// What a template is filled with.
  struct Content {
    /// The HTML of the fields by their names.
    let fields: [String: String]
    /// The number of the blank, from 1, for a note that has blanks.
    let cloze: Int
    /// Whether the answer is shown.
    let isAnswer: Bool
  }

  /// Fills the template.
  ///
  /// - Parameter losses: what the result lacks is added.
  func filled(with content: Content, losses: inout Set<CardCollection.Loss>) -> String {
    Self.filled(nodes, content, &losses)
  }

  private static func filled(
    _ nodes: [Node], _ content: Content, _ losses: inout Set<CardCollection.Loss>
  ) -> String {
    var html = ""
    for node in nodes {
      switch node {
      case .text(let text): html += text
      case .part(let field, let isFilled, let inner):
        let value = content.fields[field] ?? ""
        if CollectionReader.isFilled(value) == isFilled { html += filled(inner, content, &losses) }
      case .field("FrontSide", _): continue
      case .field(let field, let filters):
        html += value(of: field, filters, content, &losses)
      }
    }
    return html
  }

  private static func value(
    of field: String, _ filters: [String], _ content: Content,
    _ losses: inout Set<CardCollection.Loss>
  ) -> String {
    var value = content.fields[field] ?? ""
    for filter in filters.reversed() {
      switch filter {
      case "cloze", "cloze-only":
        let cloze = AnkiCloze(value)
        value = content.isAnswer ? cloze.answer(content.cloze) : cloze.question(content.cloze)
        if filter == "cloze-only" {
          value = AnkiCloze(content.fields[field] ?? "").hidden(content.cloze)
        }
      case "type":
        // The question has a field to type in, as every card of ours can have.
        if !content.isAnswer { return "" }
      case "hint":
        if value.isEmpty { continue }
        losses.insert(.hints)
        if !content.isAnswer { return "" }
      case "furigana": value = Furigana.ruby(value)
      case "kanji": value = Furigana.replaced(value) { base, _ in String(base) }
      case "kana": value = Furigana.replaced(value) { _, reading in String(reading) }
      case _ where filter.bytes.hasPrefix("tts"): return ""
      default: continue
      }
    }
    return value
  }
}

extension HTMLText {
  /// Whether the HTML shows nothing.
  var isEmpty: Bool { marks.allSatisfy(\.isWhitespace) }
}

/// Readings as Anki's fields have them: ` 漢字[かんじ]`.
enum Furigana {
  static func ruby(_ text: String) -> String {
    replaced(text) { base, reading in "<ruby>\(base)<rt>\(reading)</rt></ruby>" }
  }

  static func replaced(_ text: String, by form: (Substring, Substring) -> String) -> String {
    guard text.bytes.contains("[") else { return text }
    var (result, rest) = ("", text[...])
    while let open = rest.bytes.firstIndex(of: "["),
      let close = rest[open...].bytes.firstIndex(of: "]")
    {
      let before = rest[..<open]
      let start =
        before.utf8.lastIndex { $0 == 0x20 || $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == 0x0D }
        .map(before.utf8.index(after:)) ?? before.startIndex
      let (base, reading) = (before[start...], rest[rest.utf8.index(after: open)..<close])
      if base.isEmpty || reading.isEmpty || reading.bytes.hasPrefix("sound:") {
        result += rest[..<rest.utf8.index(after: close)]
      } else {
        let ahead = before[..<start]
        // The space only divides the word from the one before.
        result += ahead.bytes.dropping(suffix: " ") ?? ahead
        result += form(base, reading)
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }
}
