internal import Dispatch

/// Runs an actor's work on a thread that may block, beside the few that all tasks share.
final class OwnThread: SerialExecutor {
  private let queue: DispatchQueue

  init(name: String) { queue = DispatchQueue(label: name, qos: .userInteractive) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
