internal import ByteText
internal import CEspeakNG
internal import Glibc

/// The engine eSpeak NG: it turns texts and phonemes into samples.
///
/// The engine is global state of the process, is not thread-safe, and hangs when it is initialised
/// a second time. So ``Synthesizer`` owns the only value of this type, on a thread of its own, for
/// the life of the process.
struct EspeakNG {
  /// A receiver of samples as they are made. It returns whether it wants more.
  typealias Receiver = ([Int16]) -> Bool

  private let voicesFolder: String?
  private let cache: String
  /// The data folder; `nil` until the engine has started.
  private var folder: EngineFolder?
  private var selected: (voice: String, rate: Int32)?

  /// The lowest rate that the engine accepts (`espeakRATE`), in words a minute.
  static let slowestRate: Int32 = 80

  init(voices: String?, cache: String) {
    voicesFolder = voices
    self.cache = cache
  }

  /// The version of the engine, such as `1.51`.
  static var version: String { String(cString: espeak_Info(nil)) }

  /// Starts the engine, unless it has started before.
  ///
  /// - Throws: ``SpeechError/engineFailed(reason:)``.
  @discardableResult
  mutating func start() throws(SpeechError) -> EngineFolder {
    if let folder { return folder }
    guard let system = Self.systemData() else {
      throw .engineFailed(reason: "it names no data folder")
    }
    let folder = EngineFolder(system: system, ours: voicesFolder, cache: cache)
    // A buffer of 20 ms gives the first samples soonest.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 20, folder.path, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate == Synthesizer.sampleRate else {
      throw .engineFailed(reason: "its data can't be read")
    }
    espeak_SetSynthCallback(handOverSamples)
    self.folder = folder
    return folder
  }

  /// Returns the system's data folder.
  ///
  /// The engine looks for `espeak-ng-data` in the home folder first, and cuts that path at 160
  /// bytes. The beginning of a long path may be some other folder. The engine then looks again
  /// without a home.
  private static func systemData() -> String? {
    func named() -> String? {
      var path: UnsafePointer<CChar>?
      espeak_ng_InitializePath(nil)
      espeak_Info(&path)
      return path.map { String(cString: $0) }
    }
    guard let first = named(), access(first + "/phontab", R_OK) != 0,
      let home = getenv("HOME").map({ String(cString: $0) })
    else { return named() }
    unsetenv("HOME")
    defer { setenv("HOME", home, 1) }
    return named()
  }

  /// Selects the voice for the next utterances.
  ///
  /// - Parameter rate: in words a minute.
  /// - Throws: ``SpeechError/unknownVoice(_:)``.
  mutating func select(voice: String, rate: Int32) throws(SpeechError) {
    let variants = try start().variants
    if selected?.voice != voice {
      selected = nil
      let isVariant = { (name: String) in
        !name.isEmpty && !name.bytes.contains("/") && access(variants + "/" + name, R_OK) == 0
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

  /// Makes the samples of a text in the selected voice.
  func synthesize(_ text: EngineText, to receiver: @escaping Receiver) throws(SpeechError) {
    guard !text.text.isEmpty else { return }
    let box = ReceiverBox(receiver)
    let status = withExtendedLifetime(box) {
      espeak_ng_Synthesize(
        text.text, text.text.utf8.count + 1, 0, POS_CHARACTER, 0,
        UInt32(text.flags | espeakENDPAUSE), nil,
        Unmanaged.passUnretained(box).toOpaque())
    }
    // A receiver that wants no more samples is not a failure.
    guard status == ENS_OK || status == ENS_SPEECH_STOPPED else {
      throw .synthesisFailed(reason: message(of: status))
    }
  }

  /// Returns the phonemes of each word of a text in the selected voice.
  func phonemes(of text: EngineText) -> [[Phoneme]] {
    let sounds = { (mode: Int32) in
      separated(text, mode: mode).bytes.split(separator: " ").map { word in
        // The glide `;` has no sign in the International Phonetic Alphabet; its place stays empty.
        word.bytes.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
      }
    }
    return zip(sounds(Self.mnemonics), sounds(Self.ipa)).map { mnemonics, ipa in
      zip(mnemonics, ipa).map(Phoneme.init)
    }
  }

  /// Returns the phonemes of a text as the engine writes them, with `_` between those of a word.
  func separated(_ text: EngineText, mode: Int32) -> String {
    // Bits 8 to 23 are the sign between two phonemes.
    translation(of: text, mode: mode | Int32(UInt8(ascii: "_")) << 8)
  }

  /// Returns the phonemes of a text in the selected voice, as the engine writes them.
  ///
  /// - Parameter mode: ``mnemonics`` or ``ipa``.
  func translation(of text: EngineText, mode: Int32) -> String {
    if text.hasPhonemes {
      // The engine keeps the flag for phonemes in brackets from the text that it said last.
      espeak_ng_Synthesize("", 1, 0, POS_CHARACTER, 0, UInt32(text.flags), nil, nil)
    }
    return text.text.withCString { start in
      var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
      var clauses: [String] = []
      // Each call translates one clause and moves `rest` to the next.
      while rest != nil, let phonemes = espeak_TextToPhonemes(&rest, text.flags, mode) {
        clauses.append(String(cString: phonemes))
      }
      return clauses.joined(separator: " ").trimmed
    }
  }

  /// The mode for phonemes in the engine's notation.
  static let mnemonics: Int32 = 0
  /// The mode for phonemes in the International Phonetic Alphabet.
  static let ipa = espeakPHONEMES_IPA

  /// Returns our voices, then the system's by language.
  mutating func voices() throws(SpeechError) -> [Voice] {
    let folder = try start()
    let files = folder.path == nil ? [] : voicesFolder.map(VoiceFile.all(in:)) ?? []
    let voices = files.flatMap { voice in
      VoiceName.accents.map { ending, language in
        Voice(
          name: voice.name + ending, language: language.code, about: voice.purpose, maker: .ours,
          speaker: voice.speaker)
      }
    }
    // A set, because the links in our data folder make the engine list some voices twice.
    var system: Set<Voice> = []
    var entry = espeak_ListVoices(nil)
    while let voice = entry?.pointee?.pointee {
      entry = entry?.successor()
      // The first byte of each language is its priority. Voices of MBROLA need another program, and
      // variants are not voices by themselves.
      let file = String(cString: voice.identifier)
      guard let name = voice.name, let languages = voice.languages, !file.bytes.hasPrefix("mb/"),
        !file.bytes.hasPrefix("!v/")
      else { continue }
      let language = String(cString: languages + 1)
      // By Character: a person reads the name.
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

/// The receiver of the running call, as an object: the engine carries a pointer to it in its
/// events.
private final class ReceiverBox {
  let receive: EspeakNG.Receiver
  init(_ receive: @escaping EspeakNG.Receiver) { self.receive = receive }
}

/// Hands samples to the receiver, as the engine's callback. It returns 0 to go on, 1 to stop.
private func handOverSamples(
  samples: UnsafeMutablePointer<Int16>?, count: Int32,
  events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  // Without samples the call marks the end of the text; with a count of zero it only brings an
  // event.
  guard let samples, count > 0, let box = events?.pointee.user_data else { return 0 }
  let pieces = Array(UnsafeBufferPointer(start: samples, count: Int(count)))
  return Unmanaged<ReceiverBox>.fromOpaque(box).takeUnretainedValue().receive(pieces) ? 0 : 1
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
