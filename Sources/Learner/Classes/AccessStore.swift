package import Storage

/// The document of a server's access tokens. They are kept, so that visitors' links stay valid
/// after a restart.
package struct AccessStore: Sendable {
  /// The access tokens: the secret in the link of each kind of visitor.
  package struct Tokens: Hashable, Sendable, Codable {
    /// The token of the learners.
    public let learners: String
    /// The token of their teacher.
    public let teacher: String

    package init(learners: String, teacher: String) {
      (self.learners, self.teacher) = (learners, teacher)
    }
  }

  private let document: Document<Tokens>

  init(in documents: any DocumentStore) {
    document = Document("access.json", in: documents, format: "vocalvocab.access")
  }

  /// Returns the kept tokens. If no tokens are kept, or if they are not acceptable, keeps and
  /// returns new ones.
  ///
  /// - Parameters:
  ///   - isAcceptable: whether kept tokens are still good.
  ///   - new: the new tokens.
  /// - Throws: ``StorageError``.
  package func tokens(
    where isAcceptable: (Tokens) -> Bool, orNew new: Tokens
  ) throws(StorageError) -> Tokens {
    if let kept = try document.read(), isAcceptable(kept) { return kept }
    var tokens = new
    try document.change { kept in
      // Another server may have kept tokens meanwhile.
      if let kept, isAcceptable(kept) { tokens = kept }
      return tokens
    }
    return tokens
  }
}

extension LearnerFiles {
  /// The secrets of this learner's server.
  package var access: AccessStore { AccessStore(in: documents) }
}
