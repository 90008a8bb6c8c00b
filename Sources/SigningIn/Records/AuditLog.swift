package import Accounts
package import FoundationEssentials
package import Learner
package import Storage

/// The log of what changed in the accounts of a server: a document for each day. It names
/// accounts by their identities, so that an erased person's name is in none of its lines.
package struct AuditLog: Sendable {
  /// A change.
  package struct Entry: Hashable, Sendable, Codable {
    package enum Event: String, Codable, CaseIterable, Sendable {
      case signedUp, invited, loggedIn, passwordChanged, passwordLinkMade, secondFactorSet
      case secondFactorRemoved, roleChanged, closed, reopened, renamed, sessionsEnded
      case erasureSet, erasureCancelled, erased, released
      case learnerErasureSet, learnerErasureCancelled, learnerErased
      case schoolMade, staffAdded, staffChanged, staffRemoved, classMade, parentAdded, parentRemoved
    }

    package let at: Date
    package let event: Event
    /// The account of the person who made the change; `nil` for the server itself and for the
    /// owner of its computer.
    package let by: Identifier?
    /// The account that was changed; `nil` for an invitation.
    package let account: Identifier?
    /// A role, where the change is about one.
    package let role: AccountRole?

    package init(
      _ event: Event, at: Date, by: Identifier?, account: Identifier?, role: AccountRole? = nil
    ) {
      (self.event, self.at, self.by) = (event, at, by)
      (self.account, self.role) = (account, role)
    }
  }

  private struct DayLog: Codable, Sendable {
    var entries: [Entry] = []
  }

  private let documents: any DocumentStore

  private static let folder = "audit"
  /// The most entries of a day that are kept. A flood of them must not fill the disk, and each
  /// entry replaces the day's document.
  private static let most = 2000
  /// The number of days that are kept: two years.
  private static let days = 731

  package init(in files: LearnerFiles) { documents = files.documents }

  private func document(_ day: String) -> Document<DayLog> {
    Document("\(Self.folder)/\(day).json", in: documents, format: "vocalvocab.audit")
  }

  /// Adds an entry.
  ///
  /// - Throws: `StorageError`.
  package func add(_ entry: Entry) throws(StorageError) {
    let day = String(entry.at.ISO8601Format().prefix(10))
    var isNew = false
    try document(day).update(orNew: DayLog()) { kept in
      isNew = kept.entries.isEmpty
      kept.entries.append(entry)
      kept.entries.removeFirst(max(0, kept.entries.count - Self.most))
    }
    guard isNew else { return }
    for old in try documents.names(in: Self.folder).sorted().dropLast(Self.days) {
      _ = try document(old).remove()
    }
  }

  /// Returns the last entries, the newest first.
  ///
  /// - Throws: `StorageError`.
  package func last(_ count: Int) throws(StorageError) -> [Entry] {
    var entries: [Entry] = []
    for day in try documents.names(in: Self.folder).sorted().reversed()
    where entries.count < count {
      entries += (try document(day).read()?.entries ?? []).reversed()
    }
    return Array(entries.prefix(count))
  }
}
