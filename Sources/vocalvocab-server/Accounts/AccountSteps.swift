import Accounts
import ArgumentParser
import Console
import Foundation
import SigningIn

/// `accounts password`.
struct NewPassword: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password",
    abstract: "Make a link to a new password, which is good once for a day.",
    discussion: "Example:\n  vocalvocab accounts password zoe")

  @OptionGroup var named: NamedAccount

  func run() throws {
    let place = try AccountPlace(named.options)
    let account = try place.account(named: named.name)
    let token = try place.accounts.passwordLink(for: account.id, by: nil)
    Screen(plain: true).line(place.links.newPassword(token))
  }
}

/// `accounts role`.
struct SetRole: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "role", abstract: "Give an account another role.",
    discussion: "Example:\n  vocalvocab accounts role zoe teacher")

  @OptionGroup var named: NamedAccount
  @Argument(help: "owner, teacher or learner.")
  var role: AccountRole

  func run() throws {
    try named.take { accounts, account in
      try accounts.setRole(role, of: account, by: nil)
      return "\(account.name) is \(role.noun) now."
    }
  }
}

/// `accounts close`.
struct CloseAccount: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Close an account, so that nobody can log in to it.",
    discussion: "Everything that the person did stays.\n\nExample:\n  vocalvocab accounts close zoe"
  )

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      try accounts.close(account, by: nil)
      return "The account \(account.name) is closed."
    }
  }
}

/// `accounts reopen`.
struct ReopenAccount: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reopen", abstract: "Open a closed account again.",
    discussion: "Example:\n  vocalvocab accounts reopen zoe")

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      try accounts.reopen(account, by: nil)
      return "The account \(account.name) is open."
    }
  }
}

/// `accounts no-codes`.
struct NoCodes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "no-codes", abstract: "Let a person who lost the telephone log in without codes.",
    discussion: "Example:\n  vocalvocab accounts no-codes zoe")

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      try accounts.removeSecondFactor(of: account.id, by: nil)
      return "\(account.name) logs in without codes."
    }
  }
}

/// `accounts release`.
struct ReleaseAccount: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release", abstract: "Remove an account, and keep everything of its learner.",
    discussion: """
      The learner then has no account. 'vocalvocab accounts invite --learner' gives one again.

      Example:
        vocalvocab accounts release zoe
      """)

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      try accounts.release(account, by: nil)
      return "The account \(account.name) is gone. Its learner's files stay."
    }
  }
}

/// `accounts erase`.
struct EraseAccount: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: "Have an account and everything of its learner erased in 30 days.",
    discussion: """
      Until then, 'vocalvocab accounts keep' keeps it. The server erases it.

      Example:
        vocalvocab accounts erase zoe
      """)

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      let day = try accounts.scheduleErasure(of: account, by: nil)
      return "The account \(account.name) is erased on \(day.ISO8601Format().prefix(10))."
    }
  }
}

/// `accounts keep`.
struct KeepAccount: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep", abstract: "Keep an account that was to be erased.",
    discussion: "Example:\n  vocalvocab accounts keep zoe")

  @OptionGroup var named: NamedAccount

  func run() throws {
    try named.take { accounts, account in
      try accounts.cancelErasure(of: account.id, by: nil)
      return "The account \(account.name) stays."
    }
  }
}
