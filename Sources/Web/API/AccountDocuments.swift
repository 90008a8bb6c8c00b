internal import Accounts
internal import FoundationEssentials
internal import Learner
internal import SigningIn

/// The document of what a browser may do that isn't logged in.
struct DoorDocument: Encodable, Sendable {
  /// Whether everybody may sign up.
  let isOpen: Bool
  /// The least number of characters of a password.
  let shortestPassword: Int
  /// The age from which people may sign up without an invitation, in years; 0 for any age.
  let ageLimit: Int
  /// The months without a visit after which everything of a person is erased; 0 for never.
  let keptMonths: Int
  /// Whether the server sends a link to people who forgot their password.
  let sendsMail: Bool
}

/// The document of an account, for its person.
struct AccountDocument: Encodable, Sendable {
  struct Session: Encodable {
    let id: Identifier
    let device: String
    let since: Date
    let seen: Date
    /// Whether it is that of the browser that asks.
    let isThis: Bool
  }

  /// A person who looked at what this person did.
  struct Reading: Encodable {
    /// The name that others see; `null` for an account that was erased.
    @OrNull var reader: String?
    let day: String

    init(reader: String?, day: String) {
      _reader = OrNull(wrappedValue: reader)
      self.day = day
    }
  }

  let id: Identifier
  /// The name to log in with.
  let name: String
  /// The name that others see.
  let shownName: String
  let role: AccountRole
  let picture: String
  let colour: Int
  /// The pictures that the person can choose from.
  let pictures: [String]
  let since: Date
  let hasSecondFactor: Bool
  /// The least number of characters of a password.
  let shortestPassword: Int
  /// The number of recovery codes that are left.
  let recoveryCodes: Int
  let sessions: [Session]
  /// The readers of what this person did, the last day first.
  let readings: [Reading]
  /// The time at which everything is erased; `null` if it isn't to be.
  @OrNull var erasure: Date?

  init(_ sender: SignedIn, of learner: LearnerName, readings: [Reading]) {
    self.readings = readings
    let account = sender.account
    id = account.id
    name = account.name
    shownName = learner.text ?? account.shownName ?? account.name
    role = account.role
    let shown = account.picture(under: shownName)
    (picture, colour, pictures) = (shown.motif, shown.colour, NamePicture.motifs)
    since = account.since
    let factor = account.secondFactor
    hasSecondFactor = account.asksForCodes
    shortestPassword = PasswordRule(hasSecondFactor: account.asksForCodes).shortest
    recoveryCodes = account.asksForCodes ? factor?.recovery.count ?? 0 : 0
    sessions = account.sessions.reversed().map {
      Session(
        id: $0.id, device: $0.device, since: $0.since, seen: $0.seen,
        isThis: $0.id == sender.session.id)
    }
    _erasure = OrNull(wrappedValue: account.erasure)
  }
}

/// The document of an answer to a name and a password.
struct LogInDocument: Encodable, Sendable {
  /// Whether the code of the second factor has to come with them.
  let needsCode: Bool
}

/// The document of a new account.
struct NewAccountDocument: Encodable, Sendable {
  /// The name that others see. It has a number if others had the name already.
  let shownName: String
}

/// The document of an invitation, for the person who opens its link.
struct InvitationDocument: Encodable, Sendable {
  let role: AccountRole
  /// The name of the learner whose files the account gets; `null` for a new learner.
  @OrNull var learner: String? = nil
  /// The school at which the person works then, and as what; `null` for none.
  @OrNull var school: String? = nil
  @OrNull var schoolRole: SchoolRole? = nil
  /// The name of the child whose parent the person is; `null` for nobody's.
  @OrNull var child: String? = nil
  let ends: Date

  init(role: AccountRole, ends: Date) { (self.role, self.ends) = (role, ends) }
}

/// The document of a link that lets somebody in.
struct LinkDocument: Encodable, Sendable {
  let link: String
  let ends: Date
}

/// The document of a new secret of a second factor.
struct SecondFactorDocument: Encodable, Sendable {
  /// The secret, in base 32.
  let secret: String
  /// The address that gives the secret to an app.
  let address: String
  /// The address as a QR code: a row of digits for each row of modules, in which 1 is dark; `null`
  /// if the server can't draw it.
  @OrNull var qr: [String]?

  init(secret: String, address: String) {
    (self.secret, self.address) = (secret, address)
    _qr = OrNull(wrappedValue: QRCode(address)?.rows)
  }
}

/// The document of new recovery codes, which the server tells only once.
struct RecoveryCodesDocument: Encodable, Sendable {
  let codes: [String]
}

/// The document of an account, for an owner.
struct AccountRowDocument: Encodable, Sendable {
  let id: Identifier
  let name: String
  let shownName: String
  let role: AccountRole
  let since: Date
  /// The time of the last request that was noted; `null` if the account has never been used.
  @OrNull var seen: Date?
  let hasSecondFactor: Bool
  let isClosed: Bool
  @OrNull var erasure: Date?
  /// Whether this is the asking person's own account.
  let isOwn: Bool

  init(_ account: Account, shownName: String, isOwn: Bool) {
    (id, name, self.shownName) = (account.id, account.name, shownName)
    (role, since, self.isOwn) = (account.role, account.since, isOwn)
    _seen = OrNull(wrappedValue: account.sessions.map(\.seen).max())
    hasSecondFactor = account.asksForCodes
    isClosed = account.closed != nil
    _erasure = OrNull(wrappedValue: account.erasure)
  }
}

/// The document of all accounts, for an owner.
struct AccountsDocument: Encodable, Sendable {
  let accounts: [AccountRowDocument]
  /// The number of accounts whose files can't be read.
  let unreadable: Int
}

/// The document of what changed in the accounts, the newest first.
struct AuditDocument: Encodable, Sendable {
  struct Entry: Encodable {
    let at: Date
    let event: AuditLog.Entry.Event
    /// The name of the person who did it; `null` for the owner of the server's computer, and for an
    /// account that was erased.
    @OrNull var by: String?
    /// The name of the account; `null` for an invitation, and for an account that was erased.
    @OrNull var account: String?
    @OrNull var role: AccountRole?

    init(_ entry: AuditLog.Entry, names: [Identifier: String]) {
      (at, event) = (entry.at, entry.event)
      _by = OrNull(wrappedValue: entry.by.flatMap { names[$0] })
      _account = OrNull(wrappedValue: entry.account.flatMap { names[$0] })
      _role = OrNull(wrappedValue: entry.role)
    }
  }

  let entries: [Entry]
}
