/// Rounds in groups, one group for each value of a key.
///
/// The keys have few values, so a linear search is faster than a hash table.
struct GroupedRounds<Key: Hashable & Sendable>: Sendable {
  private(set) var groups: [Statistics.Group<Key>] = []

  /// Records a round in the group of a key.
  mutating func record(_ attainment: Attainment, of key: Key) {
    let index = groups.firstIndex { $0.key == key } ?? groups.count
    if index == groups.count { groups.append(Statistics.Group(key: key, rounds: Attainments())) }
    groups[index].rounds.record(attainment)
  }
}
