import Foundation
import Storage
import StorageSupport
import Testing
import Vocabulary
import WordService

@testable import Learner

@Suite("A setting")
struct SettingTests {
  @Test("is in the table once")
  func once() {
    #expect(Set(Setting.all).count == Setting.all.count)
  }

  @Test("is found by its name, can be set to its normal value, and reset", arguments: Setting.all)
  func normal(setting: Setting) throws {
    #expect(try Setting(named: setting.name.uppercased()) == setting)
    var settings = Settings()
    try setting.set(setting.normal, in: &settings)
    #expect(setting.value(in: settings) == setting.normal)
    #expect(setting.effectiveValue(in: settings) == setting.normal)
    setting.reset(in: &settings)
    #expect(settings == Settings())
    #expect(setting.value(in: settings) == nil)
  }

  @Test("is kept in the file under its name, and read from it", arguments: Setting.all)
  func kept(setting: Setting) throws {
    let folder = try Folder()
    let files = try folder.learnerFiles()
    // The last choice is not the normal value of any setting.
    let value = setting.choices?.last ?? setting.normal
    try files.settings.change { try? setting.set(value, in: &$0) }
    let settings = try files.settings.read()
    #expect(setting.effectiveValue(in: settings) == value)
    #expect(settings[setting.name]?.description == value)
    try files.settings.change { setting.reset(in: &$0) }
    #expect(try files.settings.read() == Settings())
  }

  @Test("with choices takes each of them, and no other value", arguments: Setting.all)
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

  @Test("takes its examples, which fit its form", arguments: Setting.all)
  func examples(setting: Setting) throws {
    for value in [setting.normal] + setting.examples {
      var settings = Settings()
      try setting.set(value, in: &settings)
      switch setting.form {
      case .number(let range): #expect(range.contains(try #require(Double(value))))
      case .count(let least): #expect(try #require(Int(value)) >= least)
      case .text(let pattern?, _):
        #expect(try value.wholeMatch(of: Regex(pattern)) != nil, "\(value)")
      case .text(nil, _): break
      case .choice(let choices): #expect(choices.contains(value))
      }
    }
  }

  @Test(
    "keeps what fits the pattern of its schema, and refuses nothing that does",
    arguments: [
      (Setting.length, (0...40).map(String.init) + ["2-30", "5-31", "1-5", "5-", "-5", "05"]),
      (Setting.level, Level.allCases.map(\.rawValue) + ["auto", "starter-bee", "hard", "bee-"]),
      (Setting.tries, (0...101).map(String.init) + ["unlimited", "-1", "03", "two"]),
      (
        Setting.goal,
        ["most", "keep", "sure week 12 2026-12-04", "sure", "sure week-12", "sure week 4-12", "x"]
      ),
    ] as [(Setting, [String])])
  func pattern(setting: Setting, texts: [String]) throws {
    guard case .text(let pattern?, _) = setting.form else {
      Issue.record("\(setting) has no pattern.")
      return
    }
    let expression = try Regex(pattern)
    for text in texts {
      var settings = Settings()
      let isKept = (try? setting.set(text, in: &settings)) != nil
      let kept = isKept ? setting.effectiveValue(in: settings) : text
      #expect(try (expression.wholeMatch(in: kept) != nil) == isKept, "\(setting): \(text)")
    }
  }

  @Test("that stands for a value of ours has exactly its names")
  func names() {
    #expect(Setting.region.choices == ["any"] + Region.allCases.map(\.rawValue))
    #expect(Setting.source.choices == WordSupply.Source.allCases.map(\.rawValue))
    #expect(Setting.recordings.choices == Recordings.allCases.map(\.rawValue))
  }

  @Test("refuses a wrong value in a sentence that says what to give", arguments: Setting.all)
  func refused(setting: Setting) throws {
    // Any text may be the name of a voice or of a device.
    guard setting != .voice, setting != .device else { return }
    var settings = Settings()
    let error = #expect(throws: (any Error).self) { try setting.set("-1x", in: &settings) }
    #expect(settings == Settings())
    let sentence = try #require(error.map { "\($0)" })
    #expect(sentence.contains("'-1x'") && sentence.hasSuffix("."), "\(sentence)")
    let words = setting.values.split { $0 == " " || $0 == "," }
    let bounds = words.filter { $0.contains(where: \.isNumber) }.map(String.init)
    let values = setting.choices ?? (bounds.isEmpty ? [String(words.last ?? "")] : bounds)
    for value in values { #expect(sentence.contains(value), "\(value): \(sentence)") }
  }

  @Test("that the file has wrong is named with its remedy", arguments: Setting.all)
  func wrong(setting: Setting) throws {
    let error = #expect(throws: StoredSettingError.self) {
      try Preferences(Settings()).read(setting) { _ in
        throw SettingError("'x' is wrong: give y.")
      }
    }
    #expect(
      error?.description
        == "The setting '\(setting.name)' does not work. 'x' is wrong: give y.")
    #expect(error?.remedies == [.resetSetting(setting.name)])
  }

  @Test("of a wrong form in the file is named, while the others hold and nothing is lost")
  func wrongForm() throws {
    let folder = try Folder()
    let files = try folder.learnerFiles()
    try files.settings.change { $0["length"] = .text("6") }
    let path = files.settings.path
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(
        "\"length\"",
        with: "\"speed\" : \"fast\",\n  \"later\" : [{\"a\": null}, 2.5],\n  \"length\"")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let preferences = Preferences(try files.settings.read())
    #expect(try preferences.length.description == "6")
    let error = #expect(throws: StoredSettingError.self) { try preferences.speed }
    #expect(
      error?.description.contains("'fast' is not a speed: give a number from 0.5 to 2.5") == true)
    try files.settings.change { $0["voice"] = .text("clara") }
    let settings = try files.settings.read()
    #expect(settings["speed"] == .text("fast"))
    #expect(
      settings["later"] == .list([.object(["a": nil]), .number(2.5)]),
      "A setting of another version stays")
    #expect(files.takeSetAside().isEmpty)
  }
}
