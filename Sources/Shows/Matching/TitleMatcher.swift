/// Finds which known show another one is: by the names at services, or else by title and year.
public struct TitleMatcher: Sendable {
  /// How sure it is that two shows are the same.
  public enum Match: Hashable, Sendable {
    /// A service says so, or the title, the kind and the year agree. The number is the index of the
    /// known show.
    case same(Int)
    /// The title alone agrees. A person has to say yes.
    case titleOnly(Int)
    /// Titles that differ by slips or by a word, the most similar first. A person has to choose.
    case similar([Int])
    case none
  }

  /// The most similar shows that are told.
  static let mostSimilar = 5
  /// The most shows that are compared letter by letter for one title.
  private static let mostCompared = 400

  private struct Known: Sendable {
    let year: Int?
    let kind: Show.Kind
    /// The keys of its titles.
    let keys: [String]
    /// The services at which it has a name.
    let services: Set<String>
  }

  private var known: [Known] = []
  private var byID: [ServiceID: Int] = [:]
  private var byKey: [String: [Int]] = [:]
  /// The indices of the shows by the words of their titles.
  private var byWord: [String: [Int]] = [:]

  /// - Parameter shows: the known shows; their indices are the numbers of the matches.
  public init(_ shows: some Sequence<Show>) {
    for show in shows { add(show) }
  }

  /// Adds a known show after the others.
  ///
  /// - Parameter ids: further names of the show at services.
  public mutating func add(_ show: Show, ids: some Sequence<ServiceID> = []) {
    let index = known.count
    let keys = ([show.title] + show.otherTitles).map { TitleKey($0) }
    let texts = Set(keys.map(\.text)).sorted()
    let ids = show.ids + Array(ids)
    known.append(
      Known(
        year: show.year ?? keys.first?.year, kind: show.kind, keys: texts,
        services: Set(ids.map(\.service))))
    for id in ids { byID[id] = byID[id] ?? index }
    var words = Set<String>()
    for text in texts where !text.isEmpty {
      byKey[text, default: []].append(index)
      words.formUnion(Self.handles(text))
    }
    for word in words { byWord[word, default: []].append(index) }
  }

  /// Returns the texts by which similar titles are found: the words, and the beginning, which a
  /// slip in the only word leaves.
  private static func handles(_ text: String) -> [String] {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    return words + ["^" + String(decoding: text.utf8.prefix(3), as: UTF8.self)]
  }

  /// Returns the known show that another one is.
  public func match(_ show: Show) -> Match {
    for id in show.ids {
      if let index = byID[id] { return .same(index) }
    }
    let titles = [show.title] + show.otherTitles
    let keys = titles.map { TitleKey($0) }
    let year = show.year ?? keys.first?.year
    // A service that has another name for a show of its own says that it is another one.
    let services = Set(show.ids.map(\.service))
    var titleOnly: [Int] = []
    for key in keys where !key.text.isEmpty {
      for index in byKey[key.text] ?? [] where !isOther(index, at: services) {
        if let year, known[index].year == year, isSameKind(known[index].kind, show.kind) {
          return .same(index)
        }
        titleOnly.append(index)
      }
    }
    if let best = titleOnly.min(by: { distance($0, year) < distance($1, year) }) {
      return .titleOnly(best)
    }
    let indices = keys.first.map { similar(to: $0.text, at: services) } ?? []
    return indices.isEmpty ? .none : .similar(indices)
  }

  private func isOther(_ index: Int, at services: Set<String>) -> Bool {
    !known[index].services.isDisjoint(with: services)
  }

  private func isSameKind(_ one: Show.Kind, _ other: Show.Kind) -> Bool {
    (one == .film) == (other == .film)
  }

  /// The number of years between a known show and a year.
  private func distance(_ index: Int, _ year: Int?) -> Int {
    guard let year, let own = known[index].year else { return 50 }
    return abs(own - year)
  }

  // MARK: Similar titles

  /// Returns the shows whose title differs by a few slips, or by the words at its end.
  private func similar(to text: String, at services: Set<String>) -> [Int] {
    let bytes = Array(text.utf8)
    let bound = min(bytes.count / 5, 3)
    var found: [(index: Int, distance: Int)] = []
    for index in candidates(for: text) where !isOther(index, at: services) {
      let distances = known[index].keys.compactMap { key -> Int? in
        let other = Array(key.utf8)
        if let distance = EditDistance.bounded(bytes, other, by: bound) { return distance }
        return Self.begins(bytes, other) || Self.begins(other, bytes) ? bound + 1 : nil
      }
      if let distance = distances.min() { found.append((index, distance)) }
    }
    found.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return found.prefix(Self.mostSimilar).map(\.index)
  }

  /// Returns the shows that share a word or the beginning with a title, those with rare words
  /// first.
  private func candidates(for text: String) -> [Int] {
    let lists = Set(Self.handles(text)).compactMap { byWord[$0] }.sorted { $0.count < $1.count }
    var (indices, seen) = ([Int](), Set<Int>())
    for index in lists.lazy.joined() where seen.insert(index).inserted {
      indices.append(index)
      if indices.count == Self.mostCompared { break }
    }
    return indices
  }

  /// Whether a title is another one with further words behind it. A short title begins too many.
  private static func begins(_ text: [UInt8], _ longer: [UInt8]) -> Bool {
    text.count >= 5 && longer.count > text.count && longer[text.count] == UInt8(ascii: " ")
      && longer.starts(with: text)
  }
}
