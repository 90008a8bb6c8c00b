internal import Threads

/// The engine of the voices that programs speak. One program runs at a time, on a thread of its
/// own.
actor ProgramEngine {
  private let thread = DedicatedThread(name: "vocalvocab.programs")
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let sounds: ProgramSounds
  /// The time until which each program that failed is not asked again. Without a rest, a learner
  /// would wait for each word.
  private var rests: [ProgramVoice: ContinuousClock.Instant] = [:]
  private static let rest = Duration.seconds(60)
  /// The voices whose failure was reported.
  private var reported: Set<String> = []
  private var failure: SpeechError?

  init(sounds: ProgramSounds) { self.sounds = sounds }

  /// Returns the sound of a text, as loud as our voices; `nil` if the program fails.
  func sound(of text: String, by voice: ProgramVoice) -> Sound? {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return Sound(samples: [], sampleRate: Synthesizer.sampleRate)
    }
    if let kept = sounds.sound(of: text, by: voice) { return kept }
    if let end = rests[voice], ContinuousClock.now < end { return nil }
    do throws(ProgramFailure) {
      let sound = try Self.make(text, by: voice)
      sounds.keep(sound, of: text, by: voice)
      rests[voice] = nil
      return sound
    } catch {
      rests[voice] = .now + Self.rest
      if reported.insert(voice.name).inserted {
        failure = .programFailed(voice: voice.name, reason: error)
      }
      return nil
    }
  }

  /// Runs the program of a new voice, and forgets all earlier sounds.
  func check(_ voice: ProgramVoice, with text: String) throws(SpeechError) {
    do throws(ProgramFailure) {
      _ = try Self.make(text, by: voice)
    } catch {
      throw .programFailed(voice: voice.name, reason: error)
    }
    rests[voice] = nil
    sounds.removeAll()
  }

  /// Returns whether the last run of a voice's program failed, so that our voice speaks in its
  /// place.
  func isSilent(_ voice: ProgramVoice) -> Bool { rests[voice] != nil }

  /// Returns the failure of a program since the last call. Each voice has one in the life of the
  /// process.
  func takeFailure() -> SpeechError? {
    defer { failure = nil }
    return failure
  }

  /// Whether a scalar ends a line, or the text as C has it.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0, 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func make(_ text: String, by voice: ProgramVoice) throws(ProgramFailure) -> Sound {
    // Some programs read a line as a text of its own.
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(Self.isLineEnd(scalar) ? " " : scalar) }
    var bytes = try ProgramRun.output(
      of: voice.command, in: voice.folder, reading: String(line), within: ProgramRun.timeLimit)
    if let rate = voice.rawRate {
      let samples = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
        Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
      }
      bytes = Sound(samples: samples, sampleRate: rate).wav
    }
    guard let sound = Sound(recording: bytes) else { throw .noSound }
    return sound
  }
}
