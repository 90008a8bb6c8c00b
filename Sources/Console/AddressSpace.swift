internal import CAddressSpace
internal import Glibc

/// The address space that the system gives the program: `ulimit -v`.
enum AddressSpace {
  /// The bytes above which no command needs more.
  private static let most: UInt = 8 << 30

  /// Makes the program end with one sentence where the system gives it too little, because Swift
  /// can't recover from a failed allocation. With less than ``caddressspace_least``, it has ended
  /// already.
  static func check() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
      (caddressspace_least..<most).contains(limit.rlim_cur)
    else { return }
    // Beyond that, a command's need depends on the words and on the moment.
    for number in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP] {
      signal(number) { _ in
        let text: StaticString =
          """
          vocalvocab: The memory that this program may use does not suffice: raise the limit with \
          'ulimit -v'.

          """
        write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(1)
      }
    }
  }
}
