internal import Synchronization

/// A speaker on a sound device. It says utterances one after another, and ``stop()`` silences it at
/// once.
///
///     let speaker = Speaker(synthesizer: synthesizer, device: "default")
///     try await speaker.open()
///     let saying = speaker.say([Utterance(.text("harbor"), voice: "martin")])
///     let ending = try await saying.value   // .heard, or .stopped after speaker.stop()
public final class Speaker: Sendable {
  private struct State {
    /// The number of stops so far. An utterance that was asked for before the last stop is no
    /// longer wanted.
    var stops = 0
    /// The last task that was asked for. The next task waits for it.
    var last: Task<Ending, any Error>?
    /// Sounds that were made ahead of time.
    var prepared: [Utterance: [Int16]] = [:]
    /// The last failure, until ``takeFailure()`` takes it.
    var failure: SpeechError?
  }

  private let synthesizer: Synthesizer
  private let player: SamplePlayer
  private let state = Mutex(State())

  /// The number of prepared sounds that are kept: more than a round needs.
  private static let maximumPrepared = 16

  /// - Parameters:
  ///   - synthesizer: the speech engine that makes the sounds.
  ///   - device: an ALSA name, such as `default` or `plughw:1,0`.
  public convenience init(synthesizer: Synthesizer, device: String) {
    self.init(synthesizer: synthesizer, device: device) { () throws(SpeechError) in
      try ALSADevice(name: device, sampleRate: Synthesizer.sampleRate)
    }
  }

  /// - Parameters:
  ///   - device: the name of the device in messages.
  ///   - connect: opens the device.
  init(
    synthesizer: Synthesizer, device: String,
    connect: @escaping @Sendable () throws(SpeechError) -> any PlaybackDevice
  ) {
    self.synthesizer = synthesizer
    player = SamplePlayer(name: device, connect: connect)
  }

  /// Opens the sound device, so that a missing one shows early.
  ///
  /// - Throws: a ``SpeechError`` that names the device.
  public func open() async throws(SpeechError) {
    try await player.open()
  }

  /// Says utterances after all earlier ones, and returns at once.
  ///
  /// - Returns: a task whose value is how the utterances ended. It throws the ``SpeechError`` that
  ///   kept one of them from being heard.
  @discardableResult
  public func say(_ utterances: [Utterance]) -> Task<Ending, any Error> {
    state.withLock { state in
      let (stops, previous) = (state.stops, state.last)
      let task = Task<Ending, any Error> {
        // The caller for the previous utterances gets their failure.
        _ = try? await previous?.value
        do {
          for utterance in utterances {
            let ending = try await self.play(utterance, stops: stops)
            if ending == .stopped { return .stopped }
          }
          return .heard
        } catch {
          self.state.withLock { $0.failure = error as? SpeechError }
          throw error
        }
      }
      state.last = task
      return task
    }
  }

  /// Makes the sound of an utterance now, so that it starts at once when it is said.
  public func prepare(_ utterance: Utterance) async throws(SpeechError) {
    guard state.withLock({ $0.prepared[utterance] == nil }) else { return }
    let sound = try await synthesizer.sound(of: utterance)
    state.withLock { state in
      if state.prepared.count >= Self.maximumPrepared { state.prepared = [:] }
      state.prepared[utterance] = sound.samples
    }
  }

  /// Stops the present utterance, in the middle of a word, and drops all that wait behind it.
  public func stop() {
    state.withLock { $0.stops += 1 }
  }

  /// Waits until every utterance so far has been heard or has failed.
  public func waitUntilQuiet() async {
    // A failure is kept for `takeFailure`.
    _ = try? await state.withLock { $0.last }?.value
  }

  /// Returns the last failure since the previous call, and forgets it.
  public func takeFailure() -> SpeechError? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// - Parameter stops: the number of stops when the utterance was asked for.
  private func play(_ utterance: Utterance, stops: Int) async throws -> Ending {
    let (isWanted, prepared) = state.withLock { ($0.stops == stops, $0.prepared[utterance]) }
    guard isWanted else { return .stopped }
    let samples =
      prepared.map { samples in
        AsyncThrowingStream<[Int16], any Error> { continuation in
          continuation.yield(samples)
          continuation.finish()
        }
      } ?? synthesizer.stream(utterance)
    return try await player.play(samples) { [weak self] in
      self?.state.withLock { $0.stops } == stops
    }
  }
}
