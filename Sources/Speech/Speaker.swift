internal import Synchronization

/// Says utterances on a sound device, one after another, and stops at once when told.
public final class Speaker: Sendable {
  private struct Line {
    /// Raised by every stop; what was asked for under an older number is no longer wanted.
    var generation = 0
    /// The last that was asked for; the next waits for it.
    var last: Task<Ending, any Error>?
    /// Sounds made ahead of time.
    var prepared: [Utterance: [Int16]] = [:]
    /// What kept the last utterances from being heard, until somebody asks.
    var failure: SpeechError?
  }

  private let synthesizer: Synthesizer
  private let loudspeaker: Loudspeaker
  private let line = Mutex(Line())

  /// More prepared sounds than this are more than a round needs.
  private static let mostPrepared = 16

  /// - Parameter device: an ALSA name, such as `default` or `plughw:1,0`.
  public convenience init(synthesizer: Synthesizer, device: String) {
    self.init(synthesizer: synthesizer, device: device) { () throws(SpeechError) in
      try ALSADevice(name: device, sampleRate: Synthesizer.sampleRate)
    }
  }

  init(
    synthesizer: Synthesizer, device: String,
    connect: @escaping @Sendable () throws(SpeechError) -> any PCM
  ) {
    self.synthesizer = synthesizer
    loudspeaker = Loudspeaker(name: device, connect: connect)
  }

  /// Opens the sound device, to know early whether it is there.
  ///
  /// - Throws: a ``SpeechError`` that names the device.
  public func open() async throws(SpeechError) {
    try await loudspeaker.open()
  }

  /// Says utterances after all that was asked for before, and returns at once.
  ///
  /// - Returns: a task whose value is how they ended, or the ``SpeechError`` that kept them from it.
  @discardableResult
  public func say(_ utterances: [Utterance]) -> Task<Ending, any Error> {
    line.withLock { line in
      let (generation, previous) = (line.generation, line.last)
      let task = Task<Ending, any Error> {
        // Whoever asked for the one before has heard of its failure.
        _ = try? await previous?.value
        do {
          for utterance in utterances {
            let ending = try await self.play(utterance, generation: generation)
            if ending == .stopped { return .stopped }
          }
          return .heard
        } catch {
          self.line.withLock { $0.failure = error as? SpeechError }
          throw error
        }
      }
      line.last = task
      return task
    }
  }

  /// Makes the sound of an utterance now, so that it starts at once when it is said.
  public func prepare(_ utterance: Utterance) async throws(SpeechError) {
    guard line.withLock({ $0.prepared[utterance] == nil }) else { return }
    let sound = try await synthesizer.sound(of: utterance)
    line.withLock { line in
      if line.prepared.count >= Self.mostPrepared { line.prepared = [:] }
      line.prepared[utterance] = sound.samples
    }
  }

  /// Ends what is being said, in mid-word, and all that waits behind it.
  public func stop() {
    line.withLock { $0.generation += 1 }
  }

  /// Waits until all that was asked for has been heard or has failed.
  public func waitUntilQuiet() async {
    // Its failure is kept for `takeFailure`.
    _ = try? await line.withLock { $0.last }?.value
  }

  /// What kept something from being heard since this was last asked.
  public func takeFailure() -> SpeechError? {
    line.withLock { line in
      defer { line.failure = nil }
      return line.failure
    }
  }

  private func play(_ utterance: Utterance, generation: Int) async throws -> Ending {
    let (isWanted, prepared) = line.withLock {
      ($0.generation == generation, $0.prepared[utterance])
    }
    guard isWanted else { return .stopped }
    let samples =
      prepared.map { samples in
        AsyncThrowingStream<[Int16], any Error> { continuation in
          continuation.yield(samples)
          continuation.finish()
        }
      } ?? synthesizer.stream(utterance)
    return try await loudspeaker.play(samples) { [weak self] in
      self?.line.withLock { $0.generation } == generation
    }
  }
}
