internal import Storage

/// The limits on wrong codes. With them, all computers of the world together need about five years
/// for half of the codes. On a server with a hundred classes, they need about four weeks to find
/// one of them. It tells the names of the class, and lets a stranger join if the class takes new
/// names.
struct CodeGuesses: Sendable {
  /// The limit for each address. A school may send all its children's requests from one address,
  /// so each child of a class may mistype the code once. Beyond the limit, even the right code is
  /// refused: otherwise, the limit would not slow down guesses.
  private let ofSender: RateLimit
  /// The limit for all addresses together. One address alone doesn't reach it, so it can't keep the
  /// others out.
  private let ofAll: RateLimit

  init(in notes: any Notes) {
    ofSender = RateLimit("code of sender", in: notes, perSecond: 0.05, burst: 30)
    ofAll = RateLimit("code of all", in: notes, perSecond: 0.2, burst: 40)
  }

  /// Returns whether another code of a sender is compared.
  ///
  /// - Throws: `StorageError`.
  func allows(_ sender: String) throws(StorageError) -> Bool {
    guard try ofSender.allows(sender, isCounted: false) else { return false }
    return try ofAll.allows("", isCounted: false)
  }

  /// Counts a wrong code.
  ///
  /// - Throws: `StorageError`.
  func count(_ sender: String) throws(StorageError) {
    _ = try ofSender.allows(sender)
    _ = try ofAll.allows("")
  }
}
