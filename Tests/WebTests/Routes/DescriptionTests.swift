import Foundation
import TestSupport
import Testing

@Suite("The API's description")
struct DescriptionTests {
  @Test("is served as it lies in the repository")
  func served() async throws {
    let answer = try await Client().ask(.get, "/api/v1/openapi.json")
    let file = try #require(
      FileManager.default.contents(
        atPath: TestFolders.repository + "/Sources/Web/Assets/openapi.json"))
    #expect(answer.status == 200 && answer.type == "application/json")
    #expect(answer.json == (try JSON(file)))
  }
}
