internal import ByteText

/// The names of sounds and pictures on cards.
public enum MediaName {
  /// The most Unicode scalars of a name.
  public static let longest = 200
  /// The most bytes of a name.
  static let longestBytes = longest * 4

  /// Whether a name can stand in ``CardText`` and is not a path.
  public static func isGood(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestBytes && name.unicodeScalars.count <= longest
      && name.utf8.first != UInt8(ascii: ".") && !name.unicodeScalars.contains(where: isBad)
  }

  /// Returns a name that can stand in a text, made from any name of a file.
  public static func safe(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { scalars.append(isBad(scalar) ? "-" : scalar) }
    if scalars.isEmpty || scalars.first == "." { scalars.insert("_", at: scalars.startIndex) }
    guard scalars.count > longest else { return String(scalars) }
    // A name that is too long loses its middle. Its ending stays, because it tells the kind of
    // file.
    return String(Substring(scalars.prefix(longest - 20))) + String(Substring(scalars.suffix(20)))
  }

  /// Returns a name with a number before its ending: `harbour-2.mp3`.
  public static func numbered(_ name: String, _ number: Int) -> String {
    let (base, ending) = divided(name)
    return safe("\(base)-\(number)" + (ending.isEmpty ? "" : ".\(ending.lowercased())"))
  }

  /// Returns a name without the numbers at its end: `harbour.mp3` for `harbour-2-3.mp3`.
  public static func unnumbered(_ name: String) -> String {
    let (whole, ending) = divided(name)
    var base = Array(whole.utf8)
    while true {
      let digits = base.reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, base.dropLast(digits).last == UInt8(ascii: "-") else { break }
      base.removeLast(digits + 1)
    }
    return String(decoding: base, as: UTF8.self)
      + (ending.isEmpty ? "" : ".\(ending.lowercased())")
  }

  /// Whether the name has the ending of a sound.
  public static func isSound(_ name: String) -> Bool { sounds.contains(ending(of: name)) }

  /// Whether the name has the ending of a picture.
  public static func isPicture(_ name: String) -> Bool { pictures.contains(ending(of: name)) }

  /// The endings of the sounds that browsers play, and of the pictures that they show.
  public static let sounds: Set = ["mp3", "wav", "ogg", "oga", "opus", "flac", "m4a", "aac"]
  public static let pictures: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp"]

  /// Returns the ending of a name, in small letters: `mp3`; an empty text for a name without one.
  public static func ending(of name: String) -> String { divided(name).ending.lowercased() }

  /// Divides a name at its last full stop. Spaces at the end of the name don't count.
  package static func divided(_ name: String) -> (base: Substring, ending: Substring) {
    let scalars = name.unicodeScalars
    let last = scalars.lastIndex { !$0.properties.isWhitespace }
    let trimmed = name[..<(last.map(scalars.index(after:)) ?? scalars.startIndex)]
    guard let dot = trimmed.bytes.lastIndex(of: "."), dot != last else { return (trimmed, "") }
    return (trimmed[..<dot], trimmed[scalars.index(after: dot)...])
  }

  private static func isBad(_ scalar: Unicode.Scalar) -> Bool {
    "/\\:()[]\"".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
  }
}
