internal import Hashing

/// The items by the hashes of their names at services and of their titles.
struct NameTable: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let hash: UInt64
    let item: UInt32
  }

  /// The bytes of memory that the table takes.
  var memory: Int { entries.capacity * MemoryLayout<Entry>.stride }

  mutating func append(_ show: Show, at item: Int) {
    for id in show.ids { entries.append(Entry(hash: Self.hash(id), item: UInt32(item))) }
    if let hash = Self.hash(titled: show) {
      entries.append(Entry(hash: hash, item: UInt32(item)))
    }
  }

  /// Sorts the names. Before, none is found.
  mutating func sort() {
    entries.sort { ($0.hash, $0.item) < ($1.hash, $1.item) }
  }

  func item(of id: ServiceID) -> Int? { item(Self.hash(id)) }

  /// Returns the item of the show with a title, a kind and a year; `nil` without a year.
  func item(titled show: Show) -> Int? { Self.hash(titled: show).flatMap { item($0) } }

  private func item(_ hash: UInt64) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].hash == hash ? Int(entries[low].item) : nil
  }

  private static func hash(_ id: ServiceID) -> UInt64 { FNV1a(id.description.utf8).value }

  private static func hash(titled show: Show) -> UInt64? {
    guard let year = show.year else { return nil }
    let text = TitleKey(show.title).text
    // No name at a service has a line break.
    return text.isEmpty ? nil : FNV1a("\n\(show.kind == .film)\n\(year)\n\(text)".utf8).value
  }
}
