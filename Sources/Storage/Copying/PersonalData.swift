internal import ByteText

extension Store {
  /// Calls a closure with each file of a learner, by its path in the learner's folder, as the file
  /// engine keeps it. What the server keeps beside the usual learner's files is left out.
  ///
  /// - Parameter name: the learner's name in the directory; `nil` for the usual learner.
  /// - Throws: ``StorageError``, the errors of the closure.
  package func forEachFile(
    of name: String?, _ body: (_ path: String, _ bytes: [UInt8]) throws -> Void
  ) throws {
    guard let space = try copyPlace.space(of: CopiedLearner(name: name, removal: nil)) else {
      return
    }
    for item in try space.items() {
      guard let path = Self.path(of: item), !Self.isOfServer(path),
        let bytes = try space.read(item)
      else { continue }
      try body(path, bytes)
    }
  }

  private static func path(of item: String) -> String? {
    if item == CopyItem.journal { return "journal.jsonl" }
    if let name = item.bytes.dropping(prefix: CopyItem.blobs) { return "decks/media/\(name)" }
    return
      (item.bytes.dropping(prefix: CopyItem.config) ?? item.bytes.dropping(prefix: CopyItem.data))
      .map(String.init)
  }

  /// The documents and folders with which a server lets people in.
  private static let ofServer: Set<String> = [
    "access.json", "profile.json", "accounts", "account-names", "invitations", "audit", "friends",
    "readings",
  ]

  private static func isOfServer(_ path: String) -> Bool {
    path.bytes.split(separator: "/").first.map { ofServer.contains(String($0)) } ?? false
  }
}
