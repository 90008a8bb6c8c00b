package import Accounts
package import Learner
package import Storage

/// The ties between the people of a server: a document for each person.
package struct FriendStore: Sendable {
  private let documents: any DocumentStore

  private static let folder = "friends"

  /// - Parameter files: the files of the server's owner, which no other part of the program has
  ///   open.
  package init(in files: LearnerFiles) { documents = files.documents }

  private func document(of person: Identifier) -> Document<Ties> {
    Document("\(Self.folder)/\(person.text).json", in: documents, format: "vocalvocab.friends")
  }

  /// Returns the ties of a person.
  ///
  /// - Throws: `StorageError`.
  package func ties(of person: Identifier) throws(StorageError) -> Ties {
    try document(of: person).read() ?? Ties()
  }

  /// Takes a step of one person with another.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func take(_ step: Ties.Step, of person: Identifier, with other: Identifier) throws {
    let (before, theirs) = (try ties(of: person), try ties(of: other))
    // The person's own ties come first. If the program is killed between the two, a friendship that
    // one of them doesn't have yet is none.
    let after = try before.after(step, of: person.text, with: other.text, whoHas: theirs)
    if after != before {
      var fault: AccountError?
      try document(of: person).update(orNew: Ties()) { ties in
        do throws(AccountError) {
          ties = try ties.after(step, of: person.text, with: other.text, whoHas: theirs)
        } catch {
          fault = error
        }
      }
      if let fault { throw fault }
    }
    var noted = theirs
    noted.note(step, of: person.text)
    guard noted != theirs else { return }
    try document(of: other).update(orNew: Ties()) { $0.note(step, of: person.text) }
  }

  /// Returns whether two people are friends.
  ///
  /// - Throws: `StorageError`.
  package func areFriends(_ one: Identifier, _ other: Identifier) throws(StorageError) -> Bool {
    Ties.areFriends(one.text, try ties(of: one), other.text, try ties(of: other))
  }

  /// Removes the ties of an erased person. The other people's ties may still have the number of the
  /// account, which stands for nobody then.
  ///
  /// - Throws: `StorageError`.
  package func remove(_ person: Identifier) throws(StorageError) {
    _ = try document(of: person).remove()
  }
}
