internal import CardFormats
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import Storage

/// The address at which a person downloads everything that is theirs.
extension API {
  func addAccountData(to routes: inout Routes) {
    routes.on(.get, Self.accountPath + "/data") { call in
      _ = try learners.accountBook()
      let learner = try call.pupil ?? visitors.own(of: call)
      // Teachers share the usual learner, whose files are the owner's.
      guard learner.learner != .usual || call.account?.account.role == .owner else {
        throw Problem(
          .forbidden,
          "Your words are those of the server's own computer: ask the owner for a copy.")
      }
      let folder = try learners.folder(of: learner.learner)
      // An archive may be as large as a class's sounds and pictures, so they are made in turn.
      let bytes = try await learners.largeRequests.run {
        try await learner.withFiles { [store = learners.store] _ in
          let archive = try Archive()
          // An archive without a file can't be made, and a new learner has none yet.
          try archive.add("about.txt", Array(Self.aboutData.utf8), isCompressed: true)
          try store.forEachFile(of: folder) { path, bytes in
            try archive.add(path, bytes, isCompressed: !path.utf8.starts(with: "decks/media/".utf8))
          }
          return try archive.finish()
        }
      }
      let day = Date().ISO8601Format().prefix(10)
      return .file(bytes, type: "application/zip", named: "vocalvocab-\(day).zip")
    }
  }

  /// The text that tells what the other files are.
  private static let aboutData = """
    These files are everything that VocalVocab keeps of what you did. If there is no other file, \
    you have done nothing yet. The guide's chapter 'Files' explains each of them: open Help, \
    then Files.

    """
}
