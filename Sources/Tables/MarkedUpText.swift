internal import Vocabulary

// This whole file by scalar: all texts are views of scalars.

/// The HTML in the fields of flash cards, turned into plain text and back.
package enum MarkedUpText {
  /// Returns the text that HTML shows: without tags and sounds, with characters in place of entities, and
  /// with the line breaks that tags make.
  package static func plain(_ html: String) -> String {
    let html = withoutSounds(html)
    guard html.utf8.contains(where: { "<&\n".utf8.contains($0) }) else { return html }
    var text = String.UnicodeScalarView()
    var rest = html.unicodeScalars[...]
    var tagEnd = SignSearch<Scalars>(CollectionOfOne(">"))
    while let scalar = rest.first {
      if scalar == "<", let (name, after) = tag(rest, &tagEnd) {
        let beginsLine = blocks.contains(name) && !text.isEmpty && text.last != "\n"
        if name == "br" || beginsLine { text.append("\n") }
        rest = after
      } else if scalar == "&", let (entity, after) = entity(rest) {
        text.append(entity)
        rest = after
      } else {
        // In HTML a line end is a space like any other.
        text.append(scalar == "\n" ? " " : scalar)
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns a text without the marks that make Anki play a file, such as `[sound:harbor.mp3]`.
  package static func withoutSounds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var soundEnd = SignSearch<Scalars>(CollectionOfOne("]"))
    while let scalar = rest.first {
      if scalar == "[", rest.starts(with: soundMark), let end = soundEnd.place(in: rest) {
        rest = rest[end...].dropFirst()
      } else {
        kept.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(kept)
  }

  /// Returns HTML that shows a text: ``plain(_:)`` turns it back.
  package static func marked(_ text: String) -> String {
    var html = ""
    html.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\n": html += "<br>"
      case "[" where rest.starts(with: soundMark.dropFirst()): html += "&#91;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static let soundMark = Array("[sound:".unicodeScalars)

  /// The tags that begin a new line.
  private static let blocks: Set<String> = [
    "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote",
  ]

  /// Returns the name of a tag or comment at the start of a text, in lower case, and the rest of the text.
  private static func tag(
    _ text: Scalars, _ tagEnd: inout SignSearch<Scalars>
  ) -> (name: String, after: Scalars)? {
    let inside = text.dropFirst()
    guard let first = inside.first,
      first == "!" || first == "/" || first.isASCII && first.properties.isAlphabetic,
      let end = tagEnd.place(in: inside)
    else { return nil }
    let name = inside[..<end].drop { $0 == "/" }
      .prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    return (String(Substring(name)).lowercased(), inside[end...].dropFirst())
  }

  /// Returns the scalar of an entity at the start of a text, and the rest of the text.
  package static func entity(
    _ text: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, after: Substring.UnicodeScalarView)? {
    let inside = text.dropFirst()
    // The longest name we know has eight letters.
    guard let end = inside.prefix(10).firstIndex(of: ";") else { return nil }
    let name = String(Substring(inside[..<end]))
    var scalar = entities[name]
    if let digits = name.bytes.dropping(prefix: "#x") ?? name.bytes.dropping(prefix: "#X") {
      scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    } else if let digits = name.bytes.dropping(prefix: "#") {
      scalar = UInt32(digits).flatMap(Unicode.Scalar.init)
    }
    guard let scalar, scalar == "\n" || scalar.properties.generalCategory != .control else {
      return nil
    }
    return (scalar, inside[end...].dropFirst())
  }

  /// The entities of XML, the letters of Latin-1 from U+00C0 on, and a few signs (HTML Living Standard,
  /// "Named character references").
  private static let entities: [String: Unicode.Scalar] = {
    let letters = """
      Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc \
      Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute \
      THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
      uuml yacute thorn yuml
      """.bytes.split(separator: " ")
    var entities: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "iexcl": "¡",
      "iquest": "¿", "ordf": "ª", "ordm": "º", "laquo": "«", "raquo": "»", "deg": "°",
      "middot": "·", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
      "rdquo": "”", "hellip": "…", "bull": "•", "OElig": "Œ", "oelig": "œ", "euro": "€",
    ]
    for (number, name) in letters.enumerated() {
      entities[String(name)] = Unicode.Scalar(UInt8(0xC0 + number))
    }
    return entities
  }()
}
