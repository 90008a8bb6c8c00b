internal import ByteText
internal import Cards
internal import Tables

/// A card's text made from HTML. It keeps emphasis, lists, code, line breaks, sounds, pictures and
/// readings, and nothing else, so nothing in it runs or fetches.
struct HTMLText {
  /// The text, which `CardText` reads.
  private(set) var marks = ""
  private(set) var losses: Set<CardCollection.Loss> = []
  /// The names of the sounds and pictures, as the HTML has them.
  private(set) var files: Set<String> = []

  /// - Parameter safeName: returns a card's name for a file of the HTML.
  init(_ html: String, safeName: (String) -> String = MediaName.safe) {
    // Most fields are plain text.
    if !html.utf8.contains(where: Self.isMark) {
      marks = MarkedText.escapedLine(html.trimmed)
      return
    }
    var writer = MarkWriter()
    for token in HTMLTokens(html) { read(token, safeName, &writer) }
    marks = writer.end()
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "\\"), 0x0A: true
    default: false
    }
  }

  private mutating func read(
    _ token: HTMLTokens.Token, _ safeName: (String) -> String, _ writer: inout MarkWriter
  ) {
    switch token {
    case .text(let text):
      if text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "[") }),
        Self.formulas.contains(where: text.contains)
      {
        losses.insert(.formulas)
      }
      writer.add(text: text)
    case .sound(let name):
      guard !writer.isHidden else { return }
      files.insert(name)
      if Self.films.contains(MediaName.ending(of: name)) {
        losses.insert(.films)
      } else {
        writer.add(mark: "[sound:\(safeName(name))]")
      }
    case .start(let name, let attributes):
      switch name {
      case "img":
        guard let source = attributes["src"], !source.isEmpty else { return }
        guard let file = file(source) else { return }
        let about = (attributes["alt"] ?? "").filter { !"[]()\n".contains($0) }
        writer.add(mark: "![\(about)](\(safeName(file)))")
      case "audio", "source":
        guard let source = attributes["src"], let file = file(source) else { return }
        writer.add(mark: "[sound:\(safeName(file))]")
      case "video": losses.insert(.films)
      case "iframe", "object", "embed", "script":
        losses.insert(.scripts)
        writer.start(name)
      default: writer.start(name)
      }
    case .end(let name): writer.end(name)
    case .unfinished: break
    }
  }

  /// The signs with which formulas begin.
  private static let formulas = ["\\(", "\\[", "[latex]", "[$]"]

  /// Returns a card's name for a file of the package; `nil` for a file that is elsewhere.
  private mutating func file(_ source: String) -> String? {
    guard !source.bytes.contains("://"), !source.bytes.hasPrefix("//"),
      !source.bytes.hasPrefix("data:")
    else {
      losses.insert(.remoteFiles)
      return nil
    }
    let name = source.percentDecoded ?? source
    files.insert(name)
    return name
  }

  private static let films: Set = ["mp4", "webm", "mov", "avi", "mkv", "mpg", "mpeg", "ogv"]

  // MARK: Writing

  /// Returns a card's text as HTML that reads as the same text.
  static func html(_ text: CardText) -> String {
    var html = ""
    var list: String?
    for (index, block) in text.blocks.enumerated() {
      var tag: String?
      if case .item(let number, _) = block { tag = number == nil ? "ul" : "ol" }
      if tag != list {
        if let list { html += "</\(list)>" }
        if let tag { html += "<\(tag)>" }
      }
      switch block {
      case .paragraph(let spans):
        // A lone paragraph stays as plain as Anki's own fields are.
        html += text.blocks.count == 1 ? self.html(spans) : "<p>\(self.html(spans))</p>"
      case .item(_, let spans): html += "<li>\(self.html(spans))</li>"
      case .code(let code): html += "<pre><code>\(escaped(code))</code></pre>"
      }
      list = tag
      if index == text.blocks.count - 1, let list { html += "</\(list)>" }
    }
    return html
  }

  private static func html(_ spans: [CardText.Span]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .emphasis(let text): "<i>\(escaped(text))</i>"
      case .strong(let text): "<b>\(escaped(text))</b>"
      case .code(let text): "<code>\(escaped(text))</code>"
      case .ruby(let text, let reading):
        "<ruby>\(escaped(text))<rt>\(escaped(reading))</rt></ruby>"
      case .lineBreak: "<br>"
      case .sound(let name): "[sound:\(escaped(name))]"
      case .picture(let name, let about):
        "<img src=\"\(escaped(source(name)))\""
          + (about.isEmpty ? ">" : " alt=\"\(escaped(about))\">")
      }
    }.joined()
  }

  /// Returns the address of a file. A browser, and Anki, decode what looks like `%20` in it.
  private static func source(_ name: String) -> String {
    let isPlain = name.percentDecoded.map { $0.utf8.elementsEqual(name.utf8) } ?? false
    return isPlain ? name : name.bytes.replacing("%", with: "%25")
  }

  private static func escaped(_ text: String) -> String {
    var (html, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "&"): html += "&amp;".utf8
      case UInt8(ascii: "<"): html += "&lt;".utf8
      case UInt8(ascii: ">"): html += "&gt;".utf8
      case UInt8(ascii: "\""): html += "&quot;".utf8
      case UInt8(ascii: "[") where rest.starts(with: "[sound:".utf8): html += "&#91;".utf8
      default: html.append(byte)
      }
      rest = rest.dropFirst()
    }
    return String(decoding: html, as: UTF8.self)
  }
}
