/// The languages from which English took its words, from our own list `origins.txt`.
struct Origins: Sendable {
  /// The language of each word.
  private(set) var languages: [String: String] = [:]
  /// The languages, in the order of the alphabet.
  private(set) var names: [String] = []

  /// Reads the list.
  ///
  /// - Parameter source: on each line a language, a colon, and words with commas between them. `#` begins a
  ///   comment.
  init(_ source: SourceFile) {
    source.forEachLine { fields in
      let line = String(decoding: fields.line, as: UTF8.self)
      guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return }
      let name = String(line[..<colon])
      names.append(name)
      for word in line[line.index(after: colon)...].split(separator: ",") {
        languages[String(word.drop { $0 == " " })] = name
      }
    }
    names.sort()
  }

  /// The list that comes with the program.
  static let embedded = Origins(SourceFile(.origins))
}
