internal import Glibc
internal import Threads

/// How an utterance ended.
public enum Ending: Hashable, Sendable {
  /// All of the utterance was heard.
  case heard
  /// A stop cut the utterance off, or came before it began.
  case stopped
}

/// A player of samples on a device, one stream at a time. It has a thread of its own, so that no
/// other task waits while the device plays.
actor SamplePlayer {
  private let thread = DedicatedThread(name: "vocalvocab.player")
  private let target: SoundDevice
  /// The name of the device in messages.
  nonisolated var name: String { target.name }
  /// The watch over the calls to the device, which others may look at while a call lasts.
  let watch = DeviceWatch()
  private let connect: @Sendable () throws(SpeechError) -> any PlaybackDevice
  private let patience: Speaker.Patience
  private var device: (any PlaybackDevice)?
  private var softStop = SoftStop()
  /// The longest wait for the end of an utterance that the device has taken.
  private var longestRest: Duration
  /// The end of the last sound on the device; `nil` before the first.
  private var lastEnd: ContinuousClock.Instant?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// The longest time before the player notices a stop.
  private static let pollMilliseconds: Int32 = 10
  /// The time that a suspended or stuck device has to come back.
  private static let recoveryLimit = Duration.seconds(5)

  /// The silence that the device gets first after a pause.
  private let leadIn: [Int16]
  /// The pause after which a device may sleep.
  private static let sleepsAfter = Duration.seconds(1)

  /// - Parameters:
  ///   - target: the device, which is not open yet.
  ///   - patience: the times for which the player waits for the device.
  ///   - connect: opens the device.
  init(
    _ target: SoundDevice, patience: Speaker.Patience,
    connect: @escaping @Sendable () throws(SpeechError) -> any PlaybackDevice
  ) {
    self.target = target
    leadIn = [Int16](repeating: 0, count: Synthesizer.sampleRate * target.leadIn / 1000)
    self.patience = patience
    longestRest = patience.rest
    self.connect = connect
  }

  /// Opens the device, unless it is open.
  func open() throws(SpeechError) { _ = try connected() }

  private func connected() throws(SpeechError) -> any PlaybackDevice {
    if let device { return device }
    let device = WatchedDevice(device: try watch.during(connect), watch: watch)
    self.device = device
    return device
  }

  /// Plays a stream to its end, or until `isWanted` returns `false`.
  ///
  /// - Throws: a ``SpeechError``. After a failure the next call opens the device again.
  func play(
    _ samples: SampleStream, whileWanted isWanted: @Sendable () -> Bool
  ) async throws -> Ending {
    let device = try connected()
    softStop.forget()
    try attempt { () throws(SpeechError) in try check(device.prepare()) }
    defer { lastEnd = .now }
    if lastEnd.map({ .now - $0 > Self.sleepsAfter }) ?? true {
      _ = try attempt { () throws(SpeechError) in
        try write(leadIn, to: device, whileWanted: isWanted)
      }
    }
    for try await piece in samples {
      let isPlaying = try attempt { () throws(SpeechError) in
        try write(piece, to: device, whileWanted: isWanted)
      }
      guard isPlaying else { return silence(device) }
    }
    let isHeard = try attempt { () throws(SpeechError) in
      try finish(device, whileWanted: isWanted)
    }
    return isHeard ? .heard : silence(device)
  }

  /// Silences a device without a click.
  private func silence(_ device: any PlaybackDevice) -> Ending {
    defer { softStop.forget() }
    // A failure shows at the next `prepare`.
    _ = device.start()
    let delay = device.delay()
    if let ending = softStop.ending(delay: delay), device.rewind(ending.rewind) == ending.rewind {
      _ = ending.samples.withUnsafeBufferPointer(device.write)
      pause(samples: delay - ending.rewind + ending.samples.count)
    } else {
      pause(samples: softStop.quietMoment(delay: delay))
    }
    _ = device.drop()
    return .stopped
  }

  private func pause(samples: Int) {
    // A broken device may report any delay.
    let bounded = min(max(0, samples), Synthesizer.sampleRate)
    usleep(UInt32(bounded * 1_000_000 / Synthesizer.sampleRate))
  }

  /// Takes a step, and closes the device if that fails, so that the next utterance opens it again.
  private func attempt<Outcome>(
    _ step: () throws(SpeechError) -> Outcome
  ) throws(SpeechError) -> Outcome {
    do throws(SpeechError) {
      return try step()
    } catch {
      device = nil
      throw error
    }
  }

  /// Writes samples to a device.
  ///
  /// - Returns: `false` if they were no longer wanted.
  private func write(
    _ samples: [Int16], to device: any PlaybackDevice, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) -> Bool {
    var rest = samples[...]
    var deadline = ContinuousClock.now + patience.samples
    while !rest.isEmpty {
      guard isWanted() else { return false }
      guard ContinuousClock.now < deadline else {
        throw .deviceLost(name, reason: "it takes no more sound")
      }
      let count = rest.withUnsafeBufferPointer(device.write)
      if count > 0 {
        softStop.note(rest.prefix(count))
        rest = rest.dropFirst(count)
        deadline = ContinuousClock.now + patience.samples
      } else if count == 0 || count == -Int(EAGAIN) {
        let status = device.wait(milliseconds: Self.pollMilliseconds)
        if status < 0 { try recover(device, from: status, whileWanted: isWanted) }
      } else {
        try recover(device, from: Int32(clamping: count), whileWanted: isWanted)
      }
    }
    return isWanted()
  }

  /// Waits until all samples have been heard, in short steps, so that a stop takes effect between
  /// two.
  ///
  /// - Returns: `false` if they were no longer wanted.
  private func finish(
    _ device: any PlaybackDevice, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) -> Bool {
    let started = device.start()
    if started < 0 { try recover(device, from: started, whileWanted: isWanted) }
    // The clock ends this loop, because a sound server may report a delay after the end. No delay
    // and an underrun both mean that the device has played everything.
    let rest = Duration.seconds(Double(max(0, device.delay())) / Double(Synthesizer.sampleRate))
    let end = ContinuousClock.now + min(rest, longestRest)
    while device.delay() > 0, ContinuousClock.now < end {
      guard isWanted() else { return false }
      usleep(UInt32(Self.pollMilliseconds) * 500)
    }
    if rest > longestRest { longestRest = patience.restAfterWrongDelay }
    guard isWanted() else { return false }
    let drained = device.drain()
    if drained < 0 && drained != -EPIPE { try check(drained) }
    return true
  }

  /// Brings a device back after an underrun or a suspend. Samples that the device lost stay lost;
  /// speech goes on with the next ones.
  private func recover(
    _ device: any PlaybackDevice, from status: Int32, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) {
    defer { usleep(UInt32(Self.pollMilliseconds) * 1000) }
    switch -status {
    case EINTR:
      return
    case EPIPE:
      try check(device.prepare())
    case ESTRPIPE:
      let deadline = ContinuousClock.now + Self.recoveryLimit
      var resumed = device.resume()
      while resumed == -EAGAIN, ContinuousClock.now < deadline, isWanted() {
        usleep(UInt32(Self.pollMilliseconds) * 1000)
        resumed = device.resume()
      }
      if resumed < 0 { try check(device.prepare()) }
    default:
      try check(status)
    }
  }

  private func check(_ status: Int32) throws(SpeechError) {
    if status < 0 { throw .deviceLost(name, reason: ALSADevice.reason(of: status)) }
  }
}
