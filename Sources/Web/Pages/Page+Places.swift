/// The places of the navigation. A telephone has room for five of them.
extension Pages.Page {
  /// Returns the page where a person begins; *Today* without a request.
  static func first(for call: Call?) -> Self {
    if call?.role == .teacher { return .class }
    return switch call?.account?.account.role {
    case .staff: .schools
    case .parent: .children
    case .owner, .teacher, .learner, nil: .today
    }
  }

  private static func places(for call: Call?) -> [Self] {
    [first(for: call), .play, .cards, .quiz, .more]
  }

  /// Returns the links to the places. One of them is current: the page's own, or *More*, which has
  /// the links to all other pages.
  func linksToPlacesInHTML(for call: Call?) -> String {
    let places = Self.places(for: call)
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
