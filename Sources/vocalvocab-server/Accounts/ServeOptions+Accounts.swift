import ByteText
import Console
import Foundation
import SigningIn
import Storage

extension ServeOptions {
  /// Opens the accounts of a store.
  ///
  /// - Parameter isWord: whether a text is a word, which is no good password.
  /// - Throws: `StorageError`.
  func accountBook(
    in store: Store, isWord: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws -> AccountBook {
    // These files are the accounts' own, because a server on the same database may have the turn to
    // change the usual learner's.
    AccountBook(
      in: try store.files(of: nil, onSetAside: { Screen.complain($0.sentence) }),
      notes: store.notes, serverNames: serverNames, isWord: isWord)
  }

  /// The names under which people know the server.
  private var serverNames: [String] {
    let host = publicURL.flatMap { URL(string: $0)?.host } ?? host
    return [host] + host.bytes.split(separator: ".").map(String.init)
  }
}
