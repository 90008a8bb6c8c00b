// This whole file by Character: the chapters are our own texts.

/// A piece of a line of text.
public enum Span: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Span])
  case strong([Span])
  case link([Span], to: Target)

  /// The end of a link.
  public enum Target: Equatable, Sendable {
    /// A chapter of the guide, by its name.
    case chapter(String)
    /// An address on the web.
    case web(String)
    /// Another file of the sources, which an installed program lacks.
    case source(String)

    init(_ address: String) {
      self =
        if address.contains("://") {
          .web(address)
        } else if address.hasSuffix(".md"), !address.contains("/") {
          .chapter(String(address.dropLast(3)))
        } else {
          .source(address)
        }
    }
  }

  /// Returns the spans of a text in Markdown.
  static func all(in text: some StringProtocol) -> [Span] {
    var rest = Substring(text)
    var spans: [Span] = []
    var plain = ""
    func end() {
      if !plain.isEmpty { spans.append(.text(plain)) }
      plain = ""
    }
    while let character = rest.first {
      if let (span, after) = first(of: rest) {
        end()
        spans.append(span)
        rest = after
      } else {
        // A backslash before a sign stands for the sign alone.
        if character == "\\", rest.dropFirst().first?.isPunctuation == true { rest.removeFirst() }
        plain.append(rest.removeFirst())
      }
    }
    end()
    return spans
  }

  /// Returns the span at the start of a text, and the text after it; `nil` at plain text.
  private static func first(of text: Substring) -> (Span, Substring)? {
    func enclosed(by mark: String, _ close: String? = nil) -> (Substring, Substring)? {
      let inner = text.dropFirst(mark.count)
      guard text.hasPrefix(mark), inner.first.map({ !$0.isWhitespace }) == true,
        let end = inner.firstRange(of: close ?? mark)
      else { return nil }
      return (inner[..<end.lowerBound], inner[end.upperBound...])
    }
    if let (code, rest) = enclosed(by: "`") { return (.code(String(code)), rest) }
    if let (inner, rest) = enclosed(by: "**") { return (.strong(all(in: inner)), rest) }
    if let (inner, rest) = enclosed(by: "*") { return (.emphasis(all(in: inner)), rest) }
    if let (inner, rest) = enclosed(by: "[", "]("), let end = rest.firstIndex(of: ")") {
      let target = Target(String(rest[..<end]))
      return (.link(all(in: inner), to: target), rest[rest.index(after: end)...])
    }
    return nil
  }

  /// The text without its marks.
  public var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let spans), .strong(let spans), .link(let spans, _): spans.plain
    }
  }
}

extension [Span] {
  /// The text without its marks.
  public var plain: String { map(\.plain).joined() }
}
