internal import Hashing

/// The places of shows by the hashes of their names at services and of their titles.
struct NameTable: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let hash: UInt64
    let place: UInt32
  }

  /// The bytes of memory that the table takes.
  var memory: Int { entries.capacity * MemoryLayout<Entry>.stride }

  mutating func append(_ show: Show, at place: Int) {
    for id in show.ids { entries.append(Entry(hash: Self.hash(id), place: UInt32(place))) }
    if let hash = Self.hash(titled: show) {
      entries.append(Entry(hash: hash, place: UInt32(place)))
    }
  }

  /// Sorts the names. Before, none is found.
  mutating func sort() {
    entries.sort { ($0.hash, $0.place) < ($1.hash, $1.place) }
  }

  func place(of id: ServiceID) -> Int? { place(Self.hash(id)) }

  /// Returns the place of the show with a title, a kind and a year; `nil` without a year.
  func place(titled show: Show) -> Int? { Self.hash(titled: show).flatMap { place($0) } }

  private func place(_ hash: UInt64) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].hash == hash ? Int(entries[low].place) : nil
  }

  private static func hash(_ id: ServiceID) -> UInt64 { FNV1a(id.description.utf8).value }

  private static func hash(titled show: Show) -> UInt64? {
    guard let year = show.year else { return nil }
    let text = TitleKey(show.title).text
    // No name at a service has a line break.
    return text.isEmpty ? nil : FNV1a("\n\(show.kind == .film)\n\(year)\n\(text)".utf8).value
  }
}
