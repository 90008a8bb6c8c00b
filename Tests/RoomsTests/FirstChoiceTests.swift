import Storage
import Testing

@testable import Learner
@testable import Speech

@Suite("The choices of a new learner")
struct FirstChoiceTests {
  private let voices = [
    Voice(name: "clara", language: "en-us", about: "everyone", maker: .ours, speaker: .woman),
    Voice(name: "clara-gb", language: "en-gb", about: "everyone", maker: .ours, speaker: .woman),
    Voice(name: "martin", language: "en-us", about: "everyone: calm", maker: .ours, speaker: .man),
    Voice(name: "olive", language: "en-us", about: "", maker: .ours),
    Voice(
      name: "flite-slt", language: "en-us", about: "everyone", maker: .flite, speaker: .woman),
    Voice(name: "de", language: "de", about: "German", maker: .system),
  ]

  @Test("offer the normal voice and a recorded one, and the other English voices behind More")
  func offered() {
    let options = FirstChoice.voice(among: voices).options
    #expect(options.filter { !$0.isMore }.map(\.value) == ["martin", "flite-slt"])
    #expect(options.filter(\.isMore).map(\.value) == ["clara", "clara-gb", "olive"])
    let withoutFlite = FirstChoice.voice(among: voices.filter { $0.maker != .flite }).options
    #expect(withoutFlite.filter { !$0.isMore }.map(\.value) == ["martin", "clara"])
  }

  @Test("name voices as people write them, and say what they are like")
  func titles() {
    let titles = FirstChoice.voice(among: voices).options.map(\.title)
    #expect(
      titles == [
        "Martin, a man, American", "Recorded woman, American", "Clara, a woman, American",
        "Clara, a woman, British", "Olive, American",
      ])
    let abouts = FirstChoice.voice(among: voices).options.map(\.about)
    #expect(abouts.first == "calm" && abouts.last == .some(nil))
  }

  @Test(
    "take an age for the level",
    arguments: [
      ("", "auto"), ("6", "starter"), ("7", "starter"), ("8", "starter-everyday"),
      ("10–12", "everyday"), ("12", "everyday"), ("13", "everyday-broad"),
      ("40", "broad-advanced"), ("bees", "expert-bee"), ("Grown-Up", "broad-advanced"),
      ("200", nil), ("-1", nil), ("1 2", nil), ("nobody", nil),
    ] as [(String, String?)])
  func ages(typed: String, level: String?) {
    #expect(FirstChoice.level.option(typed)?.value == level)
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
    #expect(try FirstChoice.due(home.files) == [.voice, .level])
    try FirstChoice.keep([], in: home.files)
    #expect(try FirstChoice.due(home.files).isEmpty)

    let other = try SessionHome()
    let session = try await other.session("harbor")
    _ = try await session.nextRound()
    try await session.spell()
    #expect(try FirstChoice.due(other.files).isEmpty)

    let third = try SessionHome()
    try third.files.settings.change { $0["level"] = .text("bee") }
    #expect(try FirstChoice.due(third.files).isEmpty)
  }
}
