/// The derivational families of lemmas, as disjoint sets. Joining two lemmas joins their families
/// (union and find with halved paths: Tarjan and van Leeuwen, JACM 31, 1984).
struct Families {
  private var parents: [Int] = []

  init(count: Int) { parents = Array(0..<count) }

  /// Returns whether two words that WordNet calls related are also spelled alike. `decision` tells
  /// `decide`, but `solar` doesn't tell `sun`.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    if one.prefix(2) == other.prefix(2) { return true }
    return min(one.utf8.count, other.utf8.count) > 2 && (one.contains(other) || other.contains(one))
  }

  /// Joins the families of two lemmas.
  mutating func join(_ one: Int, _ other: Int) { parents[find(one)] = find(other) }

  /// Returns the family of a lemma: a number that all members share.
  mutating func find(_ member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }
}
