import ArgumentParser

/// `vocalvocab accounts`: replaces itself with `vocalvocab-server accounts`.
struct Accounts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List, invite, close and erase the people of a server with accounts.",
    discussion: """
      Its commands are list, invite, password, role, close, reopen, no-codes, log-out, release, \
      erase, keep and log. 'vocalvocab-server help accounts invite' explains one of them.

      Examples:
        vocalvocab accounts
        vocalvocab accounts invite --role teacher
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("A command with its words and options.", valueName: "command"))
  var words: [String] = []

  func run() throws {
    // All that comes after `accounts` belongs to the server.
    try ServerProgram.run(CommandLine.arguments.drop { $0 != "accounts" })
  }
}
