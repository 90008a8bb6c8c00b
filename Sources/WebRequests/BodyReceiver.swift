/// The receiver of a body that isn't kept in memory. The thread of all transfers calls it.
struct BodyReceiver: Sendable {
  /// Gets the status and the headers, by their names in small letters, before the body. Returns why
  /// the body is not wanted; `nil` if it is.
  let begin: @Sendable (_ status: Int, _ headers: [String: String]) -> WebFailure?
  /// Gets a part of the body, only until it returns. Returns why the rest is not wanted; `nil` if
  /// it is.
  let take: @Sendable (UnsafeRawBufferPointer) -> WebFailure?
}
