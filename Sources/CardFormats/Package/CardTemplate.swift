internal import ByteText

/// A side of an Anki card as HTML with fields in braces: `{{Front}}`, `{{filter:Field}}`, and the
/// parts `{{#Field}}…{{/Field}}` and `{{^Field}}…{{/Field}}`, which show where the field is filled,
/// or where it is empty.
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

  /// The deepest nesting of parts; no person writes a deeper one.
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
        // An end without a matching start is ignored.
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

  /// The content that fills a template.
  struct Content {
    /// The HTML of the fields by their names.
    let fields: [String: String]
    /// The number of the blank, from 1, for a note that has blanks.
    let cloze: Int
    /// Whether the answer is shown.
    let isAnswer: Bool
  }

  /// The most bytes of HTML of a side, and the most bytes of the fields that are read to make it. A
  /// template may name a field any number of times.
  static let (mostHTML, mostWork) = (256 << 10, 1 << 20)

  /// Fills the template.
  ///
  /// - Parameters:
  ///   - losses: gets what the side loses.
  ///   - work: grows by the bytes that were read and written.
  /// - Returns: `nil` for a side that would be too long for a card.
  func filled(
    with content: Content, losses: inout Set<CardCollection.Loss>, work: inout Int
  ) -> String? {
    var filling = Filling(content, losses)
    defer {
      losses = filling.losses
      work += filling.work
    }
    return filling.add(nodes) ? filling.html : nil
  }

  /// A side in the making.
  private struct Filling {
    private(set) var html = ""
    private(set) var losses: Set<CardCollection.Loss>
    private(set) var work = 0
    private let content: Content

    init(_ content: Content, _ losses: Set<CardCollection.Loss>) {
      (self.content, self.losses) = (content, losses)
    }

    /// - Returns: whether the side is still short enough.
    mutating func add(_ nodes: [Node]) -> Bool {
      for node in nodes {
        // Each part costs something, even where it adds nothing.
        work += 16
        guard work <= CardTemplate.mostWork else { return false }
        switch node {
        case .text(let text):
          guard add(text) else { return false }
        case .part(let field, let isFilled, let inner):
          guard let value = value(of: field) else { return false }
          if CollectionReader.isFilled(value) == isFilled, !add(inner) { return false }
        case .field("FrontSide", _): continue
        case .field(let field, let filters):
          guard filters.count <= CardTemplate.mostFilters, let value = value(of: field),
            add(filtered(value, filters))
          else { return false }
        }
      }
      return true
    }

    private mutating func add(_ text: String) -> Bool {
      work += text.utf8.count
      guard html.utf8.count + text.utf8.count <= CardTemplate.mostHTML else { return false }
      html += text
      return true
    }

    /// Returns the HTML of a field; `nil` where too many bytes were read.
    private mutating func value(of field: String) -> String? {
      let value = content.fields[field] ?? ""
      work += value.utf8.count
      return work <= CardTemplate.mostWork ? value : nil
    }

    private mutating func filtered(_ field: String, _ filters: [String]) -> String {
      var value = field
      for filter in filters.reversed() {
        switch filter {
        case "cloze":
          let cloze = AnkiCloze(value)
          value = content.isAnswer ? cloze.answer(content.cloze) : cloze.question(content.cloze)
        case "cloze-only": value = AnkiCloze(field).hidden(content.cloze)
        case "type":
          // Every card of ours can have a typed answer, so the field to type in is left out.
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

  /// The most filters of a field; no person writes more.
  private static let mostFilters = 8
}

extension HTMLText {
  /// Whether the HTML shows nothing.
  var isEmpty: Bool { marks.allSatisfy(\.isWhitespace) }
}
