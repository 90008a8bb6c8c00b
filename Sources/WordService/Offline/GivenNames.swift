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

  /// Returns what kind of name a text with a capital is; `nil` for any other word.
  func meaning(of name: String) -> String? { meanings[name] }
}

extension OfflineDictionary {
  /// Returns what kind of name a word is with a capital, such as `a girl's name` for `Rose` and for
  /// `rose`, and the name itself; `nil` if it is none.
  public func givenName(_ text: String) -> (name: String, meaning: String)? {
    let name = text.prefix(1).uppercased() + text.dropFirst().lowercased()
    return GivenNames.embedded.meaning(of: name).map { (name, $0) }
  }
}
