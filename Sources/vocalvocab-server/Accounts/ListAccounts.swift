import Accounts
import ArgumentParser
import Console
import Foundation
import Learner

/// `accounts list`.
struct ListAccounts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the accounts.",
    discussion: "Example:\n  vocalvocab accounts list --json")

  @Flag(help: "Print JSON.")
  var json = false
  @OptionGroup var options: ServeOptions

  private struct Row: Encodable {
    let name: String
    let role: AccountRole
    let learner: String?
    let since: Date
    let lastSeen: Date?
    let hasCodes: Bool
    let isClosed: Bool
    let erasure: Date?
  }

  func run() throws {
    let place = try AccountPlace(options)
    let (accounts, unreadable) = try place.accounts.store.all()
    let names = try place.learnerNames()
    let rows = accounts.map { account in
      Row(
        name: account.name, role: account.role,
        learner: account.learner.flatMap { names[$0] }, since: account.since,
        lastSeen: account.sessions.map(\.seen).max(),
        hasCodes: account.asksForCodes, isClosed: account.closed != nil,
        erasure: account.erasure)
    }
    if json {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Screen(plain: true).line(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else if rows.isEmpty {
      Screen.notices.line(
        "There is no account yet: 'vocalvocab accounts invite --role owner' makes a link.")
    } else {
      Screen(plain: false).table(
        ["Name", "Role", "Learner", "Since", "Last seen", ""], rows.map(Self.cells))
    }
    for path in unreadable {
      Screen.complain(
        "The account in '\(path)' can't be read: put the file back from a backup.")
    }
  }

  private static func cells(_ row: Row) -> [String] {
    let notes = [
      row.hasCodes ? "codes" : nil, row.isClosed ? "closed" : nil,
      row.erasure.map { "erased on \(day($0))" },
    ].compactMap(\.self)
    return [
      row.name, row.role.rawValue, row.learner ?? "(usual learner)", day(row.since),
      row.lastSeen.map(day) ?? "never", notes.joined(separator: ", "),
    ]
  }

  private static func day(_ date: Date) -> String { String(date.ISO8601Format().prefix(10)) }
}
