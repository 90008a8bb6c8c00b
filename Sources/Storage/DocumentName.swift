internal import ByteText
internal import Glibc

/// The rule of the names that people give to documents of their own, such as lists and decks.
package enum DocumentName {
  /// The most bytes of a name that a person gives.
  package static let longest = 200
  /// The most bytes of a name, with the number that a removed document has behind it where others
  /// of the name were removed before. The file has the name and `.json`; Linux allows 255 bytes.
  private static let longestWithNumber = longest + 20

  /// Returns whether a person may give a document this name, as far as its length goes and its
  /// signs.
  package static func canBeGiven(_ name: String) -> Bool {
    isGood(name) && name.utf8.count <= longest
  }

  /// Returns whether a document is named like a copy that other programs leave where two computers
  /// changed a file.
  package static func isLikeCopy(_ name: String) -> Bool { ConflictCopy(name + ".json") != nil }

  /// Returns whether a document can have this name. A name is no path.
  package static func isGood(_ name: String) -> Bool {
    // Bytes make a path, so bytes are checked: `/` with an accent is no `/` as a character.
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.count <= longestWithNumber
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether a scalar is one that nobody sees, or that turns the direction of the text around it.
  /// Joiners within other than European letters, and the signs that belong to an emoji, are seen by
  /// what they do.
  package static func hasHiddenSigns(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F:
        guard place > 0 else { return true }
        let previous = scalars[place - 1]
        let isOfEmoji = scalar.value == 0xFE0F && previous.properties.isEmoji
        if previous.value < 0x600, !isOfEmoji { return true }
        // A joiner needs another letter behind itself.
        let next = scalars.dropFirst(place + 1).first
        if scalar.value <= 0x200D, (next?.value ?? 0) < 0x600 { return true }
      default:
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        if (0xFFF9...0xFFFB).contains(scalar.value) { return true }
      }
    }
    return false
  }

  /// Returns the names of the documents in a folder, sorted. Two that differ only in their Unicode
  /// form, as after a copy from a Mac, are two names, which Swift takes for equal. Other files,
  /// such as those of an office program that has a document open, and links that lead nowhere, are
  /// passed over, and so are the copies of a document that stand beside it. Without the document,
  /// what is named like its copy is one of its own.
  package static func all(in folder: String) throws(StorageError) -> [String] {
    let copies = Set(try ConflictCopy.ofDocuments(in: folder).map { Array($0.name.utf8) })
    return
      try FileSystem.entries(of: folder)
      .filter { !copies.contains(Array($0.utf8)) && access("\(folder)/\($0)", F_OK) == 0 }
      .compactMap { $0.bytes.dropping(suffix: ".json").map(String.init) }.filter(isGood)
      .sorted { $0 == $1 ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0 < $1 }
  }
}
