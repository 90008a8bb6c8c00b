/// The document of the secrets with which a server lets others in, so that their links stay good from start
/// to start.
public struct AccessStore: Sendable {
  private struct Access: Codable {
    var token: String
  }

  private let document: Document<Access>

  init(in folder: StoreFolder) {
    document = Document("access.json", in: folder, format: "vocalvocab.access")
  }

  /// Returns the token that is kept. Without one, or with one that is not acceptable, keeps another and
  /// returns it.
  ///
  /// - Parameters:
  ///   - isAcceptable: whether a kept text is still good as a token.
  ///   - make: returns a new token.
  /// - Throws: ``StorageError``.
  public func token(
    where isAcceptable: (String) -> Bool, orNew make: () -> String
  ) throws(StorageError) -> String {
    if let kept = try document.read()?.token, isAcceptable(kept) { return kept }
    var token = ""
    try document.change { access in
      // Another server may have made one meanwhile.
      token = access.map(\.token).flatMap { isAcceptable($0) ? $0 : nil } ?? make()
      return Access(token: token)
    }
    return token
  }
}
