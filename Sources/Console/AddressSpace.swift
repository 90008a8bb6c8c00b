import Glibc

/// The address space that the system gives the program: `ulimit -v`.
enum AddressSpace {
  /// The bytes that suffice for every command. The program maps the voices, the dictionary and its
  /// index, and each thread has a stack.
  private static let least: UInt = 512 << 20
  /// The bytes above which no command needs more.
  private static let most: UInt = 8 << 30

  /// Ends the program with one sentence where the system gives it too little, because Swift can't
  /// recover from a failed allocation.
  static func check() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < most
    else {
      return
    }
    guard limit.rlim_cur >= least else {
      Screen.complain(
        """
        This program may use \(limit.rlim_cur >> 20) MB of address space and needs \
        \(least >> 20) MB: raise the limit with 'ulimit -v'.
        """
      )
      exit(1)
    }
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
