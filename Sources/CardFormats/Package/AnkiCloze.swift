internal import ByteText

/// A text with Anki's blanks: `{{c1::Paris::city}}`, where 1 is the number of the card and `city` a
/// hint.
struct AnkiCloze {
  private indirect enum Node {
    case text(String)
    case blank(Set<Int>, [Node], hint: String)
  }

  private let nodes: [Node]

  init(_ text: String) {
    var rest = text[...]
    nodes = Self.nodes(&rest, depth: 0)
  }

  /// The deepest nesting of blanks.
  private static let deepest = 20

  private static func nodes(_ rest: inout Substring, depth: Int) -> [Node] {
    var nodes: [Node] = []
    var text = String.UnicodeScalarView()
    while let first = rest.unicodeScalars.first {
      if first == "{", depth < deepest, let (numbers, after) = start(rest) {
        nodes.append(.text(String(text)))
        text.removeAll()
        rest = after
        let inner = Self.nodes(&rest, depth: depth + 1)
        nodes.append(blank(numbers, inner))
      } else if depth > 0, let after = rest.bytes.dropping(prefix: "}}") {
        rest = after
        break
      } else {
        text.append(first)
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    nodes.append(.text(String(text)))
    return nodes
  }

  /// Returns the numbers of a blank that begins here, as in `{{c1::` or `{{c1,2::`.
  private static func start(_ text: Substring) -> (numbers: Set<Int>, rest: Substring)? {
    guard let inner = text.bytes.dropping(prefix: "{{c"),
      let colons = Substring(inner.unicodeScalars.prefix(37)).bytes.firstRange(of: "::")
    else { return nil }
    let numbers = inner[..<colons.lowerBound].bytes.split(separator: ",").compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
    return (Set(numbers), text[colons.upperBound...])
  }

  /// Returns a blank. The end of its text may be a hint.
  private static func blank(_ numbers: Set<Int>, _ nodes: [Node]) -> Node {
    guard case .text(let last)? = nodes.last, let colons = last.bytes.firstRange(of: "::") else {
      return .blank(numbers, nodes, hint: "")
    }
    let hint = String(last[colons.upperBound...])
    return .blank(
      numbers, nodes.dropLast() + [.text(String(last[..<colons.lowerBound]))], hint: hint)
  }

  /// Returns the text with the blanks of a number empty.
  func question(_ number: Int) -> String {
    Self.joined(nodes) { numbers, text, hint in
      numbers.contains(number) ? CardBlank.mark(hint: hint) : text
    }
  }

  /// Returns the text with the blanks of a number emphasised.
  func answer(_ number: Int) -> String {
    Self.joined(nodes) { numbers, text, _ in numbers.contains(number) ? "<b>\(text)</b>" : text }
  }

  /// Returns the text that the blanks of a number hide.
  func hidden(_ number: Int) -> String {
    var hidden: [String] = []
    _ = Self.joined(nodes) { numbers, text, _ in
      if numbers.contains(number) { hidden.append(text) }
      return text
    }
    return hidden.joined(separator: ", ")
  }

  private static func joined(
    _ nodes: [Node], _ form: (Set<Int>, String, String) -> String
  ) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .blank(let numbers, let inner, let hint): form(numbers, joined(inner, form), hint)
      }
    }.joined()
  }
}
