internal import CFlite
internal import Glibc
internal import Languages
internal import Threads

/// Flite, the second engine. Its voices are cut from recordings of people.
///
/// The voices are the CMU ARCTIC speakers (J. Kominek and A. Black, 2003), who speak American
/// English.
enum Flite {
  static let language = Language.american

  /// Our names for the voices, Flite's own names, and the people who were recorded. The voice that
  /// an independent listener understands best comes first.
  static let voices: [(name: String, own: String, speaker: Voice.Speaker)] = [
    ("flite-slt", "slt", .woman), ("flite-rms", "rms", .man),
  ]
  /// The purpose of the voices.
  static let purpose = "everyone: easy to understand"

  /// The gains that make the voices as loud as ours: from -16.1 and -21.4 LUFS to -23.6 (EBU R128,
  /// over 60 words).
  fileprivate static let gains: [String: Float] = ["slt": 0.422, "rms": 0.776]

  /// Returns Flite's own name of a voice; `nil` for a voice of another engine.
  static func voiceName(of voice: String) -> String? {
    voices.first { $0.0 == voice }?.1
  }

  /// An input of Flite: a text, and the phones of its words that are not said as in Flite's own
  /// lexicon.
  struct Input: Sendable, Equatable {
    var text: String
    /// The phones of words, by the word as it is in the text.
    var phones: [String: String] = [:]

    /// Returns the input for phones alone.
    static func phones(_ phones: String) -> Input {
      // Flite says the phones, not this word. It gives a noun an accent, and gives none to `the`.
      Input(text: "word", phones: ["word": phones])
    }
  }
}

/// The library of Flite, which is optional. It is not thread-safe, and it is slower than eSpeak NG.
/// So it has a thread of its own, and calls to eSpeak NG never wait for it.
actor FliteEngine {
  private let thread = DedicatedThread(name: "vocalvocab.flite")
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns whether Flite is installed with a voice of its own.
  func isInstalled(voice name: String) -> Bool { cflite_find(name) == CFLITE_OK }

  /// Returns the sound of an input.
  ///
  /// - Parameter stretch: the factor by which sounds last longer than normally.
  func sound(
    of input: Flite.Input, voice name: String, stretch: Double
  ) throws(SpeechError) -> Sound {
    var made = cflite_sound()
    let strings = input.phones.flatMap { [strdup($0.key), strdup($0.value)] }
    defer { for string in strings { free(string) } }
    let words = stride(from: 0, to: strings.count, by: 2).map { index in
      cflite_word(text: strings[index], phones: strings[index + 1])
    }
    let status = cflite_say(
      name, input.text, words, Int32(words.count), Float(stretch), &made)
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
