internal import ByteText

/// The sounds and pictures that come with a file of cards. A card may name one of them in another
/// way: in another Unicode form, as in an archive from a Mac, percent-encoded, with entities of
/// HTML, in other capitals, with spaces around it, or as ``MediaName/safe(_:)`` makes it.
package struct MediaIndex: Sendable {
  /// The names. Swift takes two Unicode forms of a name for equal.
  private var names: [String: String] = [:]
  /// The names by what remains of them without their differences.
  private var alike: [String: [String]] = [:]

  /// - Parameter names: the names of the files.
  package init(_ names: some Sequence<String>) {
    for name in names {
      if self.names[name] == nil { self.names[name] = name }
      for key in Set([Self.folded(name), Self.folded(name.percentDecoded ?? name)]) {
        alike[key, default: []].append(name)
      }
    }
  }

  /// Returns the name of the file that a card means; `nil` if no file, or more than one, may be
  /// meant.
  package func file(for name: String) -> String? {
    if let file = names[name] { return file }
    let plain = Self.withoutEntities(name)
    let spellings = [name, plain, name.percentDecoded ?? name, plain.percentDecoded ?? plain]
    for spelling in spellings {
      if let file = names[spelling] { return file }
    }
    for spelling in spellings {
      if let files = alike[Self.folded(spelling)], files.count == 1 { return files[0] }
    }
    return nil
  }

  private static func folded(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return MediaName.safe(String(scalars[start...end])).lowercased()
  }

  /// Returns a name with the signs that HTML writes as entities.
  private static func withoutEntities(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "&")) else { return name }
    // The ampersand is last, so that nothing is decoded twice.
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return signs.reduce(name) { $0.bytes.replacing($1.0, with: $1.1) }
  }
}
