/// The nouns whose plural is no regular one, from our own list `nouns.txt`.
struct NounForms: Sendable {
  /// Nouns that have no plural, such as `furniture`.
  private(set) var uncountable: Set<String> = []
  /// Nouns that have no singular, such as `scissors`.
  private(set) var alwaysPlural: Set<String> = []
  /// Nouns whose plural is spelled like the singular, such as `sheep`.
  private(set) var unchanged: Set<String> = []
  /// Nouns that have such a plural and a regular one, such as `fish`.
  private(set) var either: Set<String> = []

  /// The plurals of nouns such as `person`, the usual one first.
  private(set) var irregular: [String: [String]] = [:]

  /// The list that comes with the program.
  static let embedded = NounForms(SourceFile(.nouns))

  /// - Parameter source: a list of ``WordGroups``, whose names are those of the properties. An
  ///   irregular noun has its plurals behind it, with spaces.
  init(_ source: SourceFile) {
    for (name, words) in WordGroups(source).groups {
      switch name {
      case "uncountable": uncountable.formUnion(words)
      case "always plural": alwaysPlural.formUnion(words)
      case "unchanged": unchanged.formUnion(words)
      case "either": either.formUnion(words)
      case "irregular":
        for forms in words.map({ $0.split(separator: " ").map(String.init) }) {
          if let noun = forms.first { irregular[noun] = Array(forms.dropFirst()) }
        }
      default: break
      }
    }
  }
}
