import ArgumentParser

/// `vocalvocab-server accounts`: looks after the accounts at the server's computer.
struct AccountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List, invite, close and erase the people of a server with accounts.",
    discussion: """
      Give the same --data or --store as to the server, and --public-url for links that others \
      open. The server may run meanwhile.

      Examples:
        vocalvocab accounts
        vocalvocab accounts invite --role teacher
        vocalvocab accounts password zoe
      """,
    subcommands: [
      ListAccounts.self, Invite.self, NewPassword.self, SetRole.self, CloseAccount.self,
      ReopenAccount.self, NoCodes.self, EndSessions.self, ReleaseAccount.self, EraseAccount.self,
      KeepAccount.self, AccountLog.self,
    ],
    defaultSubcommand: ListAccounts.self)
}
