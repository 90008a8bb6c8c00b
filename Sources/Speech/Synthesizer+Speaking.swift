internal import CSonic
internal import Glibc
internal import Languages

/// How utterances become samples with eSpeak NG.
extension Synthesizer {
  /// Makes the samples of an utterance.
  ///
  /// A long text is made in pieces. Other calls to the engine, such as those that judge a try, come
  /// between two pieces, and never wait for the whole text.
  ///
  /// - Parameters:
  ///   - waitForRoom: waits before each piece until its samples are wanted.
  ///   - receiver: gets the samples as they are made, and returns whether it wants more.
  nonisolated func synthesize(
    _ utterance: Utterance, whenThereIsRoom waitForRoom: @Sendable () async -> Void = {},
    to receiver: @escaping @Sendable ([Int16]) -> Bool
  ) async throws(SpeechError) {
    if case .recorded(let sound) = utterance.content {
      // A recording is one piece; nothing follows that the receiver could refuse.
      _ = receiver(sound.samples)
      return
    }
    let flite = Flite.voiceName(of: utterance.voice)
    let program = program(of: utterance.voice)
    for var piece in utterance.pieces {
      await waitForRoom()
      let wantsMore: Bool
      if let program, let sound = await sound(of: piece, by: program) {
        wantsMore = receiver(sound.samples)
      } else if let flite {
        wantsMore = try await say(piece, withFlite: flite, to: receiver)
      } else {
        if let program { piece.voice = replacement(for: program) }
        wantsMore = try await say(piece, to: receiver)
      }
      guard wantsMore else { return }
    }
  }

  /// Says an utterance with eSpeak NG.
  ///
  /// - Returns: whether the receiver wants more.
  private func say(
    _ utterance: Utterance, to receiver: @escaping EspeakNG.Receiver
  ) throws(SpeechError) -> Bool {
    var speed = utterance.speed.multiple
    if case .slowly = utterance.content { speed *= Speed.slow.multiple }
    let rate = max(EspeakNG.slowestRate, Speed.wordsPerMinute(speed))
    let language = try prepare(utterance.voice, rate: rate)
    let texts = texts(of: utterance, language)
    let isOurs = isOurs(utterance.voice)
    var wantsMore = true
    let receive = { (samples: [Int16]) in
      wantsMore = receiver(isOurs ? Loudness.raised(samples) : samples)
      return wantsMore
    }
    let pause = Int(Self.syllablePauseSeconds / speed * Double(Self.sampleRate))
    // The engine can't go below its slowest rate. Its sound is stretched to make up for the rest.
    let stretch = speed * Double(Speed.normal.wordsPerMinute) / Double(rate)
    for (index, text) in texts.enumerated() {
      guard texts.count > 1 || stretch < Self.audibleStretch else {
        try engine.synthesize(text, to: receive)
        break
      }
      var samples: [Int16] = []
      try engine.synthesize(text) { piece in
        samples += piece
        return true
      }
      if stretch < Self.audibleStretch { samples = samples.stretched(to: stretch) }
      if index < texts.count - 1 { samples = samples.trimmed + Array(repeating: 0, count: pause) }
      guard receive(samples) else { break }
    }
    return wantsMore
  }

  /// Selects the voice that knows the phonemes of another.
  ///
  /// - Returns: the language of the voice.
  func prepare(
    _ voice: String, rate: Int32 = Speed.normal.wordsPerMinute
  ) throws(SpeechError) -> Language {
    // Flite and programs have no phonemes of their own to ask for; eSpeak NG's English has the same
    // sounds.
    let isOther = Flite.voiceName(of: voice) != nil || program(of: voice) != nil
    let language = Language(ofVoice: voice)
    try engine.select(voice: isOther ? language.code : voice, rate: rate)
    return language
  }

  /// Returns whether a voice is made with one of our files.
  nonisolated func isOurs(_ voice: String) -> Bool {
    guard let voicesFolder, let variant = VoiceName.variant(of: voice) else { return false }
    return access(voicesFolder + "/" + variant, R_OK) == 0
  }

  /// Returns the texts of an utterance, to be said one after another with pauses between them.
  private func texts(of utterance: Utterance, _ language: Language) -> [EngineText] {
    switch utterance.content {
    case .text(let text): return [corrected(text, utterance.parts, language)]
    case .letters(let word): return [.letters(word, speed: utterance.speed)]
    case .phonemes(let phonemes): return [.phonemes(phonemes)]
    case .recorded: return []
    case .slowly(let text, let style):
      let text = corrected(text, utterance.parts, language)
      let words = engine.phonemes(of: text).map {
        Syllables.of($0, in: language)
      }
      guard !words.joined().isEmpty else { return [text] }
      switch style {
      case .stretched: return [.phonemes(words.map(SlowPhonemes.stretched).joined(separator: " "))]
      case .bySyllables: return words.joined().map { .phonemes(SlowPhonemes.single($0)) }
      }
    }
  }

  /// The stretch from which on slower speech can be heard as such.
  private static let audibleStretch = 0.98
}

extension [Int16] {
  /// Returns the same speech, slower or faster and at its own pitch.
  ///
  /// - Parameter speed: a multiple of the present speed.
  func stretched(to speed: Double) -> [Int16] {
    var samples = self
    let longer = Swift.max(0, Int(Double(count) / speed) - count)
    samples += Array(repeating: 0, count: longer + Synthesizer.sampleRate)
    let length = sonicChangeShortSpeed(
      &samples, Int32(clamping: count), Float(speed), 1, 1, 1, 0, Int32(Synthesizer.sampleRate), 1)
    return Array(samples.prefix(Int(length)))
  }

  /// The samples without the silence at their ends.
  var trimmed: [Int16] {
    let isSound = { (sample: Int16) in sample.magnitude > 100 }
    guard let first = firstIndex(where: isSound), let last = lastIndex(where: isSound) else {
      return []
    }
    let margin = Synthesizer.sampleRate / 100
    return Array(self[Swift.max(0, first - margin)..<Swift.min(count, last + margin)])
  }
}
