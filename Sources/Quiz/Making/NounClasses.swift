/// The classes of nouns. Wrong answers of another class than the right one would be found by
/// elimination: a planet beside an electron, a shrimp beside a policeman.
///
/// Two nouns are of one class if both stand below one meaning that is near above them and not too
/// general. Two persons always are.
enum NounClasses {
  /// WordNet's field of persons (lexnames(5WN)).
  private static let persons = 18

  /// The most steps from the right noun up to the common meaning: its parent or its grandparent.
  private static let mostStepsUp = 2
  /// The most steps from that meaning down to a wrong noun.
  private static let mostStepsDown = 3

  /// The fewest meanings on the path to a common one, from the most general one on. Where WordNet
  /// has fewer steps, a class stands higher.
  private static let usualDepth = 6
  private static let depths = [
    // Acts, animals and artifacts: the classes above are `activity`, `organism`,
    // `instrumentality` and `structure`.
    4: 7, 5: 7, 6: 7,
    // Communication, feelings, food, possessions, states, substances and times.
    10: 5, 12: 5, 13: 5, 21: 5, 26: 5, 27: 5, 28: 5,
  ]

  /// Returns whether the synsets of the right answer and of a wrong one are of one class.
  ///
  /// - Parameter content: the definition of the wrong answer.
  static func areOfOneClass(
    _ right: Int, _ wrong: Int, definedBy content: ContentWords, in lexicon: any Lexicon
  ) -> Bool {
    let field = lexicon.field(of: right)
    guard lexicon.field(of: wrong) == field else { return false }
    // `Advice, mostly from a lawyer` defines no person, although a counsel is one, too.
    if field == persons { return articles.contains(content.tokens.first ?? "") }
    let (one, other) = (lexicon.path(to: right), lexicon.path(to: wrong))
    let shared = zip(one, other).prefix { $0 == $1 }.count
    return one.count - shared <= mostStepsUp && other.count - shared <= mostStepsDown
      && shared >= depths[field] ?? usualDepth
  }

  /// Words with which the definition of a person begins.
  private static let articles: Set<String> = [
    "a", "an", "any", "anybody", "anyone", "one", "somebody", "someone", "the", "your",
  ]
}

extension Lexicon {
  /// Returns the path from the most general synset down to a synset.
  fileprivate func path(to synset: Int) -> [Int] {
    var path = [synset]
    // No chain of WordNet is longer than 20. A damaged index may have a circle.
    while let last = path.last, path.count < 24, let above = hypernyms(of: last).first {
      path.append(above)
    }
    return path.reversed()
  }
}
