/// The first names of people, from our own list `names.txt`.
struct GivenNames: Sendable {
  /// The meaning of each name: `a girl's name`.
  private var meanings: [String: String] = [:]

  /// The list that comes with the program.
  static let embedded = GivenNames(SourceFile(.names))

  /// - Parameter source: a list of ``WordGroups``: `boy`, `girl` and `either`.
  init(_ source: SourceFile) {
    for (group, names) in WordGroups(source).groups {
      let meaning = group == "either" ? "a name for boys and girls" : "a \(group)'s name"
      for name in names { meanings[name] = meaning }
    }
  }

  /// Returns the meaning of a first name; `nil` for any other word.
  func meaning(of name: String) -> String? { meanings[name] }
}

extension OfflineDictionary {
  /// Returns the first name that a word spells with a capital, and its meaning: `Rose`, `a girl's
  /// name`, for `rose`. Returns `nil` if the word spells no first name.
  public func givenName(_ text: String) -> (name: String, meaning: String)? {
    guard knowsFormation else { return nil }
    let name = text.prefix(1).uppercased() + text.dropFirst().lowercased()
    return GivenNames.embedded.meaning(of: name).map { (name, $0) }
  }
}
