import Foundation
import HTTPTypes
import Testing

@Suite("Voices in the API")
struct VoiceRouteTests {
  @Test(
    "no request can define a voice, because it would say which program runs",
    arguments: [HTTPRequest.Method.post, .put, .patch, .delete],
    ["/voices", "/voices/reader", "/settings/voices"])
  func none(method: HTTPRequest.Method, path: String) async throws {
    let client = try Client()
    let answer = try await client.ask(
      method, "/api/v1" + path, #"{"name": "reader", "command": ["touch", "/tmp/x"]}"#)
    #expect([404, 405].contains(answer.status), "\(answer.status)")
    #expect(!FileManager.default.fileExists(atPath: client.home.folders.config + "/voices.json"))
  }
}
