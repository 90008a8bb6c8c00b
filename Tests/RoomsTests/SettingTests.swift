import Storage
import Testing

@testable import Learner

@Suite("A setting")
struct SettingTests {
  @Test("can be set to its normal value, and reset", arguments: Setting.allCases)
  func normal(setting: Setting) throws {
    var settings = Settings()
    try setting.set(setting.normal, in: &settings)
    #expect(setting == .level || setting.value(in: settings) == setting.normal)
    setting.reset(in: &settings)
    #expect(settings == Settings())
    #expect(setting.value(in: settings) == nil)
  }

  @Test("with choices takes each of them, and no other value", arguments: Setting.allCases)
  func choices(setting: Setting) throws {
    guard let choices = setting.choices else { return }
    var settings = Settings()
    for choice in choices {
      try setting.set(choice.uppercased(), in: &settings)
      #expect(setting.value(in: settings) == choice)
    }
    #expect(throws: (any Error).self) { try setting.set("something else", in: &settings) }
    #expect(setting.value(in: settings) == choices.last, "A wrong value changes nothing")
  }
}
