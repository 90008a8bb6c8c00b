internal import Figures
internal import NIOCore
internal import Speech
internal import Storage
internal import Vocabulary

/// The maker of the sounds of all learners. Only this actor asks the engine for them.
///
/// Learners take turns: many sounds for one learner don't delay the others. Words and long texts
/// have separate turns, so that no word waits for a text. A sound is made once, and kept while the
/// cache has room.
actor SoundLibrary {
  private let make: @Sendable ([Utterance]) async throws -> ByteBuffer
  private var kept = RecentSounds(limit: 48 << 20)
  /// The callers that wait for each sound.
  private var waiting: [[Utterance]: [CheckedContinuation<ByteBuffer, any Error>]] = [:]
  /// The sounds that wait to be made.
  private var turns: [Length: SoundTurns] = [:]
  /// The lengths of the sounds that are being made.
  private var inWork: Set<Length> = []
  private var isClosed = false
  private var reused = 0
  private var failed = 0
  private var durations = Durations()

  /// Whether an utterance is a word or a longer text.
  private enum Length {
    case word, text

    init(of utterances: [Utterance]) {
      self = utterances.letterCount <= WordList.Entry.longestWord ? .word : .text
    }
  }

  /// The largest number of sounds that a learner can wait for. A round needs fewer.
  private static let longestQueue = 64
  /// The greatest length of a sound, in seconds. The longest text of a list takes 212 seconds at
  /// half speed; a text of only punctuation marks would take longer, and is cut off here.
  static let longestSound = 240.0

  /// - Parameter make: a function that returns a WAV file with utterances one after another.
  init(make: @escaping @Sendable ([Utterance]) async throws -> ByteBuffer) { self.make = make }

  /// Makes a library whose sounds come from an engine.
  ///
  /// - Parameter report: a closure that is called after each sound.
  init(synthesizer: Synthesizer, afterEach report: @escaping @Sendable () async -> Void = {}) {
    self.init { utterances in
      var sound = Sound(samples: [], sampleRate: Synthesizer.sampleRate)
      for utterance in utterances {
        let rest = Self.longestSound - Double(sound.samples.count) / Double(sound.sampleRate)
        sound.samples += try await synthesizer.sound(of: utterance, longest: rest).samples
      }
      await report()
      return ByteBuffer(bytes: sound.wav)
    }
  }

  /// The number of callers that wait for a sound.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// The size of all kept sounds, in bytes.
  var bytes: Int { kept.bytes }

  /// Returns a WAV file with utterances one after another.
  ///
  /// - Throws: `SpeechError`, a ``Problem`` if the learner waits for too many sounds, or
  ///   `CancellationError` after ``close()``.
  func wav(of utterances: [Utterance], for learner: LearnerName) async throws -> ByteBuffer {
    guard !isClosed else { throw CancellationError() }
    if let sound = kept[utterances] {
      reused += 1
      return sound
    }
    let length = Length(of: utterances)
    if waiting[utterances] == nil {
      guard turns.values.reduce(0, { $0 + $1.count(of: learner) }) < Self.longestQueue else {
        throw Problem.tooMany(after: 1)
      }
      turns[length, default: SoundTurns()].add(utterances, for: learner)
    }
    return try await withCheckedThrowingContinuation { continuation in
      waiting[utterances, default: []].append(continuation)
      guard inWork.insert(length).inserted else { return }
      Task { await work(on: length) }
    }
  }

  /// Makes a sound ahead of time. An error is ignored, because ``wav(of:for:)`` will throw it
  /// again.
  func prepare(_ utterances: [Utterance], for learner: LearnerName) async {
    guard !utterances.isEmpty, kept[utterances] == nil else { return }
    _ = try? await wav(of: utterances, for: learner)
  }

  /// Stops making sounds and ends all waits, because the server stops.
  func close() {
    isClosed = true
    turns = [:]
    for continuation in waiting.values.joined() {
      continuation.resume(throwing: CancellationError())
    }
    waiting = [:]
  }

  private func work(on length: Length) async {
    while let utterances = turns[length]?.next() {
      let result: Result<ByteBuffer, any Error>
      let start = ContinuousClock.now
      do {
        let sound = try await make(utterances)
        kept[utterances] = sound
        durations.add(start.duration(to: .now))
        result = .success(sound)
      } catch {
        failed += 1
        result = .failure(error)
      }
      for continuation in waiting.removeValue(forKey: utterances) ?? [] {
        continuation.resume(with: result)
      }
    }
    inWork.remove(length)
  }

  /// Adds the figures of all sounds since the server started to a text for Prometheus.
  func add(to text: inout ExpositionText) {
    text.add(
      durations: "vocalvocab_sound_seconds", "The time to make a sound.", [([], durations)])
    text.add(
      counter: "vocalvocab_sounds_reused_total", "Sounds that were made before.", [([], reused)])
    text.add(
      counter: "vocalvocab_sounds_failed_total", "Sounds that could not be made.", [([], failed)])
    text.add(gauge: "vocalvocab_sounds_kept_bytes", "The size of the kept sounds.", Double(bytes))
    text.add(
      gauge: "vocalvocab_sounds_waiting", "Requests that wait for a sound.", Double(waitingCount))
  }
}
