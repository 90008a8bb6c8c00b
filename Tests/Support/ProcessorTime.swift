internal import Glibc

/// Returns the seconds of processor time that a closure takes. Other work of the computer doesn't
/// count.
package func processorTime(_ body: () throws -> Void) rethrows -> Double {
  func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = clock()
  try body()
  return clock() - start
}
