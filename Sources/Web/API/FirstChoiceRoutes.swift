internal import HTTPTypes
internal import Learner
internal import Storage

/// The address of the choices that a new learner has before the first session.
extension API {
  private struct Offer: Encodable {
    /// The choices; none for a learner who was asked before or has practised, and none that the
    /// teacher of a class made for everyone.
    let choices: [FirstChoice]
  }

  private struct Answers: Body {
    static let fields: Set<String> = ["meanings", "voice", "level"]
    let meanings: String?
    let voice: String?
    let level: String?

    var values: [(setting: Setting, value: String)] {
      [(.meanings, meanings), (.voice, voice), (.level, level)].compactMap { setting, value in
        value.map { (setting, $0) }
      }
    }
  }

  func addFirstChoices(to routes: inout Routes) {
    routes.on(.get, Self.path + "/first-choices") { call, learner in
      let due = try await learner.withFiles { try FirstChoice.due($0) }
      guard !due.isEmpty else { return .json(Offer(choices: [])) }
      let voices = try await learners.sounds.synthesizer.voices()
      let choices = [FirstChoice.voice(among: voices), .level]
      let meanings = FirstChoice.meanings(on: learners.builder.languages)
      return .json(
        Offer(
          choices: [meanings].compactMap(\.self) + choices.filter { due.contains($0.setting) }))
    }
    routes.on(.post, Self.path + "/first-choices") { call, learner in
      let answers = try await call.body(Answers.self).values
      try await check(answers)
      try await learner.withFiles { try FirstChoice.keep(answers, in: $0) }
      return .json(try await learner.settingsJSON)
    }
  }

  /// Checks values of settings before any file changes.
  ///
  /// - Throws: `SpeechError` for an unknown voice, `SettingError` or an error of the same kind for
  ///   any other wrong value.
  func check(_ choices: [(setting: Setting, value: String)]) async throws {
    var trial = Settings()
    for (setting, value) in choices {
      if setting == .voice { try await check(value) }
      try setting.set(value, in: &trial)
    }
  }
}
