internal import Synchronization

/// A value that only one thread at a time uses. Unlike a `Mutex`, it is safe in async functions of
/// optimised code.
///
/// A `Mutex` keeps the number of its thread in a thread-local variable. In an async function, the
/// optimiser of Swift 6.3 may take the address of that variable before an `await` and use it
/// afterwards, when the function runs on another thread. Then the lock belongs to a thread that
/// doesn't hold it, and releasing it ends the process. So this type takes its lock in a function of
/// its own, which the optimiser never merges with its caller.
public struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>

  /// Guards a value.
  public init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a closure while no other thread can use the value.
  @inline(never)
  public borrowing func withLock<Result: ~Copyable, Failure>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
