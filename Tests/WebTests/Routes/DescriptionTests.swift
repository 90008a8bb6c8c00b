import Foundation
import Learner
import Schemas
import TestSupport
import Testing

@Suite("The API's description")
struct DescriptionTests {
  @Test("is served: the frame, each room's part, the files of schemas, and those of the settings")
  func served() async throws {
    let answer = try await Client().ask(.get, "/api/v1/openapi.json")
    #expect(answer.status == 200 && answer.type == "application/json")
    let frame = try file("Web/Assets/openapi.json")
    let rooms = try roomFolders().map { try file("Web/Assets/\($0)/api.json") }
    #expect(rooms.count >= 10)
    for name in frame.object.keys where name != "components" && name != "paths" {
      #expect(answer.json[name] == frame[name], "\(name)")
    }
    let components = answer.json["components"]
    for name in ["responses", "securitySchemes"] {
      #expect(components[name] == frame["components"][name], "\(name)")
    }
    func checkUnion(_ served: JSON, _ parts: [JSON], orElse other: (String) throws -> JSON?) throws
    {
      let names = parts.flatMap(\.object.keys)
      #expect(Set(names).count == names.count, "A name is described twice.")
      #expect(Set(names).isSubset(of: served.object.keys))
      for (name, value) in served.object {
        let own = parts.map { $0[name] }.first { $0 != .absent }
        #expect(try own ?? other(name) == value, "\(name)")
      }
    }
    try checkUnion(answer.json["paths"], [frame["paths"]] + rooms.map { $0["paths"] }) { _ in nil }
    for kind in ["parameters", "schemas"] {
      let parts = [frame["components"][kind]] + rooms.map { $0[kind] }
      try checkUnion(components[kind], parts) { name in
        guard kind == "schemas" else { return nil }
        let made = [Schema.settings, .settingsChange].first { $0.name == name }
        return try made.map(schema) ?? file("Schemas/Documents/\(name).json")
      }
    }
  }

  /// Returns a schema as the description has it.
  private func schema(_ schema: Schema) throws -> JSON {
    var members = try JSON(schema.document.utf8).object
    members["$schema"] = nil
    return .object(members)
  }

  /// Returns the folders of the pages that have a part of the description.
  private func roomFolders() throws -> [String] {
    let assets = TestFolders.repository + "/Sources/Web/Assets"
    return try FileManager.default.contentsOfDirectory(atPath: assets).filter {
      FileManager.default.fileExists(atPath: "\(assets)/\($0)/api.json")
    }
  }

  @Test("refers to nothing that it lacks")
  func whole() async throws {
    let answer = try await Client().ask(.get, "/api/v1/openapi.json")
    let description = answer.json
    func check(_ value: JSON) {
      for (name, value) in value.object {
        guard name == "$ref" else {
          check(value)
          continue
        }
        let place = value.text.split(separator: "/").dropFirst()
        let found = place.reduce(description) { $0[String($1)] }
        #expect(value.text.hasPrefix("#/components/") && found != .absent, "\(value.text)")
      }
      value.array.forEach(check)
    }
    check(description)
    #expect(answer.text.contains("#/components/schemas/Plan"))
  }

  /// Returns a file of the sources. The names of other files in it become places in the
  /// description.
  private func file(_ path: String) throws -> JSON {
    let bytes = try #require(
      FileManager.default.contents(atPath: TestFolders.repository + "/Sources/" + path))
    let linked = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
      of: #""\$ref": "((?:\.\./)*Schemas/Documents/)?(\w+)\.json""#,
      with: ##""\$ref": "#/components/schemas/$2""##, options: .regularExpression)
    return try JSON(linked.utf8)
  }
}
