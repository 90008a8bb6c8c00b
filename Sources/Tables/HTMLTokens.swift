// This whole file by scalar: its texts are views of scalars.

internal import Vocabulary

/// The tags and texts of some HTML, in their order. Everything else is text, as in a browser.
package struct HTMLTokens: Sequence, IteratorProtocol {
  package enum Token: Hashable {
    /// Text, with characters in place of entities. A non-breaking space becomes a plain one.
    case text(String)
    /// The name of a file in Anki's mark `[sound:name]`.
    case sound(String)
    /// The beginning of an element, by its name in small letters.
    case start(String, attributes: [String: String])
    case end(String)
    /// A tag or a comment without an end, as it is written, but with characters in place of
    /// entities. A browser doesn't show it.
    case unfinished(String)
  }

  private typealias Scalars = Substring.UnicodeScalarView
  private var rest: Scalars
  /// The name of an open element whose content is not HTML, and which only its own end tag ends.
  private var rawElement: String?
  private var closeBracket = SignSearch<Scalars>(CollectionOfOne<Unicode.Scalar>("]"))

  package init(_ html: String) { rest = Substring(html).unicodeScalars }

  private static let rawElements: Set<String> = ["script", "style"]

  package mutating func next() -> Token? {
    if let name = rawElement {
      rawElement = nil
      return rawText(of: name)
    }
    guard let first = rest.first else { return nil }
    if first == "<", let token = tag() { return token }
    return sound() ?? text()
  }

  private static let soundMark = Array("[sound:".unicodeScalars)

  /// Takes the mark of a sound. A bracket that is written as an entity doesn't begin one.
  private mutating func sound() -> Token? {
    guard rest.first == "[", rest.starts(with: Self.soundMark),
      let end = closeBracket.index(in: rest)
    else { return nil }
    let name = rest[..<end].dropFirst(Self.soundMark.count)
    guard !name.isEmpty else { return nil }
    rest = rest[end...].dropFirst()
    return .sound(HTMLEntities.decoded(name))
  }

  private mutating func text() -> Token? {
    // The first sign is text, whatever it is.
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "<",
      !(rest[end] == "[" && rest[end...].starts(with: Self.soundMark))
    {
      end = rest.index(after: end)
    }
    let run = rest[..<end]
    rest = rest[end...]
    return .text(HTMLEntities.decoded(run))
  }

  /// Takes everything before the tag that ends an element.
  private mutating func rawText(of name: String) -> Token? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "<", rest.dropFirst().first == "/",
        String(Substring(rest.dropFirst(2).prefix(name.count))).lowercased() == name
      {
        break
      }
      text.append(scalar)
      rest = rest.dropFirst()
    }
    return .text(String(text))
  }

  /// Takes a tag or a comment; returns `nil` for a sign that begins neither.
  private mutating func tag() -> Token? {
    var inside = rest.dropFirst()
    if inside.starts(with: "!--".unicodeScalars) {
      return comment(upTo: "-->", in: inside.dropFirst(3))
    }
    guard let first = inside.first else { return nil }
    let isEnd = first == "/"
    if isEnd { inside = inside.dropFirst() }
    if first == "!" || first == "?" {
      return comment(upTo: ">", in: inside)
    }
    guard let letter = inside.first, letter.isASCII, letter.properties.isAlphabetic else {
      return nil
    }
    let nameEnd = inside.firstIndex { $0 == ">" || $0 == "/" || $0.properties.isWhitespace }
    let name = String(Substring(inside[..<(nameEnd ?? inside.endIndex)])).lowercased()
    inside = nameEnd.map { inside[$0...] } ?? inside[inside.endIndex...]
    guard let attributes = Self.attributes(&inside) else { return unfinished() }
    rest = inside
    if isEnd { return .end(name) }
    if Self.rawElements.contains(name) { rawElement = name }
    return .start(name, attributes: attributes)
  }

  /// Takes the rest as a tag without an end.
  private mutating func unfinished() -> Token {
    defer { rest = rest[rest.endIndex...] }
    return .unfinished(HTMLEntities.decoded(rest))
  }

  /// Takes a comment with a text and an end.
  private mutating func comment(upTo end: String, in text: Scalars) -> Token {
    let end = Array(end.unicodeScalars)
    var inside = text
    while !inside.isEmpty {
      if inside.starts(with: end) {
        rest = inside.dropFirst(end.count)
        return .text("")
      }
      inside = inside.dropFirst()
    }
    return unfinished()
  }

  /// Takes the attributes and the sign that ends the tag; returns `nil` where no sign ends it.
  private static func attributes(_ text: inout Scalars) -> [String: String]? {
    var attributes: [String: String] = [:]
    while true {
      text = text.drop { $0.properties.isWhitespace || $0 == "/" }
      guard let first = text.first else { return nil }
      if first == ">" {
        text = text.dropFirst()
        return attributes
      }
      let name = text.prefix { $0 != "=" && $0 != ">" && $0 != "/" && !$0.properties.isWhitespace }
      // A lone sign counts as a name, so that each step takes something.
      text = text.dropFirst(Swift.max(1, name.count))
      text = text.drop { $0.properties.isWhitespace }
      let key = String(Substring(name)).lowercased()
      guard text.first == "=" else {
        attributes[key] = attributes[key] ?? ""
        continue
      }
      text = text.dropFirst().drop { $0.properties.isWhitespace }
      let value: Scalars
      if let quote = text.first, quote == "\"" || quote == "'" {
        value = text.dropFirst().prefix { $0 != quote }
        text = text.dropFirst(value.count + 2)
      } else {
        value = text.prefix { $0 != ">" && !$0.properties.isWhitespace }
        text = text.dropFirst(value.count)
      }
      attributes[key] = attributes[key] ?? HTMLEntities.decoded(value)
    }
  }
}
