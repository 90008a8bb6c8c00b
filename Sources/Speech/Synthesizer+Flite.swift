/// How utterances become samples with Flite.
extension Synthesizer {
  /// - Parameter name: Flite's own name of the voice.
  func synthesize(
    _ utterance: Utterance, withFlite name: String, to receiver: EspeakNG.Receiver
  ) throws(SpeechError) {
    let language = try prepare(utterance.voice)
    let inputs: [Flite.Input]
    var stretch = 1 / utterance.speed.multiple
    switch utterance.content {
    case .text(let text): inputs = [fliteInput(text, utterance.parts, language)]
    case .letters(let word):
      inputs = word.lowercased().filter { !$0.isWhitespace }.map { letter in
        Flite.phones(ofLetter: letter).map { .phones($0) } ?? .text(String(letter))
      }
    case .phonemes(let phonemes):
      let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
      inputs = Flite.phones(Array(sounds)).map { [.phones($0)] } ?? []
    case .recorded: inputs = []
    case .slowly(let text, let style):
      stretch /= Speed.slow.multiple
      let words = engine.phonemes(of: corrected(text, utterance.parts, language))
      let syllables = words.flatMap { Syllables.of($0, isEnglish: true) }.map(Flite.phones)
      if style == .bySyllables, !syllables.contains(nil) {
        inputs = syllables.compactMap { $0 }.map { .phones($0) }
      } else {
        inputs = [fliteInput(text, utterance.parts, language)]
      }
    }
    for (index, input) in inputs.enumerated() {
      var sound = try Flite.sound(of: input, voice: name, stretch: stretch)
      if index < inputs.count - 1 {
        let pause = Int(Self.syllablePauseSeconds * stretch * Double(Self.sampleRate))
        sound.samples = sound.samples.trimmed + Array(repeating: 0, count: pause)
      }
      guard receiver(sound.samples) else { return }
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
