internal import HTTPTypes
internal import Hummingbird
internal import Learner

/// The document of what a teacher chose for a class, with what there is to choose from.
private struct ClassChoicesDocument: Encodable {
  @OrNull var voice: String?
  @OrNull var level: String?
  /// The choices that a new learner is offered where the teacher chose nothing.
  let choices: [FirstChoice]

  init(_ chosen: ClassChoices, of choices: [FirstChoice]) {
    _voice = OrNull(wrappedValue: chosen.voice)
    _level = OrNull(wrappedValue: chosen.level)
    self.choices = choices
  }
}

/// The address of the voice and the level that a teacher chose for a class.
extension API {
  private struct Chosen: Body {
    static let fields: Set<String> = ["voice", "level"]
    @OrNull var voice: String?
    @OrNull var level: String?
  }

  func addClassChoices(to routes: inout Routes) {
    routes.on(.get, Self.path + "/class/choices", for: .teacher) { call in
      .json(try await document(of: try visitors.classroom(of: call).work.choices()))
    }
    routes.on(.put, Self.path + "/class/choices", for: .teacher) { call in
      let body = try await call.body(Chosen.self)
      let chosen = ClassChoices(voice: body.voice, level: body.level)
      try await check(chosen.values)
      let classroom = try visitors.classroom(of: call)
      try classroom.work.change { $0.choices = chosen }
      for name in classroom.names {
        try await learners.learner(name).withFiles { files in
          // The teacher's choice replaces the learner's own, and the learner can choose again.
          try files.settings.change { settings in
            for (setting, _) in chosen.values { setting.reset(in: &settings) }
          }
        }
      }
      return .json(try await document(of: chosen))
    }
  }

  private func document(of chosen: ClassChoices) async throws -> ClassChoicesDocument {
    let voices = try await learners.sounds.synthesizer.voices()
    return ClassChoicesDocument(chosen, of: [.voice(among: voices), .level])
  }
}
