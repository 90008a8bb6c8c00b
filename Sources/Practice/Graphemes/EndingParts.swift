/// The two parts of a word that has a prefix, if only its ending is split off: `unhappy` and
/// `ness`.
///
/// `unbelievable` has no such parts, because `unbelieve` is no word: `un` belongs to `believable`.
/// The prefix and the ending tell the two cases apart (Quirk, Greenbaum, Leech and Svartvik, 1985,
/// appendix I): `un` stands before adjectives, `dis` and `re` before verbs.
enum EndingParts {
  /// Returns the two parts of a word that has a prefix, a stem and an ending; `nil` for any other
  /// word, and where the prefix belongs to the stem and the ending together.
  static func parts(of morphemes: [String]) -> [String]? {
    guard morphemes.count == 3, let endings = endings[morphemes[0]],
      endings.contains(morphemes[2]), !exceptions.contains(morphemes[1...].joined(separator: " "))
    else { return nil }
    return [morphemes[0] + morphemes[1], morphemes[2]]
  }

  /// For each prefix, the endings before which the prefix and a stem are one word.
  private static let endings: [String: Set<String>] = {
    let ofAdjectives = "ness ly ally ity cy".words
    let ofVerbs = "ed ing er or ment ion ation".words
    let all = ofVerbs.union(
      "ition ence ance ent ant able ible ive ous ary ory ful ness ly y cy".words)
    var endings: [String: Set<String>] = [:]
    for prefix in ["un", "in", "il", "ir"] { endings[prefix] = ofAdjectives }
    endings["im"] = ofAdjectives.union("ion ed ing".words)
    for prefix in ["over", "under", "inter"] { endings[prefix] = ofVerbs }
    for prefix in ["dis", "mis", "re", "pre", "en", "em", "cor"] { endings[prefix] = all }
    return endings
  }()

  /// Stems and endings that take the prefix together: `unfriendly` is not `unfriend` and `ly`.
  private static let exceptions: Set<String> = {
    let beforeLy =
      """
      body coward cousin earth father friend gentleman god heaven home king lady like lord love \
      man manner mother neighbor neighbour order priest scholar seem shape sight state time woman \
      world
      """
    let beforeIty = "able adaptable civil equal exchangeable respectable stable susceptible"
    return Set(
      beforeLy.words.map { "\($0) ly" } + beforeIty.words.map { "\($0) ity" }
        + ["cleanly ness", "perceptive ness", "permissive ness", "give ing", "interest ed"])
  }()
}
