internal import CSonic
internal import Glibc
internal import Synchronization

/// Utterances in, samples out, whichever engine makes them.
///
/// eSpeak NG is global state of the process, not thread-safe, and hangs when it is initialised a
/// second time; so there is one synthesizer, never torn down, and every call goes through it, on a
/// thread of its own.
public actor Synthesizer {
  /// Samples a second, of everything that is synthesised: what eSpeak NG makes of all its voices
  /// but those of MBROLA, which are not used here.
  public static let sampleRate = 22050

  private let thread = OwnThread(name: "vocalvocab.synthesizer")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  var engine: EspeakNG
  private let voicesFolder: String?
  /// Read when something is first said.
  lazy var shipped =
    readAhead.withLock { $0 } ?? Pronunciations.shipped(in: voicesFolder)
  /// The same, read beside the start of the engine.
  private let readAhead = Mutex<Pronunciations?>(nil)
  /// The learner's own come first.
  var own = Pronunciations([])

  /// What decides how words are said, but for the learner's own pronunciations: the version of eSpeak
  /// NG, and that of what corrects it.
  public nonisolated var version: String {
    "\(EspeakNG.version) \(Pronunciations.version(in: voicesFolder))"
  }

  /// The language that a voice speaks, as far as its name tells: `en-gb` for `martin-gb`.
  public static func language(of voice: String) -> String { VoiceName.language(of: voice) }

  private static let only = Mutex<Synthesizer?>(nil)

  /// The process's synthesizer. The engine starts when it is first needed. Only the first call's
  /// parameters count.
  ///
  /// - Parameters:
  ///   - voices: the folder with our voice variants and pronunciations, if there is one.
  ///   - cache: a folder for what can be rebuilt.
  public static func shared(voices: String?, cache: String) -> Synthesizer {
    only.withLock { existing in
      let synthesizer = existing ?? Synthesizer(voices: voices, cache: cache)
      existing = synthesizer
      return synthesizer
    }
  }

  private init(voices: String?, cache: String) {
    engine = EspeakNG(voices: voices, cache: cache)
    voicesFolder = voices
  }

  /// Says words from now on as the learner's own lines have it.
  ///
  /// - Parameter pronunciations: one line a word, as in `Voices/pronunciations`.
  public func correct(with pronunciations: String) {
    own = Pronunciations(pronunciations.utf8)
  }

  /// The samples of an utterance, in pieces of about 20 ms as they are made. Synthesis stops when
  /// nobody reads on.
  public nonisolated func stream(
    _ utterance: Utterance
  ) -> AsyncThrowingStream<[Int16], any Error> {
    AsyncThrowingStream { continuation in
      Task {
        do throws(SpeechError) {
          try await self.synthesize(utterance) { samples in
            if case .terminated = continuation.yield(samples) { return false }
            return true
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  /// The whole sound of an utterance.
  public func sound(of utterance: Utterance) throws(SpeechError) -> Sound {
    var sound = Sound(samples: [], sampleRate: Self.sampleRate)
    try synthesize(utterance) { samples in
      sound.samples += samples
      return true
    }
    return sound
  }

  /// Begins to start the engine, so that what is said first need not wait for it, and returns at
  /// once. If it can't start, what is said first will tell why.
  public nonisolated func warmUp() {
    Task(executorPreference: thread) { await self.start() }
    Task {
      let pronunciations = Pronunciations.shipped(in: voicesFolder)
      readAhead.withLock { $0 = pronunciations }
    }
  }

  private func start() {
    // Whoever says something first hears of it.
    _ = try? engine.start()
  }

  /// Makes sure that a voice is there, before anything is said in it.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:)`` or ``SpeechError/fliteMissing``.
  public func check(voice: String) throws(SpeechError) {
    guard let flite = Flite.name(of: voice) else {
      return try engine.select(voice: voice, rate: Speed.normal.wordsPerMinute)
    }
    guard Flite.has(flite) else { throw .fliteMissing }
  }

  /// Our voices, then Flite's where it is installed, then eSpeak NG's by language.
  ///
  /// - Throws: ``SpeechError/engineFailed(reason:)``.
  public func voices() throws(SpeechError) -> [Voice] {
    let voices = try engine.voices()
    let flite = Flite.voices.filter { Flite.has($0.1) }.map { name, _, about in
      Voice(name: name, language: Flite.language, about: about, maker: .flite)
    }
    return voices.filter { $0.maker == .ours } + flite + voices.filter { $0.maker != .ours }
  }

  // MARK: Speaking

  private func synthesize(
    _ utterance: Utterance, take: @escaping EspeakNG.Take
  ) throws(SpeechError) {
    if case .recorded(let sound) = utterance.content {
      _ = take(sound.samples)
      return
    }
    if let flite = Flite.name(of: utterance.voice) {
      return try synthesize(utterance, withFlite: flite, take: take)
    }
    var speed = utterance.speed.multiple
    if case .slowly = utterance.content { speed *= Speed.slow.multiple }
    let rate = max(EspeakNG.slowestRate, Speed.wordsPerMinute(speed))
    let accent = try prepare(utterance.voice, rate: rate)
    let texts = texts(of: utterance, accent)
    let take = isOurs(utterance.voice) ? { take(Loudness.raised($0)) } : take
    let pause = Int(Self.syllablePauseSeconds / speed * Double(Self.sampleRate))
    let rest = speed * Double(Speed.normal.wordsPerMinute) / Double(rate)
    for (index, text) in texts.enumerated() {
      guard texts.count > 1 || rest < Self.noticeable else {
        return try engine.synthesize(text, take: take)
      }
      var samples: [Int16] = []
      try engine.synthesize(text) { piece in
        samples += piece
        return true
      }
      if rest < Self.noticeable { samples = samples.stretched(to: rest) }
      if index < texts.count - 1 { samples = samples.trimmed + Array(repeating: 0, count: pause) }
      guard take(samples) else { return }
    }
  }

  /// Whether a voice is made with a file of ours.
  private func isOurs(_ voice: String) -> Bool {
    guard let voicesFolder, let variant = VoiceName.variant(of: voice) else { return false }
    return access(voicesFolder + "/" + variant, R_OK) == 0
  }

  /// What is said one after another, with pauses between.
  private func texts(of utterance: Utterance, _ accent: String) -> [EngineText] {
    switch utterance.content {
    case .text(let text): return [corrected(text, utterance.parts, accent)]
    case .letters(let word): return [.letters(word, speed: utterance.speed)]
    case .phonemes(let phonemes): return [.phonemes(phonemes)]
    case .recorded: return []
    case .slowly(let text, let care):
      let text = corrected(text, utterance.parts, accent)
      let words = engine.phonemes(of: text).map {
        Syllables.of($0, isEnglish: Pronunciations.english.contains(accent))
      }
      guard !words.joined().isEmpty else { return [text] }
      switch care {
      case .stretched: return [.phonemes(words.map(Careful.stretched).joined(separator: " "))]
      case .bySyllables: return words.joined().map { .phonemes(Careful.alone($0)) }
      }
    }
  }

  private func synthesize(
    _ utterance: Utterance, withFlite name: String, take: EspeakNG.Take
  ) throws(SpeechError) {
    let accent = try prepare(utterance.voice)
    let said: [Flite.Said]
    var stretch = 1 / utterance.speed.multiple
    switch utterance.content {
    case .text(let text): said = [inFlite(text, utterance.parts, accent)]
    case .letters(let word):
      said = word.lowercased().filter { !$0.isWhitespace }.map { letter in
        Flite.phones(ofLetter: letter).map { .phones($0) } ?? .text(String(letter))
      }
    case .phonemes(let phonemes):
      let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
      said = Flite.phones(Array(sounds)).map { [.phones($0)] } ?? []
    case .recorded: said = []
    case .slowly(let text, let care):
      stretch /= Speed.slow.multiple
      let words = engine.phonemes(of: corrected(text, utterance.parts, accent))
      let syllables = words.flatMap { Syllables.of($0, isEnglish: true) }.map(Flite.phones)
      if care == .bySyllables, !syllables.contains(nil) {
        said = syllables.compactMap { $0 }.map { .phones($0) }
      } else {
        said = [inFlite(text, utterance.parts, accent)]
      }
    }
    for (index, one) in said.enumerated() {
      var sound = try Flite.sound(of: one, voice: name, stretch: stretch)
      if index < said.count - 1 {
        let pause = Int(Self.syllablePauseSeconds * stretch * Double(Self.sampleRate))
        sound.samples = sound.samples.trimmed + Array(repeating: 0, count: pause)
      }
      guard take(sound.samples) else { return }
    }
  }

  /// Flite's dictionary is another; only a word alone is corrected.
  private func inFlite(_ text: String, _ parts: [String: String], _ accent: String) -> Flite.Said {
    let corrected = corrected(text, parts, accent)
    guard corrected.hasPhonemes, !text.contains(" "),
      let phones = Flite.phones(Array(engine.phonemes(of: corrected).joined()))
    else { return .text(text.filter { $0 != "\0" }) }
    return .phones(phones)
  }

  /// Between two syllables that are said one at a time, at normal speed.
  private static let syllablePauseSeconds = 0.15
  /// Less slowing down than this is not heard.
  private static let noticeable = 0.98
}

extension [Int16] {
  /// The same speech, slower, at its own pitch.
  ///
  /// - Parameter speed: a multiple of its speed, below 1.
  fileprivate func stretched(to speed: Double) -> [Int16] {
    var samples = self
    samples += Array(
      repeating: 0, count: Int(Double(count) / speed) - count + Synthesizer.sampleRate)
    let length = sonicChangeShortSpeed(
      &samples, Int32(clamping: count), Float(speed), 1, 1, 1, 0, Int32(Synthesizer.sampleRate), 1)
    return Array(samples.prefix(Int(length)))
  }

  /// Without the silence at its ends.
  fileprivate var trimmed: [Int16] {
    let isSound = { (sample: Int16) in sample.magnitude > 100 }
    guard let first = firstIndex(where: isSound), let last = lastIndex(where: isSound) else {
      return []
    }
    let margin = Synthesizer.sampleRate / 100
    return Array(self[Swift.max(0, first - margin)..<Swift.min(count, last + margin)])
  }
}
