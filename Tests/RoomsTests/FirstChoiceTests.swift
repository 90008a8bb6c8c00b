import Storage
import Testing

@testable import Learner
@testable import Speech

@Suite("The choices of a new learner")
struct FirstChoiceTests {
  private let voices = [
    Voice(name: "clara", language: "en-us", about: "everyone", maker: .ours),
    Voice(name: "clara-gb", language: "en-gb", about: "everyone", maker: .ours),
    Voice(name: "martin", language: "en-us", about: "everyone", maker: .ours),
    Voice(name: "flite-slt", language: "en-us", about: "a recorded woman's voice", maker: .flite),
    Voice(name: "de", language: "de", about: "German", maker: .system),
  ]

  @Test("offer our voices and those of Flite in one accent, the normal one first")
  func offered() {
    let choice = FirstChoice.voice(among: voices)
    #expect(choice.options.map(\.value) == ["martin", "clara", "flite-slt"])
  }

  @Test("offer only values that the settings take, the normal one first")
  func valid() throws {
    for choice in [FirstChoice.voice(among: voices), .level] {
      for option in choice.options {
        var settings = Settings()
        try choice.setting.set(option.value, in: &settings)
        let value = choice.setting.value(in: settings) ?? choice.setting.normal
        #expect((value == choice.setting.normal) == (option == choice.options.first))
      }
    }
  }

  @Test("are due until they are kept, or something is practised")
  func due() async throws {
    let home = try SessionHome()
    #expect(try FirstChoice.isDue(home.files))
    try FirstChoice.keep([], in: home.files)
    #expect(try !FirstChoice.isDue(home.files))

    let other = try SessionHome()
    let session = try await other.session("harbor")
    _ = try await session.nextRound()
    try await session.spell()
    #expect(try !FirstChoice.isDue(other.files))

    let third = try SessionHome()
    try third.files.settings.change { $0["level"] = .text("bee") }
    #expect(try !FirstChoice.isDue(third.files))
  }
}
