internal import Threads

/// A speaker on a sound device. It says utterances one after another, and ``stop()`` silences it at
/// once.
///
///     let speaker = Speaker(synthesizer: synthesizer, device: SoundDevice("default"))
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
    var player: SamplePlayer
  }

  private let synthesizer: Synthesizer
  private let state: Guarded<State>
  private let makePlayer: @Sendable () -> SamplePlayer

  /// The times after which a device is given up.
  struct Patience {
    /// The longest time in which the device takes no samples. A device plays its whole buffer in
    /// less.
    var samples = Duration.seconds(10)
    /// The length of a call that counts as one that never ends.
    var call = Duration.seconds(5)
    /// The same after a stop, when the learner waits for silence.
    var callAfterStop = Duration.milliseconds(500)
    /// The longest wait for the end of an utterance that the device has taken. A sound server may
    /// report any time.
    var rest = Duration.seconds(5)
    /// The same on a device that has reported a longer time before, so that it delays only one
    /// utterance by so much.
    var restAfterWrongDelay = Duration.seconds(1)
  }

  private let patience: Patience

  /// The number of prepared sounds that are kept: more than a round needs.
  private static let maximumPrepared = 16

  /// - Parameters:
  ///   - synthesizer: the speech engine that makes the sounds.
  ///   - device: the device, which ALSA opens.
  public convenience init(synthesizer: Synthesizer, device: SoundDevice) {
    self.init(synthesizer: synthesizer, device: device) { () throws(SpeechError) in
      try ALSADevice(name: device.name, sampleRate: Synthesizer.sampleRate)
    }
  }

  /// - Parameters:
  ///   - device: the device that is opened.
  ///   - patience: the times after which the device is given up.
  ///   - connect: opens the device.
  init(
    synthesizer: Synthesizer, device: SoundDevice, patience: Patience = Patience(),
    connect: @escaping @Sendable () throws(SpeechError) -> any PlaybackDevice
  ) {
    self.synthesizer = synthesizer
    self.patience = patience
    makePlayer = { SamplePlayer(device, patience: patience, connect: connect) }
    state = Guarded(State(player: makePlayer()))
  }

  /// Opens the sound device, so that a missing one shows early.
  ///
  /// - Throws: a ``SpeechError`` that names the device.
  public func open() async throws(SpeechError) {
    do {
      try await whileAnswering(since: stops) { try await $0.open() }
    } catch SpeechError.deviceLost(let name, let reason) {
      throw .deviceFailed(name, reason: reason)
    } catch let error as SpeechError {
      throw error
    } catch {
      // Nothing else is thrown.
    }
  }

  /// The number of stops so far.
  private var stops: Int { state.withLock { $0.stops } }

  /// Takes a step of the player. A device that never returns from a call is given up: its player
  /// keeps its thread, and the next step has a player of its own.
  ///
  /// - Parameter since: the number of stops when the step was asked for.
  /// - Throws: ``SpeechError/deviceLost(_:reason:)`` for a device that is given up.
  private func whileAnswering<Value: Sendable>(
    since stops: Int, _ step: @escaping @Sendable (SamplePlayer) async throws -> Value
  ) async throws -> Value {
    let player = state.withLock { $0.player }
    return try await withCheckedThrowingContinuation { continuation in
      let result = FirstResult(continuation)
      Task {
        do {
          result.give(.success(try await step(player)))
        } catch {
          result.give(.failure(error))
        }
      }
      Task {
        while !result.isThere {
          try? await Task.sleep(for: .milliseconds(50))
          let limit = self.stops == stops ? patience.call : patience.callAfterStop
          guard let present = player.watch.present, present > limit else { continue }
          state.withLock { if $0.player === player { $0.player = makePlayer() } }
          result.give(.failure(SpeechError.deviceLost(player.name, reason: "it does not answer")))
        }
      }
    }
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

  /// Returns the failure of a program that speaks a voice, since the previous call. Our voice took
  /// its place.
  public func takeProgramFailure() async -> SpeechError? {
    await synthesizer.takeProgramFailure()
  }

  /// - Parameter stops: the number of stops when the utterance was asked for.
  private func play(_ utterance: Utterance, stops: Int) async throws -> Ending {
    let (isWanted, prepared) = state.withLock { ($0.stops == stops, $0.prepared[utterance]) }
    guard isWanted else { return .stopped }
    let samples = prepared.map { SampleStream($0) } ?? synthesizer.stream(utterance)
    do {
      return try await whileAnswering(since: stops) { player in
        try await player.play(samples) { [weak self] in self?.stops == stops }
      }
    } catch SpeechError.deviceLost where self.stops != stops {
      // Nobody wants to hear it any longer.
      return .stopped
    }
  }
}
