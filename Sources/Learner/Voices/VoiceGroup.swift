internal import ByteText
internal import Languages
package import Speech

/// Voices under one title, in a list from which a learner chooses.
package struct VoiceGroup: Hashable, Sendable {
  public let title: String
  public let voices: [Voice]

  /// The codes of languages that the engine speaks for fun: Klingon, Lang Belta, Pyash, Quenya and
  /// Sindarin.
  private static let funny: Set = ["piqd", "qdb", "py", "qya", "sjn"]

  /// Groups voices: first ours, then recorded voices, voices of programs, and voices of eSpeak NG.
  /// The last are grouped by language: English, then each language with several voices, then the
  /// other languages, and at the end the languages for fun.
  public static func all(_ voices: [Voice]) -> [VoiceGroup] {
    let system = voices.filter { $0.maker == .system }
    let serious = system.filter { !funny.contains($0.language) }
    let languages = Dictionary(grouping: serious, by: \.languageName)
    let large = languages.filter { $0.value.count > 1 || isEnglish($0.value) }
    let small = languages.filter { large[$0.key] == nil }.flatMap(\.value)
    func isEnglish(_ voices: [Voice]) -> Bool {
      Language(voices[0].language).isVariety(of: .english)
    }
    func of(_ maker: Voice.Maker, _ title: String) -> VoiceGroup {
      VoiceGroup(title: title, voices: voices.filter { $0.maker == maker })
    }
    let byLanguage = large.sorted { one, other in
      isEnglish(one.value) == isEnglish(other.value) ? one.key < other.key : isEnglish(one.value)
    }.map { VoiceGroup(title: $0.key, voices: $0.value.sorted { $0.about < $1.about }) }
    let groups =
      [of(.ours, "Our voices"), of(.flite, "Recorded voices"), of(.program, "Voices of programs")]
      + byLanguage
      + [
        VoiceGroup(title: "Other languages", voices: small.sorted { $0.about < $1.about }),
        VoiceGroup(title: "For fun", voices: system.filter { funny.contains($0.language) }),
      ]
    return groups.filter { !$0.voices.isEmpty }
  }
}

extension Voice {
  /// The name of the language that a voice of eSpeak NG speaks, without its region.
  fileprivate var languageName: String {
    about.bytes.firstRange(of: " (").map { String(about[..<$0.lowerBound]) } ?? about
  }
}
