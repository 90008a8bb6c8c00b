/// How utterances become samples with Flite.
extension Synthesizer {
  /// Says an utterance.
  ///
  /// - Parameters:
  ///   - name: Flite's own name of the voice.
  ///   - receiver: gets the samples as they are made, and returns whether it wants more.
  /// - Returns: whether the receiver wants more.
  nonisolated func say(
    _ utterance: Utterance, withFlite name: String, to receiver: EspeakNG.Receiver
  ) async throws(SpeechError) -> Bool {
    var stretch = 1 / utterance.speed.multiple
    if case .slowly = utterance.content { stretch /= Speed.slow.multiple }
    let inputs = try await fliteInputs(for: utterance)
    for (index, input) in inputs.enumerated() {
      var sound = try await flite.sound(of: input, voice: name, stretch: stretch)
      if index < inputs.count - 1 {
        let pause = Int(Self.syllablePauseSeconds * stretch * Double(Self.sampleRate))
        sound.samples = sound.samples.trimmed + Array(repeating: 0, count: pause)
      }
      guard receiver(sound.samples) else { return false }
    }
    return true
  }

  /// Returns the inputs for an utterance, to be said one after another.
  private func fliteInputs(for utterance: Utterance) throws(SpeechError) -> [Flite.Input] {
    let language = try prepare(utterance.voice)
    switch utterance.content {
    case .text(let text): return [fliteInput(text, utterance.parts, language)]
    case .letters(let word):
      return word.lowercased().filter { !$0.isWhitespace }.map { letter in
        Flite.phones(ofLetter: letter).map { .phones($0) } ?? .text(String(letter))
      }
    case .phonemes(let phonemes):
      let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
      return Flite.phones(Array(sounds)).map { [.phones($0)] } ?? []
    case .recorded: return []
    case .slowly(let text, let style):
      let words = engine.phonemes(of: corrected(text, utterance.parts, language))
      let syllables = words.flatMap { Syllables.of($0, isEnglish: true) }.map(Flite.phones)
      guard style == .bySyllables, !syllables.contains(nil) else {
        return [fliteInput(text, utterance.parts, language)]
      }
      return syllables.compactMap { $0 }.map { .phones($0) }
    }
  }

  /// Returns the input for a text. Flite has a dictionary of its own, so only a single word gets a
  /// correction.
  private func fliteInput(
    _ text: String, _ parts: [String: String], _ language: Language
  ) -> Flite.Input {
    let corrected = corrected(text, parts, language)
    guard corrected.hasPhonemes, !text.contains(" "),
      let phones = Flite.phones(Array(engine.phonemes(of: corrected).joined()))
    else { return .text(text.filter { $0 != "\0" }) }
    return .phones(phones)
  }
}
