/// The name of a file in a mark of ``CardText``: `[sound:name]` or `![](name)`.
///
/// People write the names that their files have. So brackets may stand in pairs, as in
/// `![](map (1).png)`, and a sign with a backslash before it is a part of the name, whatever it is.
/// As in CommonMark, a picture's name may stand between `<` and `>`.
struct MediaMark {
  typealias Bytes = ArraySlice<UInt8>

  /// The name on the card: the written one, made ``MediaName/safe(_:)``.
  let name: String
  /// The index of the sign that ends the mark.
  let end: Int

  /// Reads the mark of a sound.
  ///
  /// - Parameter text: the text after `[sound:`.
  /// - Returns: `nil` for a text that does not begin with a name and the end of the mark.
  init?(sound text: Bytes) {
    guard let (name, end) = Self.name(in: text, UInt8(ascii: "["), upTo: UInt8(ascii: "]")) else {
      return nil
    }
    (self.name, self.end) = (name, end)
  }

  /// Reads the mark of a picture.
  ///
  /// - Parameter text: the text after `](`.
  /// - Returns: `nil` for a text that does not begin with a name and the end of the mark.
  init?(picture text: Bytes) {
    if text.first == UInt8(ascii: "<"),
      let (name, end) = Self.name(
        in: text.dropFirst(), UInt8(ascii: "<"), upTo: UInt8(ascii: ">")),
      text[end...].dropFirst().first == UInt8(ascii: ")")
    {
      (self.name, self.end) = (name, end + 1)
      return
    }
    guard let (name, end) = Self.name(in: text, UInt8(ascii: "("), upTo: UInt8(ascii: ")")) else {
      return nil
    }
    (self.name, self.end) = (name, end)
  }

  /// The deepest nesting of brackets in a name. Deeper ones are those of further marks.
  private static let deepest = 4

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - opening: the sign that a closing sign in the name needs before it.
  ///   - closing: the sign after the name.
  private static func name(
    in text: Bytes, _ opening: UInt8, upTo closing: UInt8
  ) -> (name: String, end: Int)? {
    var (name, depth, index): ([UInt8], Int, Int) = ([], 0, text.startIndex)
    while index < text.endIndex, name.count <= MediaName.longestBytes, depth <= deepest {
      let byte = text[index]
      if byte == closing, depth == 0 { return cardName(name).map { ($0, index) } }
      if byte == UInt8(ascii: "\\") {
        index += 1
        // A backslash before a letter is that of a path.
        guard index < text.endIndex, text[index].isPunctuation else { return nil }
      } else if byte == closing {
        depth -= 1
      } else if byte == opening {
        depth += 1
      }
      name.append(text[index])
      index += 1
    }
    return nil
  }

  /// Returns the name on the card; `nil` for a path, an address, or a name with a title after it.
  private static func cardName(_ bytes: [UInt8]) -> String? {
    let name = String(decoding: bytes, as: UTF8.self)
    if MediaName.isGood(name) { return name }
    guard let first = bytes.first, first != UInt8(ascii: "."), bytes.allSatisfy(isOfName),
      name.unicodeScalars.count <= longestFile, !isTitled(bytes)
    else { return nil }
    return MediaName.safe(name)
  }

  /// The most Unicode scalars of a file's name that some system allows (APFS and NTFS; Linux
  /// counts bytes).
  private static let longestFile = 255

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: ":")
  }

  /// Returns whether a title stands after a name, as CommonMark has it: `map.png "A map"`.
  private static func isTitled(_ bytes: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard bytes.last == quote, let open = bytes.dropLast().lastIndex(of: quote), open > 0 else {
      return false
    }
    return bytes[open - 1] == UInt8(ascii: " ")
  }
}
