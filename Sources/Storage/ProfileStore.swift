/// The identity of a learner on a server, and the secrets that guard it.
public struct Profile: Hashable, Sendable, Codable {
  /// The learner's identity, which stays when the learner is renamed; `nil` until a server needs
  /// it.
  public var id: String?
  /// The four digits that the learner gives to practise; `nil` for none. They keep classmates
  /// apart, and no one away who can read the files.
  public var pin: String?
  /// The secret that a browser shows after the right PIN; `nil` without a PIN.
  public var key: String?

  public init() {}
}

/// The document of a learner's profile.
public struct ProfileStore: Sendable {
  private let document: Document<Profile>

  init(in folder: StoreFolder) {
    document = Document("profile.json", in: folder.documents, format: "vocalvocab.profile")
  }

  /// Returns the profile.
  ///
  /// - Throws: ``StorageError``.
  public func read() throws(StorageError) -> Profile { try document.read() ?? Profile() }

  /// Changes the profile.
  ///
  /// - Throws: ``StorageError``. The profile then stays as it is.
  public func change(_ body: (inout Profile) -> Void) throws(StorageError) {
    try document.change { old in
      var profile = old ?? Profile()
      body(&profile)
      return profile
    }
  }
}
