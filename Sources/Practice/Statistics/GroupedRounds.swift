/// Rounds by something that has few values, which are sought one by one: to hash a value that stands for
/// a text takes longer.
struct GroupedRounds<Key: Hashable & Sendable>: Sendable {
  private(set) var groups: [Statistics.Group<Key>] = []

  mutating func record(_ attainment: Attainment, of key: Key) {
    guard let place = groups.firstIndex(where: { $0.key == key }) else {
      groups.append(Statistics.Group(key: key, rounds: Attainments()))
      groups[groups.count - 1].rounds.record(attainment)
      return
    }
    groups[place].rounds.record(attainment)
  }
}
