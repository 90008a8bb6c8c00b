internal import CEspeakNG
internal import Glibc
internal import Synchronization

/// eSpeak NG: utterances in, samples out.
///
/// The engine is global state of the process, not thread-safe, and hangs when it is initialised a
/// second time; so there is one synthesizer, never torn down, and every call goes through it, on a
/// thread of its own.
public actor Synthesizer {
  /// Samples a second, of everything that is synthesised: what the engine makes of all its voices
  /// but those of MBROLA, which are not used here.
  public static let sampleRate = 22050

  private let thread = OwnThread(name: "vocalvocab.synthesizer")
  private let ownVoices: String?
  private let cache: String
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// `nil` until the engine has started.
  private var folder: EngineFolder?
  private var selected: (voice: String, speed: Speed)?

  /// The version of the engine.
  public static var version: String { String(cString: espeak_Info(nil)) }

  /// The language that a voice speaks, as far as its name tells: `en-gb` for `martin-gb`.
  public static func language(of voice: String) -> String { VoiceName.language(of: voice) }

  private static let only = Mutex<Synthesizer?>(nil)

  /// The process's synthesizer. The engine starts when it is first needed.
  ///
  /// - Parameters:
  ///   - voices: the folder with our voice variants, if there is one. Only the first call's counts.
  ///   - cache: a folder for what can be rebuilt.
  public static func shared(voices: String?, cache: String) -> Synthesizer {
    only.withLock { existing in
      let synthesizer = existing ?? Synthesizer(voices: voices, cache: cache)
      existing = synthesizer
      return synthesizer
    }
  }

  private init(voices: String?, cache: String) {
    ownVoices = voices
    self.cache = cache
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

  /// How texts are heard, one by one: what sounds the same has the same key.
  public func soundKeys(of texts: [String], voice: String) throws(SpeechError) -> [String] {
    try select(voice: voice, speed: .normal)
    return texts.map { SoundKey.of(phonemes(of: $0, mode: 0)) }
  }

  /// How a text is pronounced, in the International Phonetic Alphabet.
  public func pronunciation(of text: String, voice: String) throws(SpeechError) -> String {
    try select(voice: voice, speed: .normal)
    // Bit 1 asks for IPA.
    return phonemes(of: text, mode: 0x02)
  }

  private func phonemes(of text: String, mode: Int32) -> String {
    text.withCString { start in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      var clauses: [String] = []
      // Each call translates one clause and moves `rest` behind it.
      while rest != nil, let phonemes = espeak_TextToPhonemes(&rest, Int32(espeakCHARS_UTF8), mode)
      {
        clauses.append(String(cString: phonemes))
      }
      return clauses.joined(separator: " ").trimmed
    }
  }

  /// Begins to start the engine, so that what is said first need not wait for it, and returns at
  /// once. If it can't start, what is said first will tell why.
  public nonisolated func warmUp() {
    Task(executorPreference: thread) { _ = try? await self.started() }
  }

  /// Makes sure that a voice is there, before anything is said in it.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:)``.
  public func check(voice: String) throws(SpeechError) {
    try select(voice: voice, speed: selected?.speed ?? .normal)
  }

  /// Our voices, then the system's by language.
  ///
  /// - Throws: ``SpeechError/engineFailed(reason:)``.
  public func voices() throws(SpeechError) -> [Voice] {
    let folder = try started()
    var voices: [Voice] = []
    for voice in folder.path == nil ? [] : ownVoices.map(OwnVoice.all(in:)) ?? [] {
      for (ending, language) in VoiceName.accents {
        voices.append(
          Voice(
            name: voice.name + ending, language: language, about: voice.purpose, isOurs: true))
      }
    }
    // A set, for the links in our data folder name voices a second time.
    var system: Set<Voice> = []
    var entry = espeak_ListVoices(nil)
    while let voice = entry?.pointee?.pointee {
      entry = entry?.successor()
      // Each language stands behind a byte that is its priority. Voices of MBROLA need another
      // program, and variants are no voices by themselves.
      let file = String(cString: voice.identifier)
      guard let name = voice.name, let languages = voice.languages, !file.hasPrefix("mb/"),
        !file.hasPrefix("!v/")
      else { continue }
      let language = String(cString: languages + 1)
      let about = String(cString: name).map { $0 == "_" ? " " : $0 }
      system.insert(
        Voice(name: language, language: language, about: String(about), isOurs: false))
    }
    return voices + system.sorted { ($0.language, $0.about) < ($1.language, $1.about) }
  }

  // MARK: Calls into the engine

  /// Starts the engine, the first time.
  private func started() throws(SpeechError) -> EngineFolder {
    if let folder { return folder }
    var system: UnsafePointer<CChar>?
    espeak_ng_InitializePath(nil)
    espeak_Info(&system)
    guard let system else { throw .engineFailed(reason: "it names no data folder") }
    let folder = EngineFolder(system: String(cString: system), ours: ownVoices, cache: cache)
    // A buffer of 20 ms gives the first samples soonest.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 20, folder.path, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate == Self.sampleRate else { throw .engineFailed(reason: "its data can't be read") }
    espeak_SetSynthCallback(takeSamples)
    self.folder = folder
    return folder
  }

  private func synthesize(
    _ utterance: Utterance, take: @escaping ([Int16]) -> Bool
  ) throws(SpeechError) {
    try select(voice: utterance.voice, speed: utterance.speed)
    let (text, isSSML) = utterance.engineText
    guard !text.isEmpty else { return }
    let flags = espeakCHARS_UTF8 | espeakENDPAUSE | (isSSML ? espeakSSML : 0)
    let taker = Taker(take: take)
    let status = withExtendedLifetime(taker) {
      espeak_ng_Synthesize(
        text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(flags), nil,
        Unmanaged.passUnretained(taker).toOpaque())
    }
    // An utterance that its listener stopped is no failure.
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw .synthesisFailed(reason: message(of: status))
    }
  }

  private func select(voice: String, speed: Speed) throws(SpeechError) {
    let variants = try started().variants
    if selected?.voice != voice {
      selected = nil
      let isVariant = { (name: String) in
        !name.isEmpty && !name.contains("/") && access(variants + "/" + name, R_OK) == 0
      }
      guard let name = VoiceName.engineName(of: voice, isVariant: isVariant),
        espeak_ng_SetVoiceByName(name) == ENS_OK
      else { throw .unknownVoice(voice) }
    }
    if selected?.voice != voice || selected?.speed != speed {
      espeak_ng_SetParameter(espeakRATE, speed.wordsPerMinute, 0)
    }
    selected = (voice, speed)
  }

  private func message(of status: espeak_ng_STATUS) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return "status \(status.rawValue)" }
      espeak_ng_GetStatusCodeMessage(status, start, buffer.count)
      return String(cString: start)
    }
  }
}

/// Who gets the samples of the running call; the engine carries a pointer to it in its events.
private final class Taker {
  let take: ([Int16]) -> Bool
  init(take: @escaping ([Int16]) -> Bool) { self.take = take }
}

/// The engine's callback. It answers 0 to go on, 1 to stop.
private func takeSamples(
  samples: UnsafeMutablePointer<Int16>?, count: Int32,
  events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  // No samples mark the end of the text; that many as zero only an event.
  guard let samples, count > 0, let taker = events?.pointee.user_data else { return 0 }
  let pieces = Array(UnsafeBufferPointer(start: samples, count: Int(count)))
  return Unmanaged<Taker>.fromOpaque(taker).takeUnretainedValue().take(pieces) ? 0 : 1
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
