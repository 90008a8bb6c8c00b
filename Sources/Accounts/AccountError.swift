public import Faults
internal import Vocabulary

/// The reasons why something can't be done with an account.
public enum AccountError: Fault, Hashable {
  /// The text can't be the name of an account.
  case badName(String)
  /// The text can't be the name by which others see a person.
  case badShownName(String)
  /// The text can't be the title of a school or a class.
  case badTitle(String)
  /// Another account has the name.
  case nameTaken(String)
  /// No account has the name.
  case unknownName(String)
  /// The password is too easy to guess, or too long.
  case badPassword(PasswordFlaw)
  /// The name or the password is wrong. Nobody is told which.
  case wrongLogIn
  /// The password that the person gave again is wrong.
  case wrongPassword
  /// The code of the second factor is wrong, or was used before.
  case wrongCode
  /// Too many tries came from this person or this computer.
  case tooManyTries(seconds: Int)
  /// The link was used, has ended, or never was one.
  case endedLink
  /// Nobody can sign up without an invitation.
  case needsInvitation
  /// The person isn't as old as the server's limit, in years, and nobody invited them.
  case underAge(Int)
  /// The account is closed.
  case closed(String)
  /// This is the only owner.
  case lastOwner
  /// The person's role doesn't allow it.
  case notAllowed(Right)
  /// The account's files can't be read.
  case unreadable
  /// The library that makes the hashes of passwords is not installed.
  case noHashes
  /// The library that computes the codes of the second factor is not installed.
  case noCodes
  /// The server sends no e-mail.
  case noMail
  /// The account has a second factor, without which its password would be too short.
  case shortWithoutSecondFactor
  /// The learner belongs to another account.
  case learnerTaken(String)
  /// The account has the words of the server's own computer, which a learner can't have.
  case hasUsualLearner(String)
  /// The server has as many accounts as it takes.
  case full(Int)
  /// The person has as many friends, or open requests, as a person can have.
  case tooManyFriends
  /// Nobody on the server has the name that others see.
  case nobodyNamed(String)
  /// The person asks themselves.
  case ownFriend
  /// The other person is not a friend.
  case noFriend
  /// The server has a class, whose children have no friends here.
  case noFriendsInClass
  /// Another school, or another class of the school, has the title.
  case titleTaken(String)
  /// The server has as many schools as it takes.
  case tooManySchools(Int)
  /// The school has as many classes as it takes.
  case tooManyClasses(Int)
  /// The class has as many learners as it takes.
  case tooManyLearners(String, Int)
  /// The class has as many teachers as it takes.
  case tooManyTeachers(String, Int)
  /// No class has the code.
  case wrongCodeOfClass
  /// The class is closed.
  case closedClass(String)
  /// Children can't join the class by themselves.
  case noNewLearners(String)
  /// The person doesn't work at the school.
  case notAtSchool(String)
  /// The person is the only head of the school.
  case lastHead
  /// The person works at a school, and can't be a learner alone.
  case worksAtSchool(String)

  public var kind: FaultKind {
    switch self {
    case .unknownName, .endedLink, .nobodyNamed, .noFriend, .noFriendsInClass, .notAtSchool:
      .notFound
    case .nameTaken, .lastOwner, .learnerTaken, .hasUsualLearner, .full, .shortWithoutSecondFactor,
      .tooManyFriends, .noMail, .titleTaken, .tooManySchools, .tooManyClasses, .tooManyLearners,
      .tooManyTeachers, .closedClass, .lastHead, .worksAtSchool:
      .conflict
    case .wrongLogIn, .wrongPassword, .wrongCode, .closed, .notAllowed, .needsInvitation,
      .underAge, .wrongCodeOfClass, .noNewLearners:
      .forbidden
    case .badName, .badShownName, .badTitle, .badPassword, .ownFriend: .invalid
    case .tooManyTries, .noHashes, .noCodes: .unavailable
    case .unreadable: .unkept
    }
  }

  public var description: String {
    switch self {
    case .badName(let name):
      """
      '\(name.prefix(60).description.printable)' can't be a name to log in with: give an e-mail \
      address, or 2 to 254 letters and digits, with . - _ + or ' between them and no spaces.
      """
    case .badShownName(let name):
      """
      '\(name.prefix(60).description.printable)' can't be a person's name here: give one of at \
      most 40 visible characters, without '/' or '\\'.
      """
    case .badTitle(let title):
      """
      '\(title.prefix(60).description.printable)' can't be a title here: give one of at most 60 \
      visible characters.
      """
    case .nameTaken(let name): "There is an account named '\(name)' already: choose another name."
    case .unknownName(let name): "There is no account named '\(name.printable)'."
    case .badPassword(let flaw): flaw.sentence
    case .wrongLogIn: "This name and this password don't belong together: look at both again."
    case .wrongPassword: "This is not your password: type the one that you log in with."
    case .wrongCode:
      "This is not the code of this moment: type the one that the app shows now."
    case .tooManyTries(let seconds):
      "Too many wrong passwords or codes came: wait \(Self.span(seconds)), and try again."
    case .endedLink: "This link was used or is too old: ask for a new one."
    case .needsInvitation:
      "This server lets in only people with an invitation: ask its owner for one."
    case .underAge(let limit):
      """
      If you are under \(limit), a teacher or this server's owner has to agree: ask one of them \
      for a link, and sign up with it.
      """
    case .closed(let name): "The account '\(name)' is closed: ask the server's owner."
    case .lastOwner: "This is the only owner: make somebody else an owner first."
    case .notAllowed(let right): "\(right.refusal)"
    case .unreadable:
      "The files of this account can't be read now: tell the server's owner. Nothing is lost."
    case .noHashes:
      "This server can't check passwords, because libsodium is not installed: install libsodium23."
    case .noCodes:
      "This server can't compute codes, because OpenSSL is not installed: install libssl3."
    case .noMail:
      "This server sends no e-mail: ask your teacher or the server's owner for a link."
    case .shortWithoutSecondFactor:
      """
      Without codes, a password needs \(PasswordRule.shortestAlone) characters: choose a longer \
      password first.
      """
    case .learnerTaken(let name): "The learner '\(name)' has an account already."
    case .hasUsualLearner(let name):
      """
      '\(name)' has the words of the server's own computer, and can't become a learner: close the \
      account, and invite the person anew.
      """
    case .full(let count): "This server has \(count) accounts already, and takes no more."
    case .tooManyFriends:
      "You have \(Ties.most) friends or open requests, which is the most: part from some first."
    case .nobodyNamed(let name): "There is nobody named '\(name.printable)' here."
    case .ownFriend: "This is your own name: give a friend's."
    case .noFriend: "This person is not a friend of yours, or shows nothing."
    case .noFriendsInClass: "This server has a class, and there are no friends in a class."
    case .titleTaken(let title):
      "'\(title.printable)' is there already: choose another title."
    case .tooManySchools(let count): "This server has \(count) schools, and takes no more."
    case .tooManyClasses(let count):
      "This school has \(count) classes with the closed ones, and takes no more."
    case .tooManyLearners(let title, let count):
      "\(title.printable) would have more than \(count) learners: make another class for some."
    case .tooManyTeachers(let title, let count):
      "\(title.printable) would have more than \(count) teachers: choose fewer."
    case .wrongCodeOfClass:
      "This is not the code of a class: look at your teacher's code again."
    case .closedClass(let title):
      "The class \(title.printable) is closed: a head of the school opens it again."
    case .noNewLearners(let title):
      "New names in \(title.printable) come from the teacher: choose yours, or ask your teacher."
    case .notAtSchool(let name): "\(name.printable) doesn't work at this school: invite them first."
    case .worksAtSchool(let name):
      "\(name.printable) works at a school: remove them from it first, on the page Schools."
    case .lastHead: "This is the only head of the school: make somebody else a head first."
    }
  }

  /// The seconds after which another try is compared; `nil` if waiting doesn't help.
  public var secondsToWait: Int? {
    if case .tooManyTries(let seconds) = self { seconds } else { nil }
  }

  private static func span(_ seconds: Int) -> String {
    seconds < 120 ? "\(seconds) s" : "\((seconds + 59) / 60) minutes"
  }
}
