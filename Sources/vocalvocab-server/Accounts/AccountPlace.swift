public import Accounts
public import ArgumentParser
import Console
import Learner
import SigningIn
import Storage
import Web

/// The accounts of the options, and their links.
struct AccountPlace {
  let accounts: AccountBook
  let links: AccountLinks
  let store: Store

  init(_ options: ServeOptions) throws {
    store = try options.openStore()
    accounts = try options.accountBook(in: store)
    links = AccountLinks(accounts, try options.webOptions().address)
  }

  /// Returns the account with a name.
  ///
  /// - Throws: ``Accounts/AccountError/unknownName(_:)``, `StorageError`.
  func account(named text: String) throws -> Account {
    guard let account = try accounts.store.account(named: try AccountName(text)) else {
      throw AccountError.unknownName(text)
    }
    return account
  }

  /// Returns the names of the learners by their identities.
  func learnerNames() throws -> [Identifier: String] {
    var names: [Identifier: String] = [:]
    for name in try store.learners.names() {
      guard let id = try store.files(of: name).profile.read().id.flatMap({ Identifier($0) })
      else { continue }
      names[id] = name
    }
    return names
  }
}

/// The account that a person names at the terminal.
struct NamedAccount: ParsableArguments {
  @Argument(help: "The name that the person logs in with.")
  var name: String
  @OptionGroup var options: ServeOptions

  /// Takes a step with the account, and says what happened.
  ///
  /// - Parameter step: takes the step, and returns the sentence.
  func take(_ step: (AccountBook, Account) throws -> String) throws {
    let place = try AccountPlace(options)
    Screen.notices.line(try step(place.accounts, try place.account(named: name)))
  }
}

extension AccountRole: ExpressibleByArgument {
  /// The roles that an owner gives. The others come with an invitation to a school.
  public static var allValueStrings: [String] { given.map(\.rawValue) }

  public init?(argument: String) {
    guard let role = AccountRole(rawValue: argument), Self.given.contains(role) else { return nil }
    self = role
  }
}
