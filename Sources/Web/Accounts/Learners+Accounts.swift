internal import Accounts
internal import Learner
internal import SigningIn
internal import Storage

/// The learners of accounts.
extension Learners {
  /// Returns the accounts of the server.
  ///
  /// - Throws: a ``Problem`` if the server has none.
  func accountBook() throws -> AccountBook {
    guard let accounts else { throw Problem.hasNoAccounts }
    return accounts
  }

  /// Checks that people choose their names here, and don't log in.
  ///
  /// - Throws: a ``Problem`` if the server has accounts.
  func checkHasNoAccounts() throws {
    guard accounts == nil else { throw Problem.hasAccounts }
  }

  /// Returns the class that the sender of a request works with; `nil` if the person may not, or
  /// not any more.
  ///
  /// - Throws: `StorageError`.
  func place(of sender: SignedIn) throws -> SchoolClass? {
    guard let id = sender.session.place, let all = try accounts?.schools.all(),
      let taught = all.schoolClass(id),
      all.relation(of: sender.account, to: taught).has(.teach)
    else { return nil }
    return taught
  }

  /// Returns the learner of a class whose browser presents a cookie; `nil` for a cookie that lets
  /// nobody in.
  ///
  /// - Throws: `StorageError`.
  func pupil(with cookie: LearnerCookie?) throws -> LearnerSession? {
    guard let cookie, let key = cookie.key,
      let id = cookie.identity.id,
      try !schools().classes(withLearner: id).isEmpty,
      let learner = try learner(identifiedBy: cookie.identity), learner.profile.key == key
    else { return nil }
    return learner
  }

  /// Makes the learner of a new account. If others have the name already, a number distinguishes
  /// the learner from them.
  ///
  /// - Parameter identity: the identity that others know already; `nil` for a new one.
  /// - Throws: ``Accounts/AccountError/badShownName(_:)``, a ``Problem``, `StorageError`.
  func addNumbered(_ text: String, identity: Identifier? = nil) async throws -> LearnerSession {
    while true {
      do {
        return try await add(try freeName(text), identity: identity)
      } catch StorageError.exists {
        // Another server has just given the name to somebody else.
      }
    }
  }

  /// Returns a name by which others can see a new person: the wanted one, with a number if somebody
  /// has it already.
  ///
  /// - Throws: ``Accounts/AccountError/badShownName(_:)``, a ``Problem``, `StorageError`.
  func freeName(_ text: String) throws -> LearnerName {
    let name = try Self.shownName(text)
    let taken = try takenNames()
    for number in 1...Self.mostLearners {
      let shown =
        number == 1 ? name : try LearnerName("\((name.text ?? "").prefix(34)) \(number)")
      if !taken.contains(shown.text?.lowercased() ?? "") { return shown }
    }
    throw Problem.conflict("Too many people here have this name: choose another one.")
  }

  /// Checks the name by which others see a person.
  ///
  /// - Throws: ``Accounts/AccountError/badShownName(_:)``.
  static func shownName(_ text: String) throws(AccountError) -> LearnerName {
    // A space more or less makes no other name.
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let name = try? LearnerName(new: words) else { throw .badShownName(text) }
    return name
  }

  /// Returns the name by which others see the person of an account.
  func shownName(of account: Account) throws -> String {
    try learner(identifiedBy: LearnerIdentity(of: account))?.learner.text
      ?? account.shownName ?? account.name
  }

  /// Returns the pictures that people chose, by the identities of their learners.
  func chosenPictures() throws -> [LearnerIdentity: NamePicture] {
    let accounts = try accounts?.store.all().accounts.filter { $0.picture?.isKnown == true } ?? []
    return Dictionary(
      accounts.compactMap { account in
        account.picture.map { (LearnerIdentity(of: account), $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes that the sender of a request looks at what another person did, where people have
  /// accounts.
  ///
  /// - Throws: `StorageError`. What can't be noted must not be shown.
  func noteReading(of learner: LearnerSession, _ call: Call) throws {
    guard let accounts, let reader = call.account?.account,
      let id = learner.identity.id
    else { return }
    try accounts.noteReading(by: reader, of: id)
  }

  /// Erases the accounts whose time has come, with everything of their learners, and learners
  /// without an account. A fault with one of them doesn't keep the others, and the next call tries
  /// again.
  ///
  /// - Parameter rule: how long people are kept who don't come any more.
  func eraseDueAccounts(_ rule: RetentionRule = .withoutEnd) async {
    guard let accounts else { return }
    do {
      try accounts.setDueErasures(rule)
      for account in try accounts.dueForErasure() {
        do {
          try await erase(account, in: accounts)
        } catch {
          log("\(error)")
        }
      }
      for learner in try accounts.learnersDueForErasure() {
        do {
          try await eraseFiles(of: learner)
          try accounts.eraseLearner(learner)
        } catch {
          log("\(error)")
        }
      }
    } catch {
      log("\(error)")
    }
  }

  private func erase(_ account: Account, in accounts: AccountBook) async throws {
    // The usual learner's files belong to the computer, and stay.
    if let id = account.learner { try await eraseFiles(of: id) }
    try accounts.erase(account, by: nil)
  }

  private func eraseFiles(of id: Identifier) async throws {
    if let learner = try learner(identifiedBy: .named(id)) {
      for home in try homes(knowing: learner) {
        try home.classWork.change { $0.removeLearner(learner.learner.text ?? "") }
      }
      _ = try await remove(learner.learner)
    }
    try store.learners.erase(id.text)
  }
}
