internal import CEspeakNG
internal import Glibc

/// eSpeak NG, one call after another: texts and phonemes in, samples out.
///
/// The engine is global state of the process, not thread-safe, and hangs when it is initialised a
/// second time; so ``Synthesizer`` has the only one, on its own thread, and never lets it go.
struct EspeakNG {
  /// Gets samples as they are made, and answers whether it wants more.
  typealias Take = ([Int16]) -> Bool

  private let ownVoices: String?
  private let cache: String
  /// `nil` until the engine has started.
  private var folder: EngineFolder?
  private var selected: (voice: String, rate: Int32)?

  /// Words a minute, the slowest that the engine knows (`espeakRATE`).
  static let slowestRate: Int32 = 80

  init(voices: String?, cache: String) {
    ownVoices = voices
    self.cache = cache
  }

  static var version: String { String(cString: espeak_Info(nil)) }

  /// Starts the engine, the first time.
  @discardableResult
  mutating func start() throws(SpeechError) -> EngineFolder {
    if let folder { return folder }
    var system: UnsafePointer<CChar>?
    espeak_ng_InitializePath(nil)
    espeak_Info(&system)
    guard let system else { throw .engineFailed(reason: "it names no data folder") }
    let folder = EngineFolder(system: String(cString: system), ours: ownVoices, cache: cache)
    // A buffer of 20 ms gives the first samples soonest.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 20, folder.path, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate == Synthesizer.sampleRate else {
      throw .engineFailed(reason: "its data can't be read")
    }
    espeak_SetSynthCallback(takeSamples)
    self.folder = folder
    return folder
  }

  /// Makes a voice speak what comes next.
  ///
  /// - Parameter rate: in words a minute.
  /// - Throws: ``SpeechError/unknownVoice(_:)``.
  mutating func select(voice: String, rate: Int32) throws(SpeechError) {
    let variants = try start().variants
    if selected?.voice != voice {
      selected = nil
      let isVariant = { (name: String) in
        !name.isEmpty && !name.contains("/") && access(variants + "/" + name, R_OK) == 0
      }
      guard let name = VoiceName.engineName(of: voice, isVariant: isVariant),
        espeak_ng_SetVoiceByName(name) == ENS_OK
      else { throw .unknownVoice(voice) }
    }
    if selected?.voice != voice || selected?.rate != rate {
      espeak_ng_SetParameter(espeakRATE, rate, 0)
    }
    selected = (voice, rate)
  }

  /// Says a text in the selected voice.
  func synthesize(_ text: EngineText, take: @escaping Take) throws(SpeechError) {
    guard !text.text.isEmpty else { return }
    let flags = text.flags | espeakENDPAUSE
    let taker = Taker(take: take)
    let status = withExtendedLifetime(taker) {
      espeak_ng_Synthesize(
        text.text, text.text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(flags), nil,
        Unmanaged.passUnretained(taker).toOpaque())
    }
    // An utterance that its listener stopped is no failure.
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw .synthesisFailed(reason: message(of: status))
    }
  }

  /// The phonemes of a text in the selected voice: words, and the sounds of each.
  func phonemes(of text: EngineText) -> [[Phoneme]] {
    let sounds = { (mode: Int32) in
      separated(text, mode: mode).split(separator: " ").map { word in
        word.split(separator: "_").map(String.init)
      }
    }
    return zip(sounds(Self.mnemonics), sounds(Self.ipa)).map { mnemonics, ipa in
      zip(mnemonics, ipa).map(Phoneme.init)
    }
  }

  /// The same, as the engine writes it, with `_` between the phonemes of a word.
  func separated(_ text: EngineText, mode: Int32) -> String {
    // Bits 8 to 23 are what stands between two phonemes.
    translation(of: text, mode: mode | Int32(UInt8(ascii: "_")) << 8)
  }

  /// The phonemes of a text in the selected voice, as the engine writes them.
  ///
  /// - Parameter mode: ``mnemonics`` or ``ipa``.
  func translation(of text: EngineText, mode: Int32) -> String {
    if text.hasPhonemes {
      // Whether brackets hold phonemes, the engine remembers from what it said last.
      let flags = UInt32(text.flags)
      espeak_ng_Synthesize("", 1, 0, POS_CHARACTER, 0, flags, nil, nil)
    }
    return text.text.withCString { start in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      var clauses: [String] = []
      // Each call translates one clause and moves `rest` behind it.
      while rest != nil, let phonemes = espeak_TextToPhonemes(&rest, text.flags, mode) {
        clauses.append(String(cString: phonemes))
      }
      return clauses.joined(separator: " ").trimmed
    }
  }

  static let mnemonics: Int32 = 0
  static let ipa = espeakPHONEMES_IPA

  /// Our voices, then the system's by language.
  mutating func voices() throws(SpeechError) -> [Voice] {
    let folder = try start()
    var voices: [Voice] = []
    for voice in folder.path == nil ? [] : ownVoices.map(OwnVoice.all(in:)) ?? [] {
      for (ending, language) in VoiceName.accents {
        voices.append(
          Voice(
            name: voice.name + ending, language: language, about: voice.purpose, maker: .ours))
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
        Voice(name: language, language: language, about: String(about), maker: .system))
    }
    return voices + system.sorted { ($0.language, $0.about) < ($1.language, $1.about) }
  }

  private func message(of status: espeak_ng_STATUS) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return "status \(status.rawValue)" }
      espeak_ng_GetStatusCodeMessage(status, start, buffer.count)
      return String(cString: start)
    }
  }
}

extension EngineText {
  fileprivate var flags: Int32 {
    espeakCHARS_UTF8 | (isSSML ? espeakSSML : 0) | (hasPhonemes ? espeakPHONEMES : 0)
  }
}

/// Who gets the samples of the running call; the engine carries a pointer to it in its events.
private final class Taker {
  let take: EspeakNG.Take
  init(take: @escaping EspeakNG.Take) { self.take = take }
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
