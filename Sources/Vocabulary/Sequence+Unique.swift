extension Sequence where Element: Hashable {
  /// The elements in order, each once.
  package var unique: [Element] { unique(by: \.self) }
}

extension Sequence {
  /// Returns the first element of each value that a key has, in order.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
