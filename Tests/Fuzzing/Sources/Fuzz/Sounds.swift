import Foundation

@testable import Speech

extension Parser {
  /// Pronunciations, voices and recordings.
  static let sounds = [
    Parser(name: "pronunciations") {
      [
        Array(
          "# a comment\npotpourri - - p,oUpU@r'i: French\nrecord noun us r'Ek3d the thing\n".utf8)
      ]
    } read: { bytes in
      let pronunciations = Pronunciations(bytes)
      _ = pronunciations.heteronyms(in: .american)
      for word in ["record", "potpourri", "", "#"] {
        _ = pronunciations.phonemes(of: word, as: "noun", in: .american)
      }
      let mine = PersonalPronunciation(word: "gyro", part: nil, voice: "clara", phonemes: "x")
      let file = Array(bytes)
      precondition(
        mine.removed(from: mine.added(to: file))
          == mine.removed(from: mine.added(to: mine.removed(from: file))))
      _ = PersonalPronunciation.lines(of: file)
    },
    Parser(name: "voices") {
      [Array(FuzzedVoice.good.utf8)]
    } read: { bytes in
      _ = VoiceFile(name: "fuzzed", text: String(decoding: bytes, as: UTF8.self))
      FuzzedVoice.only.speak(bytes)
    },
    Parser(name: "recordings") {
      [Sound(samples: (0..<4000).map { Int16($0 % 100 * 90) }, sampleRate: 22050).wav]
    } read: { bytes in
      _ = Sound(recording: bytes)
    },
  ]
}

/// A voice of ours whose file changes. A process has one engine.
private final class FuzzedVoice: Sendable {
  static let only = FuzzedVoice()

  static let good = """
    language variant
    name fuzzed
    // FOR: a test
    gender male 30
    pitch 80 120
    formant 1 98 100 100
    flutter 2
    roughness 1
    voicing 110
    consonants 80 90
    speed 100
    stressLength 160 140 200 200 0 0 220 230
    intonation 1
    tunes s1 c1 q1 e1

    """

  private let folder = NSTemporaryDirectory() + "vocalvocab-voices-\(getpid())"
  private let synthesizer: Synthesizer

  private init() {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: folder + "/fuzzed", contents: Data(Self.good.utf8))
    synthesizer = Synthesizer.shared(voices: folder, cache: folder + "/cache")
  }

  /// Says a word with a voice file.
  func speak(_ file: [UInt8]) {
    _ = FileManager.default.createFile(atPath: folder + "/fuzzed", contents: Data(file))
    let isDone = DispatchSemaphore(value: 0)
    Task { [synthesizer] in
      // The engine reads the file only where another voice was selected before.
      try? await synthesizer.check(voice: "en-us")
      _ = try? await synthesizer.sound(of: Utterance(.text("a"), voice: "fuzzed"), longest: 10)
      isDone.signal()
    }
    isDone.wait()
  }
}
