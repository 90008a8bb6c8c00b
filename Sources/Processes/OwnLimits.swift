internal import CSpawn
internal import Glibc

/// Limits that this process sets for itself before it does something that may get out of hand.
package enum OwnLimits {
  /// Has this process end with the thread that started it.
  ///
  /// - Parameter parent: the number of the process with that thread.
  /// - Returns: whether that process still exists.
  package static func endWithParent(_ parent: String) -> Bool {
    cspawn_end_with_parent() == 0 && String(getppid()) == parent
  }

  /// Limits the processor time. At the limit, SIGXCPU ends the process; SIGALRM ends a process that
  /// has mostly waited. So the 20 s of work on a server take at most 50 s, because a program that
  /// forwards requests gives up after a minute.
  package static func limitTime(seconds: UInt) {
    limit(RLIMIT_CPU, to: seconds)
    alarm(UInt32(seconds) * 5 / 2)
  }

  /// Limits the size of each file that the process writes. At the limit, SIGXFSZ comes.
  package static func limitOutput(bytes: Int) { limit(RLIMIT_FSIZE, to: UInt(bytes)) }

  /// Limits the memory, and keeps it from being written to the disk after a crash.
  package static func limitMemory(bytes: UInt) {
    limit(RLIMIT_CORE, to: 0)
    // The sanitizers reserve terabytes of addresses.
    guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
    limit(RLIMIT_AS, to: bytes)
  }

  /// Gives other processes priority.
  package static func yieldToOthers() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
  }

  private static func limit(_ resource: __rlimit_resource, to most: UInt) {
    // At the lower limit the system sends a signal; at the upper one it kills the process.
    var limit = rlimit(rlim_cur: most, rlim_max: most + 1)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
