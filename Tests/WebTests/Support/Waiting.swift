import Testing

/// Waits until something is so.
///
/// - Parameter what: what is waited for, in a sentence's words.
func waitUntil(
  _ what: String, for limit: Duration = .seconds(10), _ isSo: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try await !isSo() {
    try #require(ContinuousClock.now < deadline, "it never happened that \(what)")
    try await Task.sleep(for: .milliseconds(10))
  }
}
