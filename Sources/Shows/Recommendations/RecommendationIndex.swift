internal import Glibc
internal import Vocabulary

/// The facts of a catalogue by which shows are recommended. It is made once for a catalogue.
///
/// The index of 40,000 shows with 20 features each takes 13 MB, and is made in one to two seconds.
public struct RecommendationIndex: Sendable {
  /// The number of shows.
  public let count: Int
  /// The features of each show, as numbers of ``features``.
  let lists: ListColumn
  let features: [ShowFeature]
  private let numbers: [ShowFeature: UInt32]
  /// The inverse document frequency of each feature: `ln(N / n)` for one that `n` of `N` shows have
  /// (Spärck Jones, Journal of Documentation 28(1), 1972).
  let rarity: [Double]
  /// The sum of the squares of the rarities of each show's features, as a root.
  let lengths: [Double]
  /// The number of features of each show, each with its weight, beside the mean.
  let sizes: [Double]
  /// The shows that belong to each.
  let relatives: ListColumn
  /// The facts that tell which of two related shows comes first.
  let order: [ReleaseOrder]
  /// The number of services and titles of each show: of a show that many watch there are many.
  let renown: [Double]
  private let names: NameTable
  private let isAdult: [Bool]
  private let isMature: [Bool]

  /// Makes an index of all shows of a catalogue. An item is the show's index there.
  public init(_ catalogue: Catalogue) {
    self.init((0..<catalogue.count).lazy.map { catalogue[$0] })
  }

  /// Makes an index of shows. An item is the show's index in the collection.
  public init(_ shows: some Collection<Show>) {
    var (lists, numbers, features) = (ListColumn(), [ShowFeature: UInt32](), [ShowFeature]())
    var (frequencies, sizes, order, renown) = ([Double](), [Double](), [ReleaseOrder](), [Double]())
    var (isAdult, isMature, related) = ([Bool](), [Bool](), [[ServiceID]]())
    var names = NameTable()
    for (item, show) in shows.enumerated() {
      var list: [UInt32] = []
      for feature in show.features {
        let number = numbers[feature] ?? UInt32(features.count)
        if number == features.count {
          numbers[feature] = number
          features.append(feature)
          frequencies.append(0)
        }
        frequencies[Int(number)] += 1
        list.append(number)
      }
      lists.append(list)
      sizes.append(list.reduce(0) { $0 + features[Int($1)].weight })
      names.append(show, at: item)
      order.append(ReleaseOrder(show, item: item))
      renown.append(Double(1 + show.ids.count + show.otherTitles.count))
      let labels = show.labels
      isAdult.append(labels.contains { Audience.adult.contains($0) })
      isMature.append(labels.contains { Audience.mature.contains($0) })
      related.append(show.related)
    }
    names.sort()
    let (count, mean) = (sizes.count, sizes.reduce(0, +) / Double(max(sizes.count, 1)))
    let rarity = frequencies.map { log(Double(count) / $0) }
    (self.count, self.lists, self.features, self.numbers) = (count, lists, features, numbers)
    (self.rarity, self.order, self.renown, self.names) = (rarity, order, renown, names)
    (self.isAdult, self.isMature) = (isAdult, isMature)
    self.sizes = sizes.map { mean > 0 ? $0 / mean : 1 }
    lengths = (0..<count).map { item in
      lists[item].reduce(0) { $0 + rarity[Int($1)] * rarity[Int($1)] }.squareRoot()
    }
    relatives = Self.relatives(related, names)
  }

  /// Returns the items of the relatives of each show. A relation counts in both directions.
  private static func relatives(_ related: [[ServiceID]], _ names: NameTable) -> ListColumn {
    var sets = [[UInt32]](repeating: [], count: related.count)
    for (item, ids) in related.enumerated() {
      for other in ids.compactMap({ names.item(of: $0) }) where other != item {
        sets[item].append(UInt32(other))
        sets[other].append(UInt32(item))
      }
    }
    var column = ListColumn()
    for set in sets { column.append(set.count < 2 ? set : set.unique) }
    return column
  }

  /// Returns the item of a show: by its names, or else by its title, its kind and its year.
  func item(of show: Show, named ids: some Sequence<ServiceID>) -> Int? {
    ids.lazy.compactMap { names.item(of: $0) }.first ?? names.item(titled: show)
  }

  /// The bytes of memory that the index takes, without the texts of the features.
  public var memory: Int {
    let doubles = rarity.capacity + lengths.capacity + sizes.capacity + renown.capacity
    return lists.memory + relatives.memory + names.memory + isAdult.capacity + isMature.capacity
      + doubles * MemoryLayout<Double>.stride + order.capacity * MemoryLayout<ReleaseOrder>.stride
      + features.capacity * 2 * MemoryLayout<ShowFeature>.stride
  }

  /// Returns the item of a show by one of its names.
  func item(of id: ServiceID) -> Int? { names.item(of: id) }

  /// Returns the features of a show that shows of the catalogue have, too.
  func numbers(of show: Show) -> [UInt32] { show.features.compactMap { numbers[$0] } }

  /// Returns whether a show may be recommended to people.
  func admits(_ item: Int, to audience: Audience) -> Bool {
    audience.admits(isAdult: isAdult[item], isMature: isMature[item])
  }

  /// Returns whether one of some shows belongs to a show and comes after it.
  func hasSequel(of item: Int, among items: Set<Int>) -> Bool {
    relatives[item].contains { relative in
      items.contains(Int(relative)) && order[item].precedes(order[Int(relative)])
    }
  }

  /// Returns how similar two shows are, from 0 to 1: the cosine of the angle between their
  /// features, each as long as it is rare.
  func similarity(_ one: Int, _ other: Int) -> Double {
    let length = lengths[one] * lengths[other]
    guard length > 0 else { return 0 }
    let list = lists[other]
    return lists[one].reduce(0) { sum, feature in
      list.contains(feature) ? sum + rarity[Int(feature)] * rarity[Int(feature)] : sum
    } / length
  }
}
