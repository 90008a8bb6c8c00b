import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("The engine's folder of links")
struct EngineFolderTests {
  @Test("takes away what a killed program did not finish, after a day")
  func leftovers() throws {
    let scratch = Scratch()
    for name in ["phontab", "voices/!v/x", "lang/en"] {
      try scratch.write("", to: "system/\(name)")
    }
    for name in ["espeak-abc.1234", "espeak-abc.1235", "espeak-abd"] {
      try scratch.write("", to: "cache/\(name)/espeak-ng-data/phontab")
    }
    for name in ["espeak-abc.1234", "espeak-abd"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - 2 * 86_400],
        ofItemAtPath: "\(scratch.path)/cache/\(name)")
    }
    let made = EngineFolder(
      system: scratch.path + "/system", ours: nil, cache: scratch.path + "/cache")
    let name = try #require(made.path?.split(separator: "/").last)
    #expect(scratch.files("cache").sorted() == ["espeak-abc.1235", String(name)].sorted())
  }
}
