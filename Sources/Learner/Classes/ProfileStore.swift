package import Storage

/// The identity of a learner on a server, and the secrets that guard it.
package struct Profile: Hashable, Sendable, Codable {
  /// The learner's identity, which stays when the learner is renamed; `nil` until a server needs
  /// it.
  public var id: String?
  /// The four digits that the learner gives to practise; `nil` without a PIN. They keep classmates
  /// apart, but do not stop a person who can read the files.
  package var pin: String?
  /// The secret that a browser presents once the PIN was right; `nil` without a PIN.
  public var key: String?

  package init() {}
}

/// The document of a learner's profile.
package struct ProfileStore: Sendable {
  private let document: Document<Profile>

  init(in documents: any DocumentStore) {
    document = Document("profile.json", in: documents, format: "vocalvocab.profile")
  }

  /// Returns the profile.
  ///
  /// - Throws: ``StorageError``.
  public func read() throws(StorageError) -> Profile { try document.read() ?? Profile() }

  /// Changes the profile.
  ///
  /// - Throws: ``StorageError``. The profile then stays as it is.
  public func change(_ body: (inout Profile) -> Void) throws(StorageError) {
    try document.update(orNew: Profile(), body)
  }
}

extension LearnerFiles {
  /// The learner's identity on a server, and the secrets that guard it.
  package var profile: ProfileStore { ProfileStore(in: documents) }
}
