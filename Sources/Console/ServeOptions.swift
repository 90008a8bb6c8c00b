package import Accounts
package import ArgumentParser
package import Storage

/// The options of the server.
package struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Answer at this address of the computer.", valueName: "address"))
  package var host = "127.0.0.1"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Answer at this port; 0 is any free port.", valueName: "number"))
  package var port = 8080

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      """
      Answer under this address, too: that of a program that forwards requests to this server, \
      such as nginx.
      """,
      valueName: "address"))
  package var publicURL: String?

  @Option(
    help: ArgumentHelp(
      """
      Believe what programs at these addresses say of the sender of a request that they forward: \
      the header fields Forwarded, X-Forwarded-For, -Proto and -Host. With --public-url, those on \
      this computer are believed anyway.
      """,
      valueName: "addresses"))
  package var behind: String?

  @Flag(help: "Let in only people with the link, which holds a token.")
  package var token = false

  @Flag(
    help: """
      Let in only people with a new link. The links of earlier starts, which all held the same \
      token, let nobody in any more.
      """)
  package var newToken = false

  @Option(
    help: ArgumentHelp(
      """
      Let people sign up and log in: only with an invitation (invited), or everybody who can reach \
      the server (open). Without accounts (off), people choose their names.
      """,
      valueName: "who"))
  package var accounts = AccountMode.off

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      With --accounts open, let only people of this age sign up without the link of a teacher or \
      an owner; 0 is any age.
      """,
      valueName: "years"))
  package var ageLimit = 16

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      With --accounts, erase everything of people who have not come for so long, and of learners \
      who left their last class so long ago; 0 erases nothing by itself.
      """,
      valueName: "months"))
  package var keep = 0

  @Option(
    help: ArgumentHelp(
      """
      Send people who forgot their password a link by this mail server, such as \
      smtp://words@mail.example:587. Its password stands in ~/.netrc.
      """,
      valueName: "address"))
  package var mail: String?

  @Option(
    help: ArgumentHelp("Send e-mail from this e-mail address.", valueName: "address"))
  package var mailFrom: String?

  @Flag(help: "Let the learners of a class have sound played on this computer, too.")
  package var learnersMayPlay = false

  @Flag(help: "Open the page in your browser.")
  package var open = false

  @Option(
    help: ArgumentHelp(
      """
      Play on this ALSA device when the page plays on this computer; 'vocalvocab doctor --devices' \
      lists the devices.
      """,
      valueName: "name"))
  package var device: String?

  @Option(
    help: ArgumentHelp(
      """
      Write each request and each fault to standard output, without names, answers or tokens: a \
      line of text (lines) or of JSON (json) for each.
      """,
      valueName: "form"))
  package var log: LogForm?

  @Option(
    help: ArgumentHelp(
      """
      Take options from this file, too: a line 'name = value' for each. The command line has the \
      last word.
      """,
      valueName: "file"),
    completion: .file())
  package var config: String?

  @OptionGroup package var store: StoreOptions
  @OptionGroup package var source: SourceOptions
  @OptionGroup package var data: DataOptions

  /// Opens the place where the learners' data is kept.
  ///
  /// - Throws: `StoreAddressError`, `StorageError`.
  package func openStore() throws -> Store {
    guard let address = try store.address else { return Store(data.folders) }
    return try Store(at: address, folders: data.folders)
  }

  /// Whether people log in.
  package var hasAccounts: Bool { accounts != .off }

  /// Whether only people with a link may come in.
  package var isClosed: Bool { token || newToken }

  package init() {}

  package func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'\(port)' is no port: give a number from 0 to 65535.")
    }
    guard (0...120).contains(ageLimit) else {
      throw ValidationError("'\(ageLimit)' is no age: give a number of years from 0 to 120.")
    }
    guard (0...RetentionRule.most).contains(keep) else {
      throw ValidationError(
        "'\(keep)' is no number of months: give one from 0 to \(RetentionRule.most).")
    }
    guard mail == nil || publicURL != nil && mailFrom != nil else {
      throw ValidationError(
        """
        With --mail, give --public-url, to which the links lead, and --mail-from, from which they \
        come.
        """)
    }
    guard !hasAccounts || !isClosed else {
      throw ValidationError(
        "With --accounts, people log in, and need no link: leave --token and --new-token out.")
    }
  }

  /// Returns the name and the help of a command that runs the server.
  package static func command(named name: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: "Practise in a browser: the same rounds on a page.",
      discussion: """
        The server runs until you press Ctrl-C, and keeps every answer. Only this computer can \
        reach it. With --host, other computers can, too, and then --token or --accounts must \
        protect it.

        Examples:
          vocalvocab serve --open
          vocalvocab serve --host 0.0.0.0 --token
          vocalvocab serve --host 0.0.0.0 --new-token
          vocalvocab serve --host 0.0.0.0 --accounts invited
        """,
      version: programVersion)
  }
}

/// The form of a server's log.
package enum LogForm: String, CaseIterable, ExpressibleByArgument {
  case lines, json
}
