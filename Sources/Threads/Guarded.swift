internal import Synchronization

/// A value that one thread at a time uses: a `Mutex` that optimised code may use in async functions.
///
/// A `Mutex` keeps the number of its thread in a thread-local variable. In an async function, the optimiser
/// of Swift 6.3 may take the address of that variable before an `await` and use it after that, where the
/// function goes on in another thread. The lock is then taken in the name of a thread that doesn't have it,
/// and the process ends when it is released. So this type takes its lock in a function of its own, which
/// is never merged with its caller.
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
