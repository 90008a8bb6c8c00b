internal import Accounts
internal import Learner
internal import Shows
internal import SigningIn
internal import Watching

/// The friends among the people of a server.
extension Learners {
  /// Whether people may be friends: they have accounts, and no teacher teaches here. If the
  /// accounts can't be read now, they may not.
  var hasFriends: Bool { (try? accounts?.hasFriends()) ?? false }

  /// Returns what people show of the shows that they watch, by their identities. People whose files
  /// can't be read now show nothing.
  func shownRecords() async -> [(person: String, record: WatchRecord)] {
    guard hasFriends, let all = try? accounts?.store.all().accounts else { return [] }
    var shown: [(person: String, record: WatchRecord)] = []
    for account in all where account.closed == nil && account.erasure == nil {
      let identity = LearnerIdentity(of: account)
      guard let learner = try? learner(identifiedBy: identity),
        let record = try? await learner.watchRoom.shownRecord()
      else { continue }
      shown.append((identity.pageText, record))
    }
    return shown
  }
}
