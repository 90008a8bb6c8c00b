import ArgumentParser
import Console
import Learner
import Web

/// `vocalvocab-server links`: shows the links of a server that runs, or will.
struct Links: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the links and the code of a class, without starting the server.",
    discussion: """
      Give the same options as to the server, which keeps its links from start to start.

      Example:
        vocalvocab-server links --public-url https://spelling.example
      """)

  @OptionGroup var options: ServeOptions

  func run() throws {
    let files = try options.openStore().files(of: nil)
    let access = try Access.kept(in: files, isNew: options.newToken)
    LinkText(try options.webOptions(access).address, hasToken: true).show()
  }
}
