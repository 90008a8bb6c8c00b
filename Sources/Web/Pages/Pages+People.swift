internal import Accounts
internal import SigningIn

/// The parts of the pages about the person who sees them.
extension Pages {
  /// The tile of a person who has another page in place of *Today*, such as a teacher.
  static let todayTile = """
    <li><a class="tile" href="/\(Page.today.rawValue)">\(Page.today.icon)<b>Today</b> \
    <small>What is due for you</small></a></li>
    """

  /// Returns the name of the person in the frame, or of the class that the person works with.
  static func personInHTML(_ learner: LearnerSession?, _ call: Call?) -> String {
    if let place = call?.account?.place {
      return "Class <strong>\(place.title.escapedForHTML)</strong>"
    }
    if let account = call?.account?.account {
      let name = learner?.learner.text ?? account.shownName ?? account.name
      return "<strong>\(name.escapedForHTML)</strong>"
    }
    guard call?.role != .teacher else { return "Teacher" }
    return "Learner <strong>\((learner?.learner.text ?? "").escapedForHTML)</strong>"
  }

  /// Returns the links of a profile that lead to the person's account, or to another person.
  static func waysOfPerson(_ call: Call?) -> String {
    guard call?.isKnown == true else {
      return "<a class=\"button\" href=\"/who\">Change to another person</a>"
    }
    let account = "<a class=\"button\" href=\"/profile\">Your account</a>"
    // A child of a class has no friends here.
    guard call?.account != nil else { return account }
    return "<a class=\"button\" href=\"/shows?friends\">Friends</a>\n" + account
  }

  /// Returns the tiles of the pages about people.
  static func tilesOfPeople(_ call: Call?) -> String {
    guard call?.isKnown == true else {
      return tile(.who, "Who is practising", "Change to another person")
    }
    guard let account = call?.account?.account else {
      return tile(.profile, "You", "Your class, your PIN, logging out")
    }
    var tiles = tile(.profile, "Profile", "Your name, your password, logging out")
    if !account.children.isEmpty {
      tiles += tile(.children, "Your children", "What they practised")
    }
    if account.role.has(.manageAccounts) || account.role == .staff {
      tiles += tile(.schools, "Schools", "Your classes, and who teaches them")
    }
    if account.role.has(.inviteLearners) {
      tiles += tile(.accounts, "Accounts", "The people of this server")
    }
    return tiles
  }

  static func tile(_ page: Page, _ title: String, _ about: String) -> String {
    """
    <li><a class="tile" href="/\(page.rawValue)">\(page.icon)<b>\(title)</b> \
    <small>\(about)</small></a></li>
    """
  }
}
