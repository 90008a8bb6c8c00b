internal import Hashing

/// All shows that a database file knows, kept so that a person finds one while typing, without a
/// network: 40,000 shows with all their titles take some 30 MB.
public struct Catalogue: Sendable {
  /// The facts of the entries in columns.
  private var facts: CatalogueFacts
  /// The words of the titles.
  private let words: WordTable
  /// The titles as they are compared, and the entry of each.
  private let titles: ByteColumn
  private let owners: [UInt32]
  /// The title index: the titles in their order.
  private let order: [UInt32]
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
  /// - Parameter place: the place of the entry, from 0 to ``count``.
  public subscript(place: Int) -> Show { facts.show(place) }

  /// Returns the place of the show with a name at a service; `nil` if the catalogue lacks it.
  public func place(of id: ServiceID) -> Int? {
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

  private static func text(of words: [String]) -> [UInt8] {
    Array(words.joined(separator: " ").utf8)
  }

  /// Returns the entry that another show is: by a name at a service, or by its title. It is sure if
  /// a service says so, or if the kind and the year agree, too.
  public func match(_ show: Show) -> (place: Int, isSure: Bool)? {
    for id in show.ids {
      if let place = place(of: id) { return (place, true) }
    }
    let services = Set(show.ids.map(\.service))
    var best: (place: Int, isSure: Bool)?
    for title in [show.title] + show.otherTitles {
      for place in places(titled: title) {
        // A service that has another name for a show of its own says that it is another one.
        guard services.isDisjoint(with: facts.ids(place).map(\.service)) else { continue }
        let entry = facts.show(place)
        let isSure =
          show.year != nil && show.year == entry.year
          && (show.kind == .film) == (entry.kind == .film)
        if isSure { return (place, true) }
        best = best ?? (place, false)
      }
    }
    return best
  }

  /// Returns the entries with a title, some at most.
  private func places(titled title: String) -> [Int] {
    let text = Self.text(of: WordTable.words(of: title))
    guard !text.isEmpty else { return [] }
    return order[titles.lowerBound(of: text, in: order)...].prefix(20)
      .prefix { titles[Int($0)].elementsEqual(text) }.map { Int(owners[Int($0)]) }
  }

  // MARK: Search

  /// The most words of a search that count.
  private static let mostWords = 8

  /// Returns the places of the shows that a person may mean, the likeliest first.
  ///
  /// Each word must be in a title of the show; the last one may be a beginning. Only where nothing
  /// is found so, slips are forgiven.
  ///
  /// - Parameter limit: the most places.
  public func search(_ text: String, limit: Int = 20) -> [Int] {
    let typed = Array(WordTable.words(of: text).prefix(Self.mostWords))
    guard !typed.isEmpty, limit > 0 else { return [] }
    // A space behind the last word ends it.
    let isOpen = text.unicodeScalars.last.map { !$0.properties.isWhitespace } ?? false
    let exact = ranked(typed, isOpen: isOpen, withSlips: false, limit)
    return exact.isEmpty ? ranked(typed, isOpen: isOpen, withSlips: true, limit) : exact
  }

  private func ranked(
    _ typed: [String], isOpen: Bool, withSlips: Bool, _ limit: Int
  ) -> [Int] {
    // For each entry, the number of words found so far, and the sum of their penalties.
    var found = [UInt8](repeating: 0, count: count)
    var penalties = [UInt8](repeating: 0, count: count)
    for (number, word) in typed.enumerated() {
      let isLast = isOpen && number == typed.count - 1
      let hits = words.hits(word, isLast: isLast, withSlips: withSlips)
      // The best hit of an entry comes first, and the others are passed over.
      for hit in hits.sorted(by: { $0.penalty < $1.penalty }) {
        for entry in words.entries(of: hit.word) where found[Int(entry)] == number {
          found[Int(entry)] += 1
          penalties[Int(entry)] += UInt8(hit.penalty)
        }
      }
    }
    let bonuses = bonuses(typed)
    var best: [(rank: Int, place: Int)] = []
    for place in found.indices where Int(found[place]) == typed.count {
      let rank = Int(penalties[place]) * 4 - (bonuses[UInt32(place)] ?? 0)
      best.append((rank, place))
    }
    best.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    return best.prefix(limit).map(\.place)
  }

  /// The most titles that are looked at because they begin as a search does.
  private static let mostBeginnings = 2000

  /// Returns the entries with a title that begins with the typed words, or that has no others.
  private func bonuses(_ typed: [String]) -> [UInt32: Int] {
    let text = Self.text(of: typed)
    var (index, bonuses) = (titles.lowerBound(of: text, in: order), [UInt32: Int]())
    let end = min(order.count, index + Self.mostBeginnings)
    while index < end, titles[Int(order[index])].starts(with: text) {
      let title = Int(order[index])
      let bonus = titles[title].count == text.count ? 12 : 6
      bonuses[owners[title]] = max(bonuses[owners[title]] ?? 0, bonus)
      index += 1
    }
    return bonuses
  }
}
