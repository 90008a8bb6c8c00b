package import Learner
package import Storage

/// The accounts that were erased, and the learners without one, by their identities. The list is on
/// the server's computer and not among the data. So if a backup brings one of them back, the server
/// erases it again.
package struct ErasedAccounts: Sendable {
  private struct List: Codable, Sendable {
    var accounts: [Identifier] = []
  }

  private let document: Document<List>

  init(in folders: Folders) {
    document = Document("erased.json", in: folders.ownDocuments, format: "vocalvocab.erased")
  }

  /// Returns the identities.
  ///
  /// - Throws: `StorageError`.
  package func all() throws(StorageError) -> Set<Identifier> {
    Set(try document.read()?.accounts ?? [])
  }

  /// Adds an account or a learner.
  ///
  /// - Throws: `StorageError`.
  package func add(_ account: Identifier) throws(StorageError) {
    try document.update(orNew: List()) { list in
      if !list.accounts.contains(account) { list.accounts.append(account) }
    }
  }
}
