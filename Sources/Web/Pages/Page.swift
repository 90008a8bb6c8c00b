extension Pages {
  /// A page by its name, which is also its address.
  enum Page: String, CaseIterable {
    case today, play, completed, lists, cards, quiz, plan, shows, progress, settings, help, who
    case `class`, words, more, pieces, missing
    /// The pages of a server with accounts.
    case logIn = "log-in"
    case signUp = "sign-up"
    case newPassword = "new-password"
    case profile, accounts, schools, children
    /// The page *Profile* of a child who came in with a class's code.
    case pupil
    case report = "progress/report"
    case sheet = "lists/sheet"
    case key = "lists/key"
    /// The page *Class* of a server that lets no class in.
    case noClass = "no-class"

    /// The people who may open the page.
    var audience: Audience {
      switch self {
      case .class: .host
      case .accounts: .holder(.inviteLearners)
      default: .everyone
      }
    }

    /// Whether the page is a sheet to print, which a learner's files fill.
    var isPrinted: Bool { [.report, .sheet, .key].contains(self) }

    /// Whether the page is shown only in place of another one.
    var isStandIn: Bool { self == .missing || self == .noClass || self == .pupil }

    /// Whether the page is for people who aren't logged in to a server with accounts.
    var isAccountDoor: Bool { [.logIn, .signUp, .newPassword].contains(self) }

    /// The title in the browser's tab.
    var title: String {
      switch self {
      case .today: "Today"
      case .play: "Spell"
      case .completed: "Completed words"
      case .lists: "Lists"
      case .cards: "Cards"
      case .quiz: "Quiz"
      case .plan: "Plan"
      case .shows: "Shows"
      case .progress: "Progress"
      case .settings: "Settings"
      case .help: "Help"
      case .who: "Who are you?"
      case .class, .noClass: "Class"
      case .words: "Look up a word"
      case .more: "More"
      case .pieces: "Pieces"
      case .logIn: "Log in"
      case .signUp: "Sign up"
      case .newPassword: "New password"
      case .profile: "Profile"
      case .accounts: "Accounts"
      case .schools: "Schools"
      case .children: "Your children"
      case .pupil: "You"
      case .report: "Report"
      case .sheet: "Test sheet"
      case .key: "Key of the test"
      case .missing: "Not available"
      }
    }

    /// The name of the guide's chapter that the page's link *Help* opens; `nil` for a page without
    /// the link.
    var chapter: String? {
      switch self {
      case .today, .plan: "planning"
      case .play: "practice"
      case .completed, .progress, .report: "progress"
      case .lists, .sheet, .key: "word-lists"
      case .cards: "flash-cards"
      case .quiz: "quizzes"
      case .shows: "watching"
      case .settings: "sound"
      case .who, .class, .noClass: "class"
      case .words, .more: "browser"
      case .logIn, .signUp, .newPassword, .profile, .accounts, .pupil, .children: "people"
      case .schools: "schools"
      case .help, .pieces, .missing: nil
      }
    }

    /// The page's icon.
    var icon: String {
      """
      <svg class="icon" aria-hidden="true">\
      <use href="/assets/\(Asset.version)/shell/icons.svg#\(rawValue)"/></svg>
      """
    }
  }
}
