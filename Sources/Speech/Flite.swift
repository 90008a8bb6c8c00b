internal import CFlite
internal import Threads

/// Flite, the second engine. Its voices are cut from recordings of people.
///
/// The voices are the CMU ARCTIC speakers (J. Kominek and A. Black, 2003), who speak American
/// English.
enum Flite {
  static let language = Language.american

  /// Our names for the voices, Flite's own names, and descriptions.
  static let voices = [
    ("flite-slt", "slt", "a recorded woman's voice, by Flite"),
    ("flite-rms", "rms", "a recorded man's voice, by Flite"),
  ]

  /// The gains that make the voices as loud as ours: from -16.1 and -21.4 LUFS to -23.6 (EBU R128,
  /// over 60 words).
  fileprivate static let gains: [String: Float] = ["slt": 0.422, "rms": 0.776]

  /// Returns Flite's own name of a voice; `nil` for a voice of another engine.
  static func voiceName(of voice: String) -> String? {
    voices.first { $0.0 == voice }?.1
  }

  /// An input of Flite.
  enum Input: Sendable {
    case text(String)
    /// Flite's names of sounds.
    case phones(String)
  }

  /// Returns the sounds of a letter's name; `nil` for a sign that has none.
  static func phones(ofLetter letter: Character) -> String? { letterNames[letter] }

  /// Returns Flite's names of phonemes, which are those of the CMU Pronouncing Dictionary; `nil`
  /// where one of the phonemes has no such name.
  static func phones(_ phonemes: [Phoneme]) -> String? {
    let phones = phonemes.compactMap { names[$0.bareIPA] }
    guard phones.count == phonemes.count else { return nil }
    return phones.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let names: [String: String] = [
    "ɑː": "aa", "ɑ": "aa", "æ": "ae", "ʌ": "ah", "ɐ": "ax", "ə": "ax", "ɔː": "ao", "ɔ": "ao",
    "aʊ": "aw", "aɪ": "ay", "ɛ": "eh", "ɜː": "er", "ɚ": "er", "eɪ": "ey", "ɪ": "ih", "ᵻ": "ih",
    "i": "iy", "iː": "iy", "oʊ": "ow", "oː": "ao", "ɔɪ": "oy", "ʊ": "uh", "uː": "uw", "u": "uw",
    "ɑːɹ": "aa r", "ɔːɹ": "ao r", "oːɹ": "ao r", "ɛɹ": "eh r", "ɪɹ": "ih r", "ʊɹ": "uh r",
    "aɪɚ": "ay er", "aɪə": "ay ax", "iə": "iy ax", "əl": "ax l", "n̩": "ax n", "m̩": "ax m",
    "b": "b", "tʃ": "ch", "d": "d", "ð": "dh", "f": "f", "ɡ": "g", "h": "hh", "dʒ": "jh", "k": "k",
    "l": "l", "m": "m", "n": "n", "ŋ": "ng", "p": "p", "ɹ": "r", "s": "s", "ʃ": "sh", "t": "t",
    "ɾ": "t", "ʔ": "t", "θ": "th", "v": "v", "w": "w", "j": "y", "z": "z", "ʒ": "zh", "x": "k",
    "": "",
  ]

  private static let letterNames: [Character: String] = [
    "a": "ey", "b": "b iy", "c": "s iy", "d": "d iy", "e": "iy", "f": "eh f", "g": "jh iy",
    "h": "ey ch", "i": "ay", "j": "jh ey", "k": "k ey", "l": "eh l", "m": "eh m", "n": "eh n",
    "o": "ow", "p": "p iy", "q": "k y uw", "r": "aa r", "s": "eh s", "t": "t iy", "u": "y uw",
    "v": "v iy", "w": "d ah b ax l y uw", "x": "eh k s", "y": "w ay", "z": "z iy",
    "'": "ax p aa s t r ax f iy", "-": "hh ay f ax n",
  ]
}

/// The library of Flite, which is optional. It isn't thread-safe, and slower than eSpeak NG, so it has a
/// thread of its own: calls to eSpeak NG never wait for it.
actor FliteEngine {
  private let thread = DedicatedThread(name: "vocalvocab.flite")
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns whether Flite is installed with a voice of its own.
  func isInstalled(voice name: String) -> Bool { cflite_find(name) == CFLITE_OK }

  /// Returns the sound of a text or of phones.
  ///
  /// - Parameter stretch: the factor by which sounds last longer than normally.
  func sound(
    of input: Flite.Input, voice name: String, stretch: Double
  ) throws(SpeechError) -> Sound {
    var made = cflite_sound()
    let status =
      switch input {
      case .text(let text): cflite_say_text(name, text, Float(stretch), &made)
      case .phones(let phones): cflite_say_phones(name, phones, Float(stretch), &made)
      }
    defer { cflite_free(&made) }
    switch status {
    case CFLITE_OK: break
    case CFLITE_NOT_THERE: throw .fliteMissing
    default: throw .synthesisFailed(engine: "Flite", reason: "it gave no sound")
    }
    let samples = UnsafeBufferPointer(start: made.samples, count: Int(made.count))
    let gain = Flite.gains[name] ?? 1
    return Sound(resampling: samples.map { gain * Float($0) / 32768 }, from: Int(made.rate))
  }
}
