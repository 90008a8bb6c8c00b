/// Words that are made of two others, from our own list `compounds.txt`.
struct Compounds: Sendable {
  /// The parts of each word.
  private(set) var parts: [String: [String]] = [:]

  /// - Parameter source: a word on each line, with a plus sign between its parts. `#` begins a
  ///   comment.
  init(_ source: SourceFile) {
    source.forEachEntry { fields in
      let line = String(decoding: fields.line, as: UTF8.self)
      let words = line.split(separator: "+").map(String.init)
      parts[words.joined()] = words
    }
  }

  /// The list that comes with the program.
  static let embedded = Compounds(SourceFile(.compounds))
}
