@testable import WebRequests

extension WebClient {
  func get(
    _ address: String, accept: String = "application/json", within limit: Duration = .seconds(5)
  ) async throws -> WebAnswer {
    guard let address = WebAddress(address) else { throw NotAnAddress() }
    return try await get(address, accept: accept, within: limit)
  }

  struct NotAnAddress: Error {}
}
