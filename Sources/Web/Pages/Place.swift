extension Pages {
  /// A place of the navigation, which leads to a page. A telephone has room for five of them.
  struct Place {
    let page: Page

    /// Returns the place where a person begins.
    static func first(for role: Role) -> Self {
      Self(page: role == .teacher ? .class : .today)
    }

    private static func all(for role: Role) -> [Self] {
      [first(for: role)] + [Page.play, .cards, .quiz, .more].map(Self.init)
    }

    /// Returns the links to the places. One of them is current: the page's own, or *More*, which
    /// has the links to all other pages.
    static func linksInHTML(for role: Role, on page: Page) -> String {
      let places = all(for: role)
      let isPlace = places.contains { $0.page == page }
      return places.map { place in
        let current =
          place.page == page
          ? " aria-current=\"page\""
          : place.page == .more && !isPlace && page != .missing ? " aria-current=\"true\"" : ""
        return """
          <a href="/\(place.page.rawValue)"\(current)>\(place.page.icon)\
          <span>\(place.page.title)</span></a>
          """
      }.joined(separator: "\n")
    }
  }
}
