internal import Dispatch

/// A thread for one actor, whose work may block it. The shared threads of all tasks stay free.
///
/// It is also a task executor, so a task can begin on this thread without waiting for one of the
/// shared threads.
public final class DedicatedThread: SerialExecutor, TaskExecutor {
  private let queue: DispatchQueue

  /// - Parameter name: the name of the thread in a debugger.
  public init(name: String) { queue = DispatchQueue(label: name, qos: .userInteractive) }

  /// Runs a job after all earlier ones.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(
        isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }
}
