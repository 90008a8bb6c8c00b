/// A list in the document, which a person reads and edits. The order of the shows is the order by
/// hand: who moves a line there moves the show.
extension OwnList: Codable {
  private enum CodingKeys: String, CodingKey { case id, title, isShown, isRemoved, shows, out, set }

  /// The instants at which the values were set.
  private struct SetAt: Codable {
    var title, isShown, isRemoved: Instant?
  }

  /// A show in the list.
  private struct Line: Codable {
    let show: ServiceID
    var place: Double?
    var at: Instant?
    var turns: Int?
  }

  private static let unknown = Instant(seconds: 0)

  /// Reads a list. Only the title is necessary.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name: String? = try values.optional(.title)
    guard let id = try values.optional(.id) ?? name.map({ "written/\($0)" }) else {
      throw DecodingError.keyNotFound(
        CodingKeys.title,
        .init(codingPath: decoder.codingPath, debugDescription: "A list has no title."))
    }
    self.init(id: id)
    let set: SetAt = try values.optional(.set) ?? SetAt()
    title = name.map { Timestamped($0, at: set.title ?? Self.unknown) }
    isShown = (try values.optional(.isShown) as Bool?)
      .map { Timestamped($0, at: set.isShown ?? Self.unknown) }
    isRemoved = (try values.optional(.isRemoved) as Bool?)
      .map { Timestamped($0, at: set.isRemoved ?? Self.unknown) }
    let lines: [Line] = try values.list(.shows)
    let last = lines.compactMap(\.at).max() ?? Self.unknown
    let isOrdered = zip(lines, lines.dropFirst()).allSatisfy { one, next in
      guard let place = one.place, let following = next.place else { return false }
      return (place, one.show) < (following, next.show)
    }
    let isWhole = lines.allSatisfy { $0.place?.isFinite ?? false }
    for (number, line) in lines.enumerated() {
      let place =
        isOrdered && isWhole
        ? Timestamped(line.place ?? 0, at: line.at ?? last)
        // A person has moved lines, or has added some.
        : Timestamped(Double(number + 1), at: last.advanced(by: 1))
      items.join([line.show: Item(line.show, place: place, turns: (line.turns ?? 0) / 2 * 2)])
    }
    for line in try values.list(.out) as [Line] {
      let place = Timestamped(line.place ?? 0, at: line.at ?? Self.unknown)
      items.join([line.show: Item(line.show, place: place, turns: line.turns ?? 1)])
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(title?.value, forKey: .title)
    try values.encodeIfPresent(isShown?.value, forKey: .isShown)
    try values.encodeIfPresent(isRemoved?.value, forKey: .isRemoved)
    try values.encode(list: shows.compactMap { items[$0] }.map(Self.line), .shows)
    let out = items.values.filter { !$0.turns.isMultiple(of: 2) }.sorted { $0.show < $1.show }
    try values.encode(list: out.map(Self.line), .out)
    let set = SetAt(title: title?.at, isShown: isShown?.at, isRemoved: isRemoved?.at)
    try values.encode(set, forKey: .set)
  }

  private static func line(_ item: Item) -> Line {
    Line(
      show: item.show, place: item.place.value, at: item.place.at,
      turns: item.turns == 0 ? nil : item.turns)
  }
}
