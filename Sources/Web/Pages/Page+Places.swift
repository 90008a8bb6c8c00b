/// The places of the navigation. A telephone has room for five of them.
extension Pages.Page {
  /// Returns the page where a person begins.
  static func first(for role: Role) -> Self { role == .teacher ? .class : .today }

  private static func places(for role: Role) -> [Self] {
    [first(for: role), .play, .cards, .quiz, .more]
  }

  /// Returns the links to the places. One of them is current: the page's own, or *More*, which has
  /// the links to all other pages.
  func linksToPlacesInHTML(for role: Role) -> String {
    let places = Self.places(for: role)
    return places.map { place in
      let current =
        if place == self {
          " aria-current=\"page\""
        } else if place == .more, !places.contains(self), self != .missing {
          " aria-current=\"true\""
        } else {
          ""
        }
      return """
        <a href="/\(place.rawValue)"\(current)>\(place.icon)<span>\(place.title)</span></a>
        """
    }.joined(separator: "\n")
  }
}
