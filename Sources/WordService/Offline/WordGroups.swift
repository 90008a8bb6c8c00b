/// Words in groups with names, from a list that is part of the program.
struct WordGroups {
  /// The groups in the order of the list.
  private(set) var groups: [(name: String, words: [String])] = []

  /// Reads a list.
  ///
  /// - Parameter source: the name of a group and a colon. Below it, words with commas between them,
  ///   indented. `#` begins a comment.
  init(_ source: SourceFile) {
    source.forEachLine { fields in
      guard let first = fields.line.first, first != UInt8(ascii: "#") else { return }
      guard first == UInt8(ascii: " ") else {
        groups.append((String(decoding: fields.line.dropLast(), as: UTF8.self), []))
        return
      }
      guard !groups.isEmpty else { return }
      for word in fields.line.split(separator: UInt8(ascii: ",")) {
        groups[groups.count - 1].words.append(
          String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
      }
    }
  }
}
