internal import NIOCore
internal import Speech

/// The maker of the sounds of all learners. Only this actor asks the engine for them.
///
/// Learners take turns, one sound at a time, so that a learner who asks for many sounds doesn't
/// delay the others. The same sound is made once, and kept as long as there is room.
actor SoundLibrary {
  private let make: @Sendable ([Utterance]) async throws -> ByteBuffer
  private var kept = RecentSounds(limit: 32 << 20)
  /// The callers that wait for each sound.
  private var waiting: [[Utterance]: [CheckedContinuation<ByteBuffer, any Error>]] = [:]
  /// The sounds that each learner has asked for and that are not being made yet.
  private var wanted: [LearnerName: [[Utterance]]] = [:]
  /// The learners in the order of their turns.
  private var turns: [LearnerName] = []
  private var isWorking = false

  /// The largest number of sounds that a learner can wait for. A round needs fewer.
  private static let longestQueue = 64

  /// - Parameter make: a function that returns a WAV file with utterances one after another.
  init(make: @escaping @Sendable ([Utterance]) async throws -> ByteBuffer) { self.make = make }

  /// Makes a library whose sounds come from an engine.
  init(synthesizer: Synthesizer) {
    self.init { utterances in
      var sound = Sound(samples: [], sampleRate: Synthesizer.sampleRate)
      for utterance in utterances {
        sound.samples += try await synthesizer.sound(of: utterance).samples
      }
      return ByteBuffer(bytes: sound.wav)
    }
  }

  /// The number of callers that wait for a sound.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// The size of all kept sounds, in bytes.
  var bytes: Int { kept.bytes }

  /// Returns a WAV file with utterances one after another.
  ///
  /// - Throws: `SpeechError`, or a ``Problem`` where the learner waits for too many sounds.
  func wav(of utterances: [Utterance], for learner: LearnerName) async throws -> ByteBuffer {
    if let sound = kept[utterances] { return sound }
    if waiting[utterances] == nil {
      guard wanted[learner, default: []].count < Self.longestQueue else {
        throw Problem.tooMany(after: 1)
      }
      if wanted[learner, default: []].isEmpty { turns.append(learner) }
      wanted[learner, default: []].append(utterances)
    }
    return try await withCheckedThrowingContinuation { continuation in
      waiting[utterances, default: []].append(continuation)
      guard !isWorking else { return }
      isWorking = true
      Task { await work() }
    }
  }

  /// Makes a sound ahead of time. An error is ignored, because ``wav(of:for:)`` will throw it
  /// again.
  func prepare(_ utterances: [Utterance], for learner: LearnerName) async {
    guard !utterances.isEmpty, kept[utterances] == nil else { return }
    _ = try? await wav(of: utterances, for: learner)
  }

  private func work() async {
    while let utterances = next() {
      let result: Result<ByteBuffer, any Error>
      do {
        let sound = try await make(utterances)
        kept[utterances] = sound
        result = .success(sound)
      } catch {
        result = .failure(error)
      }
      for continuation in waiting.removeValue(forKey: utterances) ?? [] {
        continuation.resume(with: result)
      }
    }
    isWorking = false
  }

  /// Removes the next sound to make, and returns it; `nil` where none is wanted.
  private func next() -> [Utterance]? {
    while !turns.isEmpty {
      let learner = turns.removeFirst()
      guard var own = wanted[learner], !own.isEmpty else { continue }
      let next = own.removeFirst()
      wanted[learner] = own.isEmpty ? nil : own
      if !own.isEmpty { turns.append(learner) }
      return next
    }
    return nil
  }
}

/// A cache of sounds by their utterances. It drops the least recently used sounds first.
private struct RecentSounds {
  /// The largest size of all sounds, in bytes.
  private let limit: Int
  private var sounds: [[Utterance]: (sound: ByteBuffer, used: UInt64)] = [:]
  /// The size of all sounds, in bytes.
  private(set) var bytes = 0
  /// The number of uses so far, which orders the sounds by their last use.
  private var clock: UInt64 = 0

  /// - Parameter limit: the largest size of all sounds, in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(utterances: [Utterance]) -> ByteBuffer? {
    mutating get {
      clock += 1
      sounds[utterances]?.used = clock
      return sounds[utterances]?.sound
    }
    set {
      clock += 1
      if let old = sounds.removeValue(forKey: utterances) { bytes -= old.sound.readableBytes }
      guard let sound = newValue, sound.readableBytes <= limit / 4 else { return }
      sounds[utterances] = (sound: sound, used: clock)
      bytes += sound.readableBytes
      if bytes > limit { makeRoom() }
    }
  }

  /// Drops sounds down to three quarters of the limit, so that the next sounds fit without dropping
  /// others.
  private mutating func makeRoom() {
    for (utterances, kept) in sounds.sorted(by: { $0.value.used < $1.value.used }) {
      guard bytes > limit / 4 * 3 else { return }
      sounds[utterances] = nil
      bytes -= kept.sound.readableBytes
    }
  }
}
