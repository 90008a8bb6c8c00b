import Storage
import Testing

@testable import Learner
@testable import Web

/// Each setting of the table, as the API and the page show it. A new one needs no test of its own.
@Suite("Each setting over HTTP")
struct SettingRouteTests {
  private let client = try! Client()
  private let shown = Setting.all.filter { $0.scope != .computer }

  /// Returns a text as the API sends the value.
  private func json(_ text: String, of setting: Setting) throws -> JSON {
    setting.form == .text ? .text(text) : .number(try #require(Double(text)))
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
      let wrong = setting.form == .number ? "-1.0" : "-1"
      var settings = Settings()
      let error = #expect(throws: (any Error).self) { try setting.set(wrong, in: &settings) }
      let answer = try await refusal {
        _ = try await change(setting, to: json(wrong, of: setting))
      }
      #expect(answer?.isRefusal(422) == true, "\(setting)")
      #expect(answer?.json["detail"].text == error.map { "\($0)" }, "\(setting)")
    }
  }

  @Test("stands in the API's description, with its values")
  func described() async throws {
    let types: [Setting.Form: JSON] = [.text: "string", .count: "integer", .number: "number"]
    let schemas = try await client.get("/openapi.json")["components"]["schemas"]
    let (read, change) = (schemas["Settings"], schemas["SettingsChange"])
    for schema in [read, change] {
      #expect(Set(schema["properties"].object.keys) == Set(shown.map(\.name)))
    }
    for setting in shown {
      let type = try #require(types[setting.form])
      let (read, change) = (read["properties"][setting.name], change["properties"][setting.name])
      #expect(read["type"] == type && change["type"] == [type, "null"], "\(setting)")
      guard let choices = setting.choices?.map({ JSON.text($0) }) else { continue }
      #expect(read["enum"].array == choices, "\(setting)")
      #expect(change["enum"].array == choices + [.null], "\(setting)")
    }
    #expect(Set(read["required"].array) == Set(shown.map { .text($0.name) }))
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
