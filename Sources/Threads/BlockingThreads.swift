internal import Dispatch

/// Threads for tasks that may block, such as those that wait for a database. As long as one of them
/// is blocked, another takes the next task, up to the number of threads that the system gives. The
/// shared threads of all tasks stay free.
public final class BlockingThreads: TaskExecutor {
  private let queue: DispatchQueue

  /// - Parameter name: the name of the threads in a debugger.
  public init(name: String) {
    queue = DispatchQueue(label: name, qos: .userInitiated, attributes: .concurrent)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
