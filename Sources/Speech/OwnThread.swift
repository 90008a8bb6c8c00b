internal import Dispatch

/// Runs an actor's work on a thread that may block, beside the few that all tasks share.
///
/// It is a task executor, too, so that a task can begin on that thread without waiting for one of
/// the shared ones.
final class OwnThread: SerialExecutor, TaskExecutor {
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
