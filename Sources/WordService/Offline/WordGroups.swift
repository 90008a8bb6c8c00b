/// Words in groups with names, from a list that is part of the program.
struct WordGroups {
  /// The groups in the order of the list.
  private(set) var groups: [(name: String, words: [String])] = []

  /// Reads a list.
  ///
  /// - Parameter source: the name of a group and a colon. Below it, words with commas between them,
  ///   indented. `#` begins a comment.
  init(_ source: SourceFile) {
    Self.forEachLine(of: source) { name, line in
      if groups.last?.name != name { groups.append((name, [])) }
      for word in line.split(separator: UInt8(ascii: ",")) {
        groups[groups.count - 1].words.append(
          String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
      }
    }
  }

  /// Calls a closure with the name of a group and the text of each line below the name.
  static func forEachLine(
    of source: SourceFile, _ body: (_ name: String, _ line: Slice<UnsafeRawBufferPointer>) -> Void
  ) {
    var name: String?
    source.forEachEntry { fields in
      guard fields.line.first == UInt8(ascii: " ") else {
        name = String(decoding: fields.line.dropLast(), as: UTF8.self)
        return
      }
      if let name { body(name, fields.line.drop { $0 == UInt8(ascii: " ") }) }
    }
  }
}
