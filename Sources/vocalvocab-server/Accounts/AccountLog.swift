import ArgumentParser
import Console
import Foundation
import Learner

/// `accounts log`.
struct AccountLog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Show what changed in the accounts, the newest first.",
    discussion: "Example:\n  vocalvocab accounts log --count 20")

  @Option(help: ArgumentHelp("Show this many changes.", valueName: "number"))
  var count = 50
  @OptionGroup var options: ServeOptions

  func run() throws {
    let place = try AccountPlace(options)
    let names = Dictionary(
      try place.accounts.store.all().accounts.map { ($0.id, $0.name) },
      uniquingKeysWith: { $1 })
    func name(_ id: Identifier?, or other: String) -> String {
      id.map { names[$0] ?? "(erased)" } ?? other
    }
    Screen(plain: false).table(
      ["Time", "Change", "By", "Account", "Role"],
      try place.accounts.audit.last(max(0, count)).map { entry in
        [
          entry.at.ISO8601Format(), entry.event.rawValue,
          name(entry.by, or: "(this computer)"), name(entry.account, or: ""),
          entry.role?.rawValue ?? "",
        ]
      })
  }
}
