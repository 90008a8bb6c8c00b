// This whole file by scalar: its texts are views of scalars.

internal import ByteText

/// The characters that HTML writes as entities, such as `&amp;` and `&#243;`.
enum HTMLEntities {
  /// Returns a text with characters in place of entities.
  static func decoded(_ text: Substring.UnicodeScalarView) -> String {
    var (decoded, rest) = (String.UnicodeScalarView(), text)
    while let scalar = rest.first {
      if scalar == "&", let (entity, after) = entity(rest) {
        decoded.append(entity)
        rest = after
      } else {
        decoded.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(decoded)
  }

  /// Returns the scalar of an entity at the start of a text, and the rest of the text.
  private static func entity(
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

  /// The entities of XML, the letters of Latin-1 from U+00C0 on, and a few signs (HTML Living
  /// Standard, "Named character references").
  private static let entities: [String: Unicode.Scalar] = {
    let letters = """
      Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute \
      Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml \
      Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc \
      euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash \
      ugrave uacute ucirc \
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
