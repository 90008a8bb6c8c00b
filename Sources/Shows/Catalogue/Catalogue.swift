internal import Hashing

/// All shows that a database file knows, kept so that a person finds one while typing, without a
/// network: 40,000 shows with all their titles take some 30 MB.
public struct Catalogue: Sendable {
  /// The facts of the entries in columns.
  private var facts: CatalogueFacts
  /// The words of the titles.
  let words: WordTable
  /// The titles as they are compared, and the entry of each.
  let titles: ByteColumn
  let owners: [UInt32]
  /// The title index: the titles in their order.
  let order: [UInt32]
  /// The entries by the hashes of their names at services, in order.
  private let names: [NameEntry]

  private struct NameEntry: Sendable {
    let hash: UInt64
    let entry: UInt32
  }

  /// The most entries, and the most titles of an entry.
  public static let (mostEntries, mostTitles) = (200_000, 60)

  /// Makes a catalogue. Entries beyond ``mostEntries`` are left out.
  public init(_ shows: some Sequence<Show>) {
    var facts = CatalogueFacts()
    var lists: [String: [UInt32]] = [:]
    var (titles, owners, names) = (ByteColumn(), [UInt32](), [NameEntry]())
    for (number, show) in shows.prefix(Self.mostEntries).enumerated() {
      let entry = UInt32(number)
      facts.append(show)
      for title in [show.title] + show.otherTitles.prefix(Self.mostTitles) {
        let words = WordTable.words(of: title)
        titles.append(Self.text(of: words))
        owners.append(entry)
        for word in words where lists[word]?.last != entry {
          lists[word, default: []].append(entry)
        }
      }
      for id in show.ids { names.append(NameEntry(hash: Self.hash(id), entry: entry)) }
    }
    facts.shrink()
    titles.shrink()
    self.facts = facts
    words = WordTable(lists)
    let order = (0..<UInt32(titles.count)).sorted { one, other in
      titles[Int(one)].lexicographicallyPrecedes(titles[Int(other)])
    }
    (self.titles, self.owners, self.order) = (titles, owners, order)
    self.names = names.sorted { ($0.hash, $0.entry) < ($1.hash, $1.entry) }
  }

  init(from reader: inout ColumnReader) throws(UnreadableColumns) {
    facts = try CatalogueFacts(from: &reader)
    words = try WordTable(from: &reader)
    titles = try ByteColumn(from: &reader)
    (owners, order) = (try reader.numbers(), try reader.numbers())
    let (hashes, entries): ([UInt64], [UInt32]) = (try reader.numbers(), try reader.numbers())
    names = zip(hashes, entries).map { NameEntry(hash: $0, entry: $1) }
    guard owners.count == titles.count, order.count == titles.count else {
      throw UnreadableColumns()
    }
  }

  func write(to writer: inout ColumnWriter) {
    facts.write(to: &writer)
    words.write(to: &writer)
    titles.write(to: &writer)
    writer.append(owners)
    writer.append(order)
    writer.append(names.map(\.hash))
    writer.append(names.map(\.entry))
  }

  /// The bytes of memory that the catalogue takes.
  public var memory: Int {
    facts.memory + words.memory + titles.memory
      + (owners.capacity + order.capacity) * MemoryLayout<UInt32>.stride
      + names.capacity * MemoryLayout<NameEntry>.stride
  }

  /// The number of entries.
  public var count: Int { facts.count }

  /// The facts of an entry.
  ///
  /// - Parameter index: the index of the entry, from 0 to ``count``.
  public subscript(index: Int) -> Show { facts.show(index) }

  /// Returns the index of the show with a name at a service; `nil` if the catalogue lacks it.
  public func index(of id: ServiceID) -> Int? {
    let hash = Self.hash(id)
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return names[low...].prefix { $0.hash == hash }.map { Int($0.entry) }
      .first { facts.ids($0).contains(id) }
  }

  private static func hash(_ id: ServiceID) -> UInt64 { FNV1a(id.description.utf8).value }

  static func text(of words: [String]) -> [UInt8] {
    Array(words.joined(separator: " ").utf8)
  }

  /// Returns the entry that another show is: by a name at a service, or by its title. It is sure if
  /// a service says so, or if the kind and the year agree, too.
  public func match(_ show: Show) -> (index: Int, isSure: Bool)? {
    for id in show.ids {
      if let index = index(of: id) { return (index, true) }
    }
    let services = Set(show.ids.map(\.service))
    var best: (index: Int, isSure: Bool)?
    for title in [show.title] + show.otherTitles {
      for index in indices(titled: title) {
        // A service that has another name for a show of its own says that it is another one.
        guard services.isDisjoint(with: facts.ids(index).map(\.service)) else { continue }
        let entry = facts.show(index)
        let isSure =
          show.year != nil && show.year == entry.year
          && (show.kind == .film) == (entry.kind == .film)
        if isSure { return (index, true) }
        best = best ?? (index, false)
      }
    }
    return best
  }

  /// Returns the entries with a title, some at most.
  private func indices(titled title: String) -> [Int] {
    let text = Self.text(of: WordTable.words(of: title))
    guard !text.isEmpty else { return [] }
    return order[titles.lowerBound(of: text, in: order)...].prefix(20)
      .prefix { titles[Int($0)].elementsEqual(text) }.map { Int(owners[Int($0)]) }
  }
}
