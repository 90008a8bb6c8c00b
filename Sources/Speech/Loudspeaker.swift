internal import Glibc

/// How an utterance ended.
public enum Ending: Hashable, Sendable {
  /// All of it was heard.
  case heard
  /// It was cut off, or never begun, because it was stopped.
  case stopped
}

/// Plays samples on a device, one stream at a time, on a thread of its own, so that waiting for the
/// device holds up nobody.
actor Loudspeaker {
  private let thread = OwnThread(name: "vocalvocab.loudspeaker")
  private let name: String
  private let connect: @Sendable () throws(SpeechError) -> any PCM
  private var device: (any PCM)?
  private var softStop = SoftStop()
  /// When the last sound on the device ended; `nil` before the first.
  private var lastEnd: ContinuousClock.Instant?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// The longest time before a stop is noticed.
  private static let patienceMilliseconds: Int32 = 10
  /// How long a suspended or stuck device may take to come back.
  private static let recovery = Duration.seconds(5)

  /// What a device hears first when it has been quiet: some need a moment to wake, and would swallow
  /// the first consonant.
  private static let leadIn = [Int16](repeating: 0, count: Synthesizer.sampleRate * 80 / 1000)
  /// A device that was quiet for longer than this may sleep.
  private static let sleepsAfter = Duration.seconds(1)
  /// - Parameters:
  ///   - name: what messages call the device.
  ///   - connect: opens it.
  init(name: String, connect: @escaping @Sendable () throws(SpeechError) -> any PCM) {
    self.name = name
    self.connect = connect
  }

  /// Opens the device, if it isn't open.
  func open() throws(SpeechError) { _ = try connected() }

  private func connected() throws(SpeechError) -> any PCM {
    if let device { return device }
    let device = try connect()
    self.device = device
    return device
  }

  /// Plays a stream to its end, or until it is no longer wanted.
  ///
  /// - Throws: a ``SpeechError``. A device that failed is opened anew at the next call.
  func play(
    _ samples: AsyncThrowingStream<[Int16], any Error>, whileWanted isWanted: @Sendable () -> Bool
  ) async throws -> Ending {
    let device = try connected()
    do throws(SpeechError) {
      softStop.forget()
      try check(device.prepare())
    } catch {
      self.device = nil
      throw error
    }
    defer { lastEnd = .now }
    if lastEnd.map({ .now - $0 > Self.sleepsAfter }) ?? true {
      _ = try attempt { () throws(SpeechError) in
        try write(Self.leadIn, to: device, whileWanted: isWanted)
      }
    }
    for try await piece in samples {
      let isPlaying = try attempt { () throws(SpeechError) in
        try write(piece, to: device, whileWanted: isWanted)
      }
      guard isPlaying else { return cut(device) }
    }
    let isHeard = try attempt { () throws(SpeechError) in
      try finish(device, whileWanted: isWanted)
    }
    return isHeard ? .heard : cut(device)
  }

  /// Silences a device, without a click.
  private func cut(_ device: any PCM) -> Ending {
    defer { softStop.forget() }
    // A device that can't even be silenced is found out at the next `prepare`.
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
    usleep(UInt32(max(0, samples) * 1_000_000 / Synthesizer.sampleRate))
  }

  /// Lets go of a device that failed, so that the next utterance looks for it again.
  private func attempt(_ step: () throws(SpeechError) -> Bool) throws(SpeechError) -> Bool {
    do {
      return try step()
    } catch {
      device = nil
      throw error
    }
  }

  /// - Returns: whether all was written; if not, it was no longer wanted.
  private func write(
    _ samples: [Int16], to device: any PCM, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) -> Bool {
    var rest = samples[...]
    while !rest.isEmpty {
      guard isWanted() else { return false }
      let count = rest.withUnsafeBufferPointer(device.write)
      if count > 0 {
        softStop.note(rest.prefix(count))
        rest = rest.dropFirst(count)
      } else if count == 0 || count == -Int(EAGAIN) {
        let status = device.wait(milliseconds: Self.patienceMilliseconds)
        if status < 0 { try recover(device, from: status, whileWanted: isWanted) }
      } else {
        try recover(device, from: Int32(clamping: count), whileWanted: isWanted)
      }
    }
    return isWanted()
  }

  /// Waits until all that was written has been heard, in steps that a stop can come between.
  private func finish(
    _ device: any PCM, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) -> Bool {
    let started = device.start()
    if started < 0 { try recover(device, from: started, whileWanted: isWanted) }
    // By the clock, for a sound server goes on to tell of a delay when all has been heard. None at
    // all, or an underrun, means that it has run out, as it should here.
    let rest = Double(max(0, device.delay())) / Double(Synthesizer.sampleRate)
    let end = ContinuousClock.now + .seconds(rest)
    while device.delay() > 0, ContinuousClock.now < end {
      guard isWanted() else { return false }
      usleep(UInt32(Self.patienceMilliseconds) * 500)
    }
    guard isWanted() else { return false }
    let drained = device.drain()
    if drained < 0 && drained != -EPIPE { try check(drained) }
    return true
  }

  /// Brings a device back after an underrun or a suspend. What was lost in it stays lost; speech
  /// goes on with what comes next.
  private func recover(
    _ device: any PCM, from status: Int32, whileWanted isWanted: () -> Bool
  ) throws(SpeechError) {
    switch -status {
    case EINTR:
      return
    case EPIPE:
      try check(device.prepare())
    case ESTRPIPE:
      let deadline = ContinuousClock.now + Self.recovery
      var resumed = device.resume()
      while resumed == -EAGAIN, ContinuousClock.now < deadline, isWanted() {
        usleep(UInt32(Self.patienceMilliseconds) * 1000)
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
