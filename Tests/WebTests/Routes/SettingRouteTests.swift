import Storage
import Testing

@testable import Learner
@testable import Web

/// Each setting of the table, as the API and the page show it. A new one needs no test of its own.
@Suite("Each setting over HTTP")
struct SettingRouteTests {
  private let client = try! Client()
  private let shown = Setting.shown

  /// Returns a text as the API sends the value.
  private func json(_ text: String, of setting: Setting) throws -> JSON {
    switch setting.form {
    case .number, .count: .number(try #require(Double(text)))
    case .text, .choice: .text(text)
    }
  }

  private func change(_ setting: Setting, to value: JSON) async throws -> JSON {
    try await client.api(.patch, "/settings", .object([setting.name: value]))
  }

  @Test("is read, changed and reset")
  func changed() async throws {
    let settings = try await client.get("/settings")
    #expect(Set(settings.object.keys) == Set(shown.map(\.name)))
    for setting in shown {
      let normal = try json(setting.normal, of: setting)
      #expect(settings[setting.name] == normal, "\(setting)")
      let new = try json(setting.choices?.last ?? setting.normal, of: setting)
      #expect(try await change(setting, to: new)[setting.name] == new, "\(setting)")
      #expect(try await change(setting, to: nil)[setting.name] == normal, "\(setting)")
    }
  }

  @Test("that belongs to the computer can't be changed")
  func ofComputer() async throws {
    for setting in Setting.all where setting.scope == .computer {
      let answer = try await refusal { _ = try await change(setting, to: "5") }
      #expect(answer?.isRefusal(422) == true, "\(setting)")
    }
  }

  @Test("refuses a wrong value in the sentence of the table")
  func refused() async throws {
    // The engine knows the voices.
    for setting in shown where setting != .voice {
      // JSON has a number where the command line has a text.
      let wrong = if case .number = setting.form { "-1.0" } else { "-1" }
      var settings = Settings()
      let error = #expect(throws: (any Error).self) { try setting.set(wrong, in: &settings) }
      let answer = try await refusal {
        _ = try await change(setting, to: json(wrong, of: setting))
      }
      #expect(answer?.isRefusal(422) == true, "\(setting)")
      #expect(answer?.json["detail"].text == error.map { "\($0)" }, "\(setting)")
    }
  }

  @Test("is described: the API sends what fits its schema, and refuses what doesn't")
  func described() async throws {
    let schemas = try await client.get("/openapi.json")["components"]["schemas"]
    let (read, change) = (schemas["Settings"], schemas["SettingsChange"])
    let sent = try await client.get("/settings").object
    #expect(Set(read["required"].array) == Set(sent.keys.map { .text($0) }))
    for schema in [read, change] {
      #expect(Set(schema["properties"].object.keys) == Set(sent.keys))
    }
    for setting in shown {
      let (read, change) = (read["properties"][setting.name], change["properties"][setting.name])
      #expect(try Self.fits(sent[setting.name] ?? .absent, read), "\(setting)")
      #expect(change["default"] == sent[setting.name], "\(setting)")
      // Each value that the schema of a change names may be sent; the answer fits its own schema.
      for value in [.null, change["default"]] + change["enum"].array + change["examples"].array {
        #expect(try Self.fits(value, change), "\(setting): \(value)")
        let new = try await self.change(setting, to: value)[setting.name]
        #expect(try Self.fits(new, read), "\(setting): \(new)")
      }
      for value: JSON in [true, "-1x", -1, 1e6, .text(String(repeating: "x", count: 101))] {
        guard try !Self.fits(value, change) else { continue }
        let answer = try await refusal { _ = try await self.change(setting, to: value) }
        #expect(answer != nil, "\(setting): \(value)")
      }
    }
  }

  /// Returns whether a value fits the schema of a setting.
  private static func fits(_ value: JSON, _ schema: JSON) throws -> Bool {
    let types = schema["type"].array + [schema["type"]]
    func isAmong(_ values: JSON) -> Bool { values == .absent || values.array.contains(value) }
    switch value {
    case .null: return types.contains("null") && isAmong(schema["enum"])
    case .number(let number):
      let isKind =
        types.contains("number") || types.contains("integer") && number == number.rounded()
      return isKind && number >= schema["minimum"].number ?? -.infinity
        && number <= schema["maximum"].number ?? .infinity
    case .text(let text):
      let lengths = (schema["minLength"].number ?? 0)...(schema["maxLength"].number ?? .infinity)
      return try types.contains("string") && isAmong(schema["enum"])
        && lengths.contains(Double(text.unicodeScalars.count))
        && (schema["pattern"] == .absent || text.contains(Regex(schema["pattern"].text)))
    default: return false
    }
  }

  @Test("that has a field stands on the page, with its values")
  func field() async throws {
    let page = try await client.ask(.get, "/settings").text
    for setting in shown {
      if case .page(let attribute) = setting.scope {
        #expect(page.contains(" data-\(attribute)=\"\(setting.normal)\""), "\(setting)")
      }
      guard let field = setting.field else { continue }
      #expect(page.contains("name=\"\(setting.name)\""), "\(setting)")
      #expect(page.contains(field.label.escapedForHTML), "\(setting)")
      for choice in field.offered {
        #expect(page.contains("value=\"\(choice.value)\""), "\(setting)")
        #expect(page.contains(choice.title.escapedForHTML), "\(setting)")
      }
    }
  }
}
