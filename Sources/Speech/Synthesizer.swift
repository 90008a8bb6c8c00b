internal import Glibc
internal import Languages
internal import Threads

/// The speech engines: utterances in, samples out.
///
///     let synthesizer = Synthesizer.shared(voices: "Voices", cache: "/tmp/vocalvocab")
///     let word = Utterance(.text("harbor"), voice: "martin")
///     let sound = try await synthesizer.sound(of: word)
///     let bytes = sound.wav
///
/// eSpeak NG is global state of the process, is not thread-safe, and hangs when it is initialised a
/// second time. So a process has one synthesizer, which lives as long as the process and makes
/// every call to the engine on a thread of its own.
public actor Synthesizer {
  /// Samples a second of everything that is synthesised. It is the rate of all of eSpeak NG's
  /// voices but those of MBROLA, which are not used here.
  public static let sampleRate = 22050

  private let thread = DedicatedThread(name: "vocalvocab.synthesizer")
  /// The synthesizer's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  var engine: EspeakNG
  let flite = FliteEngine()
  let programEngine: ProgramEngine
  /// The voices that programs speak, by name.
  let programs = Guarded<[String: ProgramVoice]>([:])
  /// The folder of our voices, if there is one.
  let voicesFolder: String?
  /// The pronunciations that come with our voices, read with the first word.
  lazy var shipped = readAhead.withLock { $0 } ?? Pronunciations.shipped(in: voicesFolder)
  /// The pronunciations that ``warmUp()`` has read while the engine started.
  private let readAhead = Guarded<Pronunciations?>(nil)
  /// The learner's own pronunciations, which come first.
  var personal = Pronunciations([])

  /// The version of eSpeak NG and of the corrections that come with our voices. How words are said
  /// depends on both, and on the learner's own pronunciations.
  public nonisolated var version: String {
    "\(EspeakNG.version) \(Pronunciations.version(in: voicesFolder))"
  }

  private static let only = Guarded<Synthesizer?>(nil)

  /// Returns the synthesizer of the process. Its engine starts with the first utterance. Only the
  /// parameters of the first call count.
  ///
  /// - Parameters:
  ///   - voices: the folder with our voice variants and pronunciations, if there is one.
  ///   - cache: a folder for files that can be made again.
  public static func shared(voices: String?, cache: String) -> Synthesizer {
    only.withLock { existing in
      let synthesizer = existing ?? Synthesizer(voices: voices, cache: cache)
      existing = synthesizer
      return synthesizer
    }
  }

  private init(voices: String?, cache: String) {
    engine = EspeakNG(voices: voices, cache: cache)
    programEngine = ProgramEngine(sounds: ProgramSounds(folder: cache + "/voices-of-programs"))
    voicesFolder = voices
  }

  /// Takes over the learner's own pronunciations, for all later utterances.
  ///
  /// - Parameter pronunciations: the bytes of a file with one line a word, in the form of
  ///   `Voices/pronunciations`.
  public func correct(with pronunciations: some Sequence<UInt8> & Sendable) {
    personal = Pronunciations(pronunciations)
  }

  /// Returns the samples of an utterance as they are made, in pieces of about 20 ms. Synthesis
  /// stops when the reader of the stream stops, and waits while the reader is far behind.
  public nonisolated func stream(_ utterance: Utterance) -> SampleStream {
    SampleStream { room, receiver throws(SpeechError) in
      try await self.synthesize(utterance, whenThereIsRoom: room, to: receiver)
    }
  }

  /// Returns the whole sound of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: what is to be heard.
  ///   - longest: the greatest length of the sound, in seconds. A longer sound ends there.
  /// - Throws: ``SpeechError/unknownVoice(_:)``, ``SpeechError/fliteMissing``, or another
  ///   ``SpeechError`` of an engine.
  public nonisolated func sound(
    of utterance: Utterance, longest: Double = .infinity
  ) async throws(SpeechError) -> Sound {
    let most = Int(exactly: (longest * Double(Self.sampleRate)).rounded()) ?? .max
    let samples = Samples()
    try await synthesize(utterance) { samples.append($0, most: most) }
    return Sound(samples: samples.all, sampleRate: Self.sampleRate)
  }

  /// Starts the engine in the background, so that the first utterance need not wait for it. A
  /// failure shows with the first utterance.
  public nonisolated func warmUp() {
    Task(executorPreference: thread) { await self.start() }
    Task {
      let pronunciations = Pronunciations.shipped(in: voicesFolder)
      readAhead.withLock { $0 = pronunciations }
    }
  }

  private func start() {
    // The first utterance tries again, and reports the failure.
    _ = try? engine.start()
  }

  /// Makes sure that a voice exists.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:)`` or ``SpeechError/fliteMissing``.
  public func check(voice: String) async throws(SpeechError) {
    // The engine takes a path for a name, and a name ends for it at the first NUL.
    guard voice.utf8.contains(where: { $0 != UInt8(ascii: ".") }),
      !voice.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 < 0x20 })
    else { throw .unknownVoice(voice) }
    // Whether the program works shows when it speaks.
    guard program(of: voice) == nil else { return }
    guard let flite = Flite.voiceName(of: voice) else {
      return try engine.select(voice: voice, rate: Speed.normal.wordsPerMinute)
    }
    guard await self.flite.isInstalled(voice: flite) else { throw .fliteMissing }
  }

  /// Returns all voices: ours, then Flite's if it is installed, then those of programs, then eSpeak
  /// NG's by language.
  ///
  /// - Throws: ``SpeechError/engineFailed(reason:)``.
  public func voices() async throws(SpeechError) -> [Voice] {
    let voices = try engine.voices()
    var flite: [Voice] = []
    for (name, own, speaker) in Flite.voices where await self.flite.isInstalled(voice: own) {
      flite.append(
        Voice(
          name: name, language: Flite.language.code, about: Flite.purpose, maker: .flite,
          speaker: speaker))
    }
    let programs = programs.withLock { Array($0.values) }.sorted { $0.name < $1.name }.map {
      Voice(
        name: $0.name, language: Language(ofVoice: $0.name).code,
        about: "a voice by the program \($0.program)", maker: .program)
    }
    return voices.filter { $0.maker == .ours } + flite + programs
      + voices.filter { $0.maker != .ours }
  }

  /// The pause between two syllables that are said one at a time, at normal speed.
  static let syllablePauseSeconds = 0.15
}

/// The samples of a sound that is being made.
private final class Samples: Sendable {
  private let samples = Guarded<[Int16]>([])

  /// All samples so far.
  var all: [Int16] { samples.withLock { $0 } }

  /// Adds samples, up to a number of them.
  ///
  /// - Returns: whether more samples fit.
  func append(_ piece: [Int16], most: Int) -> Bool {
    samples.withLock { samples in
      samples += piece.prefix(most - samples.count)
      return samples.count < most
    }
  }
}
