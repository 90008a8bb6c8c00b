internal import Languages
internal import Threads

/// The voices that programs of the learner speak.
///
/// A program says words and texts. What it can't do, our own voice does: letters, phonemes, slow
/// speech, and a word that the learner has corrected or whose part of speech decides how it is
/// said.
extension Synthesizer {
  /// The name of our voice that speaks where no other can.
  public static let normalVoice = "martin"

  /// Takes over the voices that programs speak, in place of earlier ones.
  public nonisolated func use(programs voices: [ProgramVoice]) {
    programs.withLock { programs in
      programs = Dictionary(voices.map { ($0.name, $0) }) { _, last in last }
    }
  }

  /// Runs the program of a voice once, to see whether it makes a sound.
  ///
  /// - Throws: ``SpeechError/programFailed(voice:reason:)``.
  public nonisolated func check(program voice: ProgramVoice) async throws(SpeechError) {
    try await programEngine.check(voice, with: "harbor")
  }

  /// Returns the failure of a program since the last call. Its voice was replaced by ours. Each
  /// voice has one failure in the life of the process.
  public nonisolated func takeProgramFailure() async -> SpeechError? {
    await programEngine.takeFailure()
  }

  /// Returns whether our voice speaks in place of this one, because the last run of its program
  /// failed.
  public nonisolated func isReplaced(_ voice: String) async -> Bool {
    guard let program = program(of: voice) else { return false }
    return await programEngine.isSilent(program)
  }

  /// Returns the voice of a program; `nil` for a voice of an engine.
  nonisolated func program(of voice: String) -> ProgramVoice? {
    programs.withLock { $0[voice] }
  }

  /// Returns the sound of an utterance that a program can say; `nil` if our voice must say it.
  nonisolated func sound(of utterance: Utterance, by program: ProgramVoice) async -> Sound? {
    guard case .text(let text) = utterance.content,
      await !needsPhonemes(text, utterance.parts, Language(ofVoice: utterance.voice)),
      var sound = await programEngine.sound(of: text, by: program)
    else { return nil }
    if utterance.speed != .normal {
      sound.samples = sound.samples.stretched(to: utterance.speed.multiple)
    }
    return sound
  }

  /// Returns whether a text is a word that a program can't know how to say.
  private func needsPhonemes(
    _ text: String, _ parts: [String: String], _ language: Language
  ) -> Bool {
    let word = text.lowercased()
    guard !word.contains(where: \.isWhitespace) else { return false }
    let part = parts[word]
    return personal.phonemes(of: word, as: part, in: language) != nil
      || part != nil
        && shipped.phonemes(of: word, as: part, in: language)
          != shipped.phonemes(of: word, as: nil, in: language)
  }

  /// Returns our voice in place of a program's, with the same accent.
  nonisolated func replacement(for program: ProgramVoice) -> String {
    let language = Language(ofVoice: program.name)
    guard isOurs(Self.normalVoice) else { return language.code }
    return Self.normalVoice + (language.accent == "gb" ? "-gb" : "")
  }
}
