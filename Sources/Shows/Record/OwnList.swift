/// A list of shows of a person's own, such as "Favourites", in an order by hand.
public struct OwnList: Hashable, Sendable, Identifiable {
  /// A show in the list.
  public struct Item: Hashable, Sendable {
    /// The name of the show in the record.
    public let show: ServiceID
    /// The place: shows stand in the order of these numbers.
    public let place: Timestamped<Double>
    /// The number of times that the show was taken out or put back. With an odd number it is out.
    public let turns: Int

    /// Whether the show is in the list.
    public var isIn: Bool { turns.isMultiple(of: 2) }

    init(_ show: ServiceID, place: Timestamped<Double>, turns: Int = 0) {
      (self.show, self.place) = (show, place)
      self.turns = min(max(turns, 0), Play.mostTurns)
    }
  }

  /// The list's name in the record, made of the name of the step that began it.
  public let id: String
  public var title: Timestamped<String>?
  /// Whether friends may see the list.
  public var isShown: Timestamped<Bool>?
  /// Whether the list was thrown away.
  public var isRemoved: Timestamped<Bool>?
  /// The shows by their names, those that were taken out among them.
  public var items: [ServiceID: Item] = [:]

  /// The most bytes of a title, and the most shows of a list.
  public static let (longestTitle, mostItems) = (200, 10_000)

  /// Makes an empty part of a list.
  public init(id: String) { self.id = id }

  /// Begins a list, which only its person sees.
  ///
  /// - Parameter name: the name of the step.
  public init(titled title: String, at: Instant, step name: String) throws(TrackingError) {
    self = try OwnList(id: name).retitling(title, at: at)
  }

  /// The shows in their order.
  public var shows: [ServiceID] { order.map(\.show) }

  private var order: [Item] {
    items.values.filter(\.isIn)
      .sorted { ($0.place.value, $0.show) < ($1.place.value, $1.show) }
  }
}

extension OwnList: Joinable {
  public mutating func join(_ other: OwnList) {
    title.join(other.title)
    isShown.join(other.isShown)
    isRemoved.join(other.isRemoved)
    items.join(other.items)
  }
}

extension OwnList.Item: Joinable {
  public mutating func join(_ other: OwnList.Item) {
    self = OwnList.Item(show, place: place.joined(other.place), turns: max(turns, other.turns))
  }
}

// Each of these steps returns the part of the list that changes.
extension OwnList {
  /// Gives the list another title.
  public func retitling(_ title: String, at: Instant) throws(TrackingError) -> OwnList {
    guard (1...Self.longestTitle).contains(title.utf8.count) else {
      throw .badListName(limit: Self.longestTitle)
    }
    var part = OwnList(id: id)
    part.title = Timestamped(title, at: at, after: self.title)
    return part
  }

  /// Puts a show at the end. A show that is in the list stays where it is.
  public func adding(_ show: ServiceID, at: Instant) throws(TrackingError) -> OwnList {
    let (order, now) = (order, items[show])
    var part = OwnList(id: id)
    guard !order.contains(where: { $0.show == show }) else { return part }
    guard order.count < Self.mostItems else { throw .tooManyInList(limit: Self.mostItems) }
    let place = (order.last?.place.value ?? 0) + 1
    part.items[show] = Item(
      show, place: Timestamped(place, at: at, after: now?.place),
      turns: now.map { $0.turns + 1 } ?? 0)
    return part
  }

  /// Takes a show out.
  public func removing(_ show: ServiceID) throws(TrackingError) -> OwnList {
    guard let now = order.first(where: { $0.show == show }) else { throw .notInList }
    var part = OwnList(id: id)
    part.items[show] = Item(show, place: now.place, turns: now.turns + 1)
    return part
  }

  /// Moves a show.
  ///
  /// - Parameter index: the place that the show has afterwards, from 0. One beyond the end is the
  ///   end.
  public func moving(
    _ show: ServiceID, to index: Int, at: Instant
  ) throws(TrackingError) -> OwnList {
    var order = order
    guard let old = order.firstIndex(where: { $0.show == show }) else { throw .notInList }
    let item = order.remove(at: old)
    let index = min(max(0, index), order.count)
    let before = index > 0 ? order[index - 1].place.value : nil
    let after = index < order.count ? order[index].place.value : nil
    let place = (before ?? (after ?? 1) - 2) / 2 + (after ?? (before ?? 1) + 2) / 2
    var part = OwnList(id: id)
    if before.map({ $0 < place }) ?? true, after.map({ place < $0 }) ?? true {
      part.items[show] = Item(
        show, place: Timestamped(place, at: at, after: item.place), turns: item.turns)
    } else {
      // No number is left between the two neighbours, so all get new ones.
      order.insert(item, at: index)
      for (number, item) in order.enumerated() {
        part.items[item.show] = Item(
          item.show, place: Timestamped(Double(number + 1), at: at, after: item.place),
          turns: item.turns)
      }
    }
    return part
  }

  /// Shows the list to friends, or hides it.
  public func showing(_ isShown: Bool, at: Instant) -> OwnList {
    var part = OwnList(id: id)
    part.isShown = Timestamped(isShown, at: at, after: self.isShown)
    return part
  }

  /// Throws the list away, or brings it back.
  public func removing(_ isRemoved: Bool, at: Instant) -> OwnList {
    var part = OwnList(id: id)
    part.isRemoved = Timestamped(isRemoved, at: at, after: self.isRemoved)
    return part
  }
}
