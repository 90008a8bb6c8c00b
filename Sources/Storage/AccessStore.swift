/// The document of the secrets with which a server lets others in, so that their links stay good
/// from start to start.
public struct AccessStore: Sendable {
  /// The secret in the link of each kind of visitor.
  public struct Tokens: Hashable, Sendable, Codable {
    /// The token of the learners.
    public let learners: String
    /// The token of their teacher.
    public let teacher: String

    public init(learners: String, teacher: String) {
      (self.learners, self.teacher) = (learners, teacher)
    }
  }

  private let document: Document<Tokens>

  init(in folder: StoreFolder) {
    document = Document("access.json", in: folder.documents, format: "vocalvocab.access")
  }

  /// Returns the tokens that are kept. Without any, or with some that are not acceptable, keeps new
  /// ones.
  ///
  /// - Parameters:
  ///   - isAcceptable: whether kept tokens are still good.
  ///   - new: the new tokens.
  /// - Throws: ``StorageError``.
  public func tokens(
    where isAcceptable: (Tokens) -> Bool, orNew new: Tokens
  ) throws(StorageError) -> Tokens {
    if let kept = try document.read(), isAcceptable(kept) { return kept }
    var tokens = new
    try document.change { kept in
      // Another server may have made some meanwhile.
      if let kept, isAcceptable(kept) { tokens = kept }
      return tokens
    }
    return tokens
  }
}
