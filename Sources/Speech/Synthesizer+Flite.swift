internal import Languages

// This whole file by Character: a person hears its letters and words.

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
  func fliteInputs(for utterance: Utterance) throws(SpeechError) -> [Flite.Input] {
    let language = try prepare(utterance.voice)
    switch utterance.content {
    case .text(let text): return [fliteInput(text, utterance.parts, language)]
    case .letters(let word):
      return word.lowercased().filter { !$0.isWhitespace && $0 != "\0" }.map { letter in
        FlitePhones.of(letter: letter).map(Flite.Input.phones)
          ?? Flite.Input(text: String(letter))
      }
    case .phonemes(let phonemes):
      // There is no text to fall back to. So a phoneme without a phone is left out.
      let sounds = engine.phonemes(of: .phonemes(phonemes)).joined().filter {
        FlitePhones.of([$0], isAlone: false) != nil
      }
      return FlitePhones.of(sounds, isAlone: true).map { [.phones($0)] } ?? []
    case .recorded: return []
    case .slowly(let text, let style):
      let words = engine.phonemes(of: corrected(text, utterance.parts, language))
      let syllables = words.flatMap { Syllables.of($0, in: language) }.map {
        FlitePhones.of($0, isAlone: true)
      }
      guard style == .bySyllables, !syllables.contains(nil) else {
        return [fliteInput(text, utterance.parts, language)]
      }
      return syllables.compactMap { $0 }.map(Flite.Input.phones)
    }
  }

  /// Returns the input for a text.
  ///
  /// A single word is said as our engine says it. In a longer text, Flite says the words that have
  /// no correction: it knows which of them are weak in a sentence.
  private func fliteInput(
    _ text: String, _ parts: [String: String], _ language: Language
  ) -> Flite.Input {
    let plain = text.filter { $0 != "\0" }
    let words = plain.split(whereSeparator: \.isWhitespace).map(\.withoutPunctuation)
    if words.count == 1, let word = words.first, word.isSpelledOut {
      let sounds = engine.phonemes(of: corrected(String(word), parts, language)).joined()
      if sounds.contains(where: \.isNucleus),
        let phones = FlitePhones.of(Array(sounds), isAlone: true)
      {
        return .phones(phones)
      }
    }
    var input = Flite.Input(text: plain)
    for (index, word) in words.enumerated() where input.phones[String(word)] == nil {
      guard index == 0 || !word.isName,
        let phonemes = correction(
          of: word.lowercased().replacing("’", with: "'"), as: parts[word.lowercased()], language)
      else { continue }
      let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
      // A word with a phoneme that the voice has no phone for is left to Flite's lexicon.
      input.phones[String(word)] = FlitePhones.of(Array(sounds), isAlone: false)
    }
    return input
  }
}

extension Substring {
  /// The word without the signs around it, as Flite takes it from a text.
  fileprivate var withoutPunctuation: Substring {
    let isKept = { (sign: Character) in sign.isLetter || sign.isNumber }
    guard let first = firstIndex(where: isKept), let last = lastIndex(where: isKept) else {
      return ""
    }
    return self[first...last]
  }

  /// Whether the engine reads the word from its letters: it has no digits and no other signs.
  fileprivate var isSpelledOut: Bool {
    !isEmpty && allSatisfy { $0.isLetter || "'’-".contains($0) }
  }
}
