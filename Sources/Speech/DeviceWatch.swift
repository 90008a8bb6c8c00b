internal import Threads

/// A watch over the calls to a device, because a broken driver may never return from one.
final class DeviceWatch: Sendable {
  private let began = Guarded<ContinuousClock.Instant?>(nil)

  /// How long the present call has lasted; `nil` between two calls.
  var present: Duration? { began.withLock { $0.map { .now - $0 } } }

  /// Performs a call.
  func during<Value, Failure>(_ call: () throws(Failure) -> Value) throws(Failure) -> Value {
    began.withLock { $0 = .now }
    defer { began.withLock { $0 = nil } }
    return try call()
  }
}

/// A device whose calls are watched.
struct WatchedDevice: PlaybackDevice {
  let device: any PlaybackDevice
  let watch: DeviceWatch

  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int {
    watch.during { device.write(samples) }
  }
  func wait(milliseconds: Int32) -> Int32 {
    watch.during { device.wait(milliseconds: milliseconds) }
  }
  func rewind(_ samples: Int) -> Int { watch.during { device.rewind(samples) } }
  func prepare() -> Int32 { watch.during { device.prepare() } }
  func resume() -> Int32 { watch.during { device.resume() } }
  func start() -> Int32 { watch.during { device.start() } }
  func delay() -> Int { watch.during { device.delay() } }
  func drain() -> Int32 { watch.during { device.drain() } }
  func drop() -> Int32 { watch.during { device.drop() } }
}

/// The first of several results, for a caller that waits for one of them.
final class FirstResult<Value: Sendable>: Sendable {
  private let continuation: Guarded<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = Guarded(continuation)
  }

  /// Whether there is a result.
  var isThere: Bool { continuation.withLock { $0 == nil } }

  /// Gives the caller a result, unless it has one.
  func give(_ result: Result<Value, any Error>) {
    continuation.withLock { continuation in
      continuation?.resume(with: result)
      continuation = nil
    }
  }
}
