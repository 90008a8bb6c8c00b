internal import Dispatch

/// A thread for one actor, whose work may block it. The threads that all tasks share stay free.
///
/// It is a task executor, too, so that a task can begin on this thread without waiting for one of
/// the shared threads.
final class DedicatedThread: SerialExecutor, TaskExecutor {
  private let queue: DispatchQueue

  init(name: String) { queue = DispatchQueue(label: name, qos: .userInteractive) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(
        isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
    }
  }
}
