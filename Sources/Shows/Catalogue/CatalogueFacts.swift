/// The facts of the entries of a catalogue, in columns of bytes.
struct CatalogueFacts: Sendable {
  private var titles = ByteColumn()
  /// The offset behind the last title of each entry.
  private var titleEnds: [UInt32] = []
  /// The names at services, with a space between each two.
  private var names = ByteColumn()
  private var related = ByteColumn()
  private var years: [UInt16] = []
  private var counts: [UInt16] = []
  private var kinds: [UInt8] = []
  private var airings: [UInt8] = []
  private var pictures = ByteColumn()
  /// The genres and tags of each entry, as numbers of ``labels``.
  private var genres = ListColumn()
  private var tags = ListColumn()
  private var labels: [String] = []
  private var labelNumbers: [String: UInt32] = [:]

  private static let space = UInt8(ascii: " ")

  init() {}

  init(from reader: inout ColumnReader) throws(UnreadableColumns) {
    (titles, titleEnds) = (try ByteColumn(from: &reader), try reader.numbers())
    (names, related) = (try ByteColumn(from: &reader), try ByteColumn(from: &reader))
    (years, counts) = (try reader.numbers(), try reader.numbers())
    (kinds, airings) = (try reader.numbers(), try reader.numbers())
    pictures = try ByteColumn(from: &reader)
    (genres, tags) = (try ListColumn(from: &reader), try ListColumn(from: &reader))
    let texts = try ByteColumn(from: &reader)
    labels = (0..<texts.count).map { texts.text($0) }
    let sizes = [
      titleEnds.count, names.count, related.count, counts.count, kinds.count, airings.count,
      pictures.count,
    ]
    guard sizes.allSatisfy({ $0 == years.count }), titleEnds.ascend(to: titles.count) else {
      throw UnreadableColumns()
    }
  }

  func write(to writer: inout ColumnWriter) {
    titles.write(to: &writer)
    writer.append(titleEnds)
    names.write(to: &writer)
    related.write(to: &writer)
    writer.append(years)
    writer.append(counts)
    writer.append(kinds)
    writer.append(airings)
    pictures.write(to: &writer)
    genres.write(to: &writer)
    tags.write(to: &writer)
    var texts = ByteColumn()
    for label in labels { texts.append(label.utf8) }
    texts.write(to: &writer)
  }

  /// The bytes of memory that the columns take, without the few labels.
  var memory: Int {
    titles.memory + names.memory + related.memory + pictures.memory + genres.memory + tags.memory
      + titleEnds.capacity * 4 + (years.capacity + counts.capacity) * 2 + kinds.capacity
      + airings.capacity
  }

  /// The number of entries.
  var count: Int { years.count }

  mutating func append(_ show: Show) {
    for title in [show.title] + show.otherTitles.prefix(Catalogue.mostTitles) {
      titles.append(title.utf8)
    }
    titleEnds.append(UInt32(titles.count))
    names.append(Self.text(of: show.ids))
    related.append(Self.text(of: show.related))
    years.append(show.year.flatMap { UInt16(exactly: $0) } ?? 0)
    counts.append(UInt16(show.episodeCount ?? 0))
    kinds.append(UInt8(Show.Kind.allCases.firstIndex(of: show.kind) ?? 0))
    airings.append(UInt8(Show.Airing.allCases.firstIndex(of: show.airing) ?? 0))
    pictures.append((show.picture ?? "").utf8)
    genres.append(show.genres.map { number(of: $0) })
    tags.append(show.tags.map { number(of: $0) })
  }

  private mutating func number(of label: String) -> UInt32 {
    if let number = labelNumbers[label] { return number }
    let number = UInt32(labels.count)
    labels.append(label)
    labelNumbers[label] = number
    return number
  }

  /// Gives back the memory that is only necessary while entries are added.
  mutating func shrink() {
    labelNumbers = [:]
    titles.shrink()
    names.shrink()
    related.shrink()
    pictures.shrink()
  }

  /// Returns the names of an entry at services.
  func ids(_ index: Int) -> [ServiceID] { Self.ids(in: names[index]) }

  /// Returns the facts of an entry.
  func show(_ index: Int) -> Show {
    let first = index == 0 ? 0 : Int(titleEnds[index - 1])
    let own = (first..<Int(titleEnds[index])).map { titles.text($0) }
    let picture = pictures.text(index)
    return Show(
      ids: ids(index), title: own.first ?? "", otherTitles: Array(own.dropFirst()),
      kind: Show.Kind.allCases[Int(kinds[index])],
      year: years[index] == 0 ? nil : Int(years[index]),
      airing: Show.Airing.allCases[Int(airings[index])],
      genres: genres[index].map { labels[Int($0)] }, tags: tags[index].map { labels[Int($0)] },
      picture: picture.isEmpty ? nil : picture, related: Self.ids(in: related[index]),
      episodeCount: counts[index] == 0 ? nil : Int(counts[index]))
  }

  /// A name has no space, so a space divides them.
  private static func text(of ids: [ServiceID]) -> [UInt8] {
    Array(ids.map(\.description).joined(separator: " ").utf8)
  }

  private static func ids(in text: ArraySlice<UInt8>) -> [ServiceID] {
    text.split(separator: space).compactMap { ServiceID(String(decoding: $0, as: UTF8.self)) }
  }
}
