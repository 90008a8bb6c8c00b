import ArgumentParser
import Console

/// `accounts log-out`.
struct EndSessions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log-out",
    abstract: "Log out all browsers of an account, or of everybody.",
    discussion: """
      After a backup was put back, log everybody out: the backup may let in browsers that were \
      logged out since.

      Example:
        vocalvocab accounts log-out --everybody
      """)

  @Argument(help: "The name that the person logs in with.")
  var name: String?
  @Flag(help: "Log out everybody.")
  var everybody = false
  @OptionGroup var options: ServeOptions

  func validate() throws {
    guard (name == nil) == everybody else {
      throw ValidationError("Give a name or --everybody.")
    }
  }

  func run() throws {
    let place = try AccountPlace(options)
    let accounts =
      try name.map { [try place.account(named: $0)] } ?? place.accounts.store.all().accounts
    for account in accounts {
      try place.accounts.endSessions(of: account.id, but: nil, by: nil)
    }
    Screen.notices.line(
      accounts.count == 1 ? "Logged out: \(accounts[0].name)." : "Logged out: \(accounts.count).")
  }
}
