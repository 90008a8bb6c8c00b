import Foundation
import TestSupport
import Testing

@Suite("The API's description")
struct DescriptionTests {
  @Test("is served as it lies in the repository, with the schemas that it refers to")
  func served() async throws {
    let answer = try await Client().ask(.get, "/api/v1/openapi.json")
    #expect(answer.status == 200 && answer.type == "application/json")
    let own = try file("Web/Assets/openapi.json")
    for name in own.object.keys where name != "components" {
      #expect(answer.json[name] == own[name], "\(name)")
    }
    let (components, ownComponents) = (answer.json["components"], own["components"])
    for name in ownComponents.object.keys where name != "schemas" {
      #expect(components[name] == ownComponents[name], "\(name)")
    }
    for (name, schema) in components["schemas"].object {
      let described = ownComponents["schemas"][name]
      let expected =
        described == .absent ? try file("Schemas/Documents/\(name).json") : described
      #expect(schema == expected, "\(name)")
    }
  }

  @Test("refers to nothing that it lacks")
  func whole() async throws {
    let answer = try await Client().ask(.get, "/api/v1/openapi.json")
    func check(_ value: JSON) {
      for (name, value) in value.object {
        guard name == "$ref" else {
          check(value)
          continue
        }
        let place = value.text.split(separator: "/").dropFirst()
        let found = place.reduce(answer.json) { $0[String($1)] }
        #expect(value.text.hasPrefix("#/components/") && found != .absent, "\(value.text)")
      }
      value.array.forEach(check)
    }
    check(answer.json)
    #expect(answer.text.contains("#/components/schemas/Plan"))
  }

  /// Returns a file of the sources. The names of other files in it become places in the
  /// description.
  private func file(_ path: String) throws -> JSON {
    let bytes = try #require(
      FileManager.default.contents(atPath: TestFolders.repository + "/Sources/" + path))
    let linked = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
      of: #""\$ref": "(\.\./\.\./Schemas/Documents/)?(\w+)\.json""#,
      with: ##""\$ref": "#/components/schemas/$2""##, options: .regularExpression)
    return try JSON(linked.utf8)
  }
}
