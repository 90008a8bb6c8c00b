internal import HTTPTypes
internal import Hummingbird
internal import Languages
internal import Learner
internal import Practice
internal import Speech
internal import Spelling
internal import Storage

/// The addresses of settings and voices.
extension API {
  func addSettings(to routes: inout Routes) {
    routes.on(.get, Self.path + "/settings") { call, learner in
      .json(try await learner.settingsJSON)
    }
    routes.on(.get, Self.path + "/goals") { call, learner in
      let preferences = try await learner.preferences
      return .json(
        Goals(
          goals: try await learner.withFiles {
            try GoalOutlook.all($0, preferences, now: .now)
          }))
    }
    routes.on(.patch, Self.path + "/settings") { call, learner in
      let change = try await call.body(SettingsChange.self)
      if let voice = change.voice { try await check(voice) }
      try await learner.withFiles { files in
        // A trial on a copy finds a wrong value before the file changes.
        var trial = try files.settings.read()
        try change.apply(to: &trial)
        try files.settings.change { try? change.apply(to: &$0) }
      }
      return .json(try await learner.settingsJSON)
    }
    routes.on(.delete, Self.path + "/settings") { call, learner in
      try await learner.withFiles { files in
        try files.settings.change { settings in
          for setting in Setting.shown { setting.reset(in: &settings) }
        }
      }
      return .json(try await learner.settingsJSON)
    }
  }

  private struct Goals: Encodable { let goals: [GoalOutlook] }

  private struct Voices: Encodable { let voices: [ListedVoice] }

  private struct Trial: Body {
    static let fields: Set<String> = ["voice", "speed", "word"]
    let voice: String?
    let speed: Double?
    /// Whether the sample is the word with which learners compare voices.
    let word: Bool?
  }

  func addVoices(to routes: inout Routes) {
    routes.on(.get, Self.path + "/voices") { _ in
      let voices = try await learners.sounds.synthesizer.voices()
      return .json(Voices(voices: ListedVoice.all(voices)))
    }
    routes.on(.post, Self.path + "/voices/trials") { call, learner in
      let trial = try await call.body(Trial.self)
      let preferences = try await learner.preferences
      let voice = trial.voice ?? preferences.voice
      try await check(voice)
      let speed = try trial.speed.map { try Speed($0) } ?? preferences.speed
      let utterance = SpeechStyle(voice: voice, speed: speed).text(
        trial.word == true ? FirstChoice.sampleWord : Language(ofVoice: voice).sample)
      return .json(SampleDocument(await learner.sample([utterance])))
    }
  }

  /// Checks that the engine has a voice. The API takes names of voices, not paths of files.
  ///
  /// - Throws: `SpeechError` for any other text.
  func check(_ voice: String) async throws {
    guard voice.unicodeScalars.count <= Setting.longestVoice else {
      throw SpeechError.unknownVoice(voice)
    }
    try await learners.sounds.synthesizer.check(voice: voice)
  }
}
