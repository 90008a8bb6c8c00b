internal import ByteText
internal import Glibc

/// The rule of the names that people give to documents of their own, such as lists and decks.
enum DocumentName {
  /// The most bytes of a name. The file has the name and `.json`, and a longer name while it is replaced;
  /// Linux allows 255 bytes.
  static let longest = 200

  /// Returns whether a document may have this name. A name is no path.
  static func isGood(_ name: String) -> Bool {
    // Bytes make a path, so bytes are checked: `/` with an accent is no `/` as a character.
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.count <= longest
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Returns the names of the documents in a folder. Other files, such as those of an office program that has a
  /// document open, and links that lead nowhere, are passed over.
  static func all(in folder: String) throws(StorageError) -> Set<String> {
    Set(
      try FileSystem.entries(of: folder)
        .filter { ConflictCopy($0) == nil && access("\(folder)/\($0)", F_OK) == 0 }
        .compactMap { $0.bytes.dropping(suffix: ".json").map(String.init) }.filter(isGood))
  }
}
