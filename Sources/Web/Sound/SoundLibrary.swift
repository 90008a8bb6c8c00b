internal import NIOCore
internal import Speech

/// Makes the sounds of all learners: the one place that asks the engine for them.
///
/// Who asks for much waits behind who asks for little: learners take turns, one sound at a time. The
/// same sound is made once, and kept as long as there is room.
actor SoundLibrary {
  private let make: @Sendable ([Utterance]) async throws -> ByteBuffer
  private var kept = RecentSounds(limit: 32 << 20)
  /// Who waits for a sound that is being made, or is going to be.
  private var waiting: [[Utterance]: [CheckedContinuation<ByteBuffer, any Error>]] = [:]
  /// What each learner has asked for, and whose turn it is.
  private var wanted: [LearnerName: [[Utterance]]] = [:]
  private var turns: [LearnerName] = []
  private var isWorking = false

  /// More than a page asks for in a round.
  private static let mostOfLearner = 64

  /// - Parameter make: makes a WAV file of utterances one after another.
  init(make: @escaping @Sendable ([Utterance]) async throws -> ByteBuffer) { self.make = make }

  init(synthesizer: Synthesizer) {
    self.init { utterances in
      var sound = Sound(samples: [], sampleRate: Synthesizer.sampleRate)
      for utterance in utterances {
        sound.samples += try await synthesizer.sound(of: utterance).samples
      }
      return ByteBuffer(bytes: sound.wav)
    }
  }

  /// How many wait for a sound.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// How much the sounds take that are kept.
  var bytes: Int { kept.bytes }

  /// Utterances one after another, as a WAV file.
  ///
  /// - Throws: ``SpeechError``, or a ``Problem`` where the learner waits for too many sounds.
  func wav(of utterances: [Utterance], for learner: LearnerName) async throws -> ByteBuffer {
    if let sound = kept[utterances] { return sound }
    let isAsked = waiting[utterances] != nil
    if !isAsked {
      guard wanted[learner, default: []].count < Self.mostOfLearner else {
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

  /// Makes a sound ahead of time. If that fails, so will asking for it, and that is told.
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

/// Sounds by what is said, the least lately used of which give way.
private struct RecentSounds {
  private struct Kept {
    let sound: ByteBuffer
    var used: UInt64
  }

  private let limit: Int
  private var sounds: [[Utterance]: Kept] = [:]
  private(set) var bytes = 0
  private var clock: UInt64 = 0

  /// - Parameter limit: in bytes.
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
      sounds[utterances] = Kept(sound: sound, used: clock)
      bytes += sound.readableBytes
      if bytes > limit { makeRoom() }
    }
  }

  /// To a quarter less than the limit, so that it is long before room is needed again.
  private mutating func makeRoom() {
    for (utterances, kept) in sounds.sorted(by: { $0.value.used < $1.value.used }) {
      guard bytes > limit / 4 * 3 else { return }
      sounds[utterances] = nil
      bytes -= kept.sound.readableBytes
    }
  }
}
