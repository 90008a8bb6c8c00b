import Testing

@testable import Learner
@testable import Speech

@Suite("Voices to choose among")
struct VoiceGroupTests {
  private func voice(_ name: String, _ about: String, _ maker: Voice.Maker = .system) -> Voice {
    Voice(name: name, language: name, about: about, maker: maker)
  }

  @Test("stand in groups: ours, recorded, language by language, and those for fun last")
  func groups() {
    let voices = [
      voice("sjn", "Sindarin"), voice("fr-be", "French (Belgium)"), voice("da", "Danish"),
      voice("fr-fr", "French (France)"), voice("en-us", "English (America)"),
      voice("flite-slt", "a recorded woman's voice", .flite), voice("cs", "Czech"),
      voice("clara", "everyone", .ours),
    ]
    let groups = VoiceGroup.all(voices)
    #expect(
      groups.map(\.title) == [
        "Our voices", "Recorded voices", "English", "French", "Other languages", "For fun",
      ])
    #expect(groups[4].voices.map(\.title) == ["Czech", "Danish"])
    #expect(groups[0].voices.map(\.title) == ["Clara"])
    #expect(groups.last?.voices.map(\.name) == ["sjn"])
    let listed = ListedVoice.all(voices)
    #expect(listed.map(\.name) == groups.flatMap(\.voices).map(\.name))
    #expect(listed.map(\.group).first == "Our voices" && listed.map(\.group).last == "For fun")
  }
}
