/// The languages from which English took its words, from our own list `origins.txt`.
struct Origins: Sendable {
  /// The language of each word, in lower case.
  private(set) var languages: [String: String] = [:]
  /// The languages, in the order of the alphabet.
  let names: [String]

  /// - Parameter source: a list of ``WordGroups``: the names of languages.
  init(_ source: SourceFile) {
    let groups = WordGroups(source).groups
    names = groups.map(\.name).sorted()
    for (name, words) in groups {
      for word in words { languages[word.lowercased()] = name }
    }
  }

  /// The list that comes with the program.
  static let embedded = Origins(SourceFile(.origins))
}
