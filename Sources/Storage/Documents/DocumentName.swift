internal import ByteText
internal import Glibc

/// The rules for the names that people give to their own documents, such as lists and decks.
package enum DocumentName {
  /// The most bytes of a name that a person gives.
  package static let longest = 200
  /// The most bytes of a name with a number after it. A removed document has such a number if
  /// documents with its name were removed before. Linux allows 255 bytes for the name and `.json`.
  private static let longestWithNumber = longest + 20

  /// Returns whether the length and the characters of a name allow a person to give it to a
  /// document.
  package static func canBeGiven(_ name: String) -> Bool {
    isGood(name) && name.utf8.count <= longest
  }

  /// Returns whether a name looks like that of a conflict copy, which other programs make when two
  /// computers change a file. People don't give such names.
  package static func isLikeCopy(_ name: String) -> Bool { ConflictCopy(name + ".json") != nil }

  /// Returns whether a name looks like that of a copy of a certain document. A person may give such
  /// a name, such as `week (1)` or `week 2`, to another document.
  package static func isLikeCopy(_ name: String, of original: String) -> Bool {
    CopyName.readings(of: name + ".json").contains {
      $0.original.utf8.elementsEqual((original + ".json").utf8)
    }
  }

  /// Returns the name of the document of which a document with a name would be a conflict copy; the
  /// name itself if it is not like that of a copy.
  package static func original(ofCopy name: String) -> String {
    guard let copy = ConflictCopy(name + ".json") else { return name }
    return copy.original.bytes.dropping(suffix: ".json").map(String.init) ?? name
  }

  /// Returns the nearest name that a person could give to a document, for a text of a file, such as
  /// a heading. It may still be blank.
  ///
  /// - Parameter longest: the most bytes of the name.
  package static func fitting(_ text: String, longest: Int = Self.longest) -> String {
    // Each scalar has at least one byte, so a name never needs more scalars.
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest * 2) {
      let isPath = scalar == "/" || scalar == "\\"
      scalars.append(isPath || scalar.properties.generalCategory == .control ? "-" : scalar)
    }
    var name = String(scalars.drop { $0 == "." || $0 == " " })
    if hasHiddenSigns(name) {
      name.unicodeScalars.removeAll {
        $0.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains($0.value)
      }
    }
    // A document that is named like a conflict copy would be merged with the original.
    name = original(ofCopy: name)
    while name.utf8.count > longest { name.removeLast() }
    return name
  }

  /// Returns whether a document can have this name. A name is not a path.
  package static func isGood(_ name: String) -> Bool {
    // The bytes are checked, because a path is made of bytes. With an accent after it, `/` is
    // another Character, but its byte still divides a path.
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.count <= longestWithNumber
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Returns whether a name has invisible characters, or characters that change the direction of
  /// the text around them. Joiners between letters that are not European, and the parts of an
  /// emoji, are allowed, because a reader sees their effect.
  package static func hasHiddenSigns(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F:
        guard index > 0 else { return true }
        let previous = scalars[index - 1]
        let isOfEmoji = scalar.value == 0xFE0F && previous.properties.isEmoji
        if previous.value < 0x600, !isOfEmoji { return true }
        // A joiner needs such a letter after it, too.
        let next = scalars.dropFirst(index + 1).first
        if scalar.value <= 0x200D, (next?.value ?? 0) < 0x600 { return true }
      default:
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        if (0xFFF9...0xFFFB).contains(scalar.value) { return true }
      }
    }
    return false
  }

  /// Returns the names of the documents in a folder, sorted.
  ///
  /// Two names that differ only in their Unicode form, as after a copy from a Mac, are both
  /// returned, although Swift takes them for equal. Other files, such as the lock files of an
  /// office program, are left out, and so are links that lead nowhere and conflict copies of a
  /// document in the folder, as far as their names alone show that they are copies. Without that
  /// document, a file that is named like a copy is a document itself.
  package static func all(in folder: String) throws(StorageError) -> [String] {
    let found = try ConflictCopies(in: folder, areNamedByPeople: true)
    let copies = Set(found.copies.map { Array($0.name.utf8) })
    return
      try FileSystem.entries(of: folder)
      .filter { !copies.contains(Array($0.utf8)) && access("\(folder)/\($0)", F_OK) == 0 }
      .compactMap { $0.bytes.dropping(suffix: ".json").map(String.init) }.filter(isGood)
      .sorted { $0 == $1 ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0 < $1 }
  }
}
