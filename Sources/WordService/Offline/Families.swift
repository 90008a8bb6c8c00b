/// Which lemmas are derived from one another, however often: sets that are joined until each holds a
/// derivational family (union and find with halved paths, Tarjan and van Leeuwen, JACM 31, 1984).
struct Families {
  private var parents: [Int] = []

  init() {}

  init(count: Int) { parents = Array(0..<count) }

  mutating func join(_ one: Int, _ other: Int) { parents[find(one)] = find(other) }

  /// The family of a lemma: a number that all its members share.
  mutating func find(_ member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }
}
