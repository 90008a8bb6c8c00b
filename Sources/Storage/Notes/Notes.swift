/// Short values that the servers of a store share for a while: which learners are here, which
/// children wait for a name, and how many PINs were wrong.
///
/// With files, there is one server, and its memory keeps them.
public protocol Notes: Sendable {
  /// Returns the value of a note; `nil` if it was never made or is forgotten.
  func value(of name: String) throws(StorageError) -> String?

  /// Returns the notes whose names begin with a text, by the rest of their names.
  func values(under start: String) throws(StorageError) -> [String: String]

  /// Makes a note, or replaces its value, and keeps it for some time from now on.
  func put(_ value: String, as name: String, for time: Duration) throws(StorageError)

  /// Replaces the value of a note if it still is what it was.
  ///
  /// - Returns: whether it was.
  func replace(
    _ old: String, with new: String, as name: String, for time: Duration
  ) throws(StorageError) -> Bool

  func remove(_ name: String) throws(StorageError)

  /// Takes a token out of a bucket, if it has one. The bucket is full at first, and gets one token
  /// in each interval (J. Turner, "New directions in communications", IEEE Communications Magazine
  /// 24, 1986).
  ///
  /// - Parameters:
  ///   - bucket: the name of the bucket.
  ///   - interval: the time in which the bucket gets a token.
  ///   - size: the number of tokens in a full bucket.
  ///   - isTaken: whether a token is taken out. If not, the bucket stays as it is.
  /// - Returns: whether the bucket had a token.
  func hasToken(
    _ bucket: String, every interval: Duration, size: Int, isTaken: Bool
  ) throws(StorageError) -> Bool
}
