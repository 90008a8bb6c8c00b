/// Something that a person may or may not do on a server with accounts. ``Right/holders`` is the
/// whole table: nothing else decides it.
public enum Right: String, CaseIterable, Sendable {
  /// Practise, and change what is one's own.
  case practise
  /// See what a learner did.
  case readProgress
  /// Work with a class: its learners, lists, assignments, quizzes and reports.
  case teach
  /// Make a class of a school.
  case makeClass
  /// Invite teachers to a school, fill its classes from files, and close them.
  case leadSchool
  /// Invite learners, and let them choose a new password.
  case inviteLearners
  /// Invite anybody, change roles, make schools, close and erase accounts, and read the log of
  /// changes.
  case manageAccounts

  /// The people who have the right, by what they are to the data that the request is about.
  public var holders: Set<Relation> {
    switch self {
    case .practise: Set(Relation.allCases)
    case .readProgress: [.owner, .head, .teacher, .parent, .oneself]
    case .teach: [.owner, .head, .teacher]
    case .makeClass: [.owner, .head, .teacher]
    case .leadSchool: [.owner, .head]
    case .inviteLearners: [.owner, .teacher]
    case .manageAccounts: [.owner]
    }
  }

  /// A sentence for a person who doesn't have the right.
  var refusal: String {
    switch self {
    case .practise: "Log in first."
    case .readProgress: "Only a learner's own teachers and parents see this: ask one of them."
    case .teach: "Only a teacher may do this: ask your teacher."
    case .makeClass: "Only a teacher or a head of the school may do this: ask one of them."
    case .leadSchool: "Only a head of the school may do this: ask one."
    case .inviteLearners: "Only a teacher or an owner may do this: ask one of them."
    case .manageAccounts: "Only an owner of this server may do this: ask one."
    }
  }
}
