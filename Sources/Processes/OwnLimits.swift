internal import CSpawn
internal import Glibc

/// Limits that this process sets itself before it does something that may get out of hand.
package enum OwnLimits {
  /// Has this process end with the thread that started it.
  ///
  /// - Parameter parent: the number of the process that has this thread.
  /// - Returns: whether that process is still there.
  package static func endWithParent(_ parent: String) -> Bool {
    cspawn_end_with_parent() == 0 && String(getppid()) == parent
  }

  /// Limits the processor time. At the limit comes SIGXCPU, and SIGALRM where the process has mostly waited.
  package static func limitTime(seconds: UInt) {
    limit(RLIMIT_CPU, to: seconds)
    alarm(UInt32(seconds) * 3)
  }

  /// Limits the size of each file that the process writes. At the limit comes SIGXFSZ.
  package static func limitOutput(bytes: Int) { limit(RLIMIT_FSIZE, to: UInt(bytes)) }

  /// Limits the memory, and keeps none of it on the disk after a crash.
  package static func limitMemory(bytes: UInt) {
    limit(RLIMIT_CORE, to: 0)
    // The sanitizers keep terabytes of addresses for themselves.
    guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
    limit(RLIMIT_AS, to: bytes)
  }

  /// Lets other processes go first.
  package static func yieldToOthers() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
  }

  private static func limit(_ resource: __rlimit_resource, to most: UInt) {
    // At the lower limit of time comes the signal that says so; at the upper one the process is killed.
    var limit = rlimit(rlim_cur: most, rlim_max: most + 1)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
