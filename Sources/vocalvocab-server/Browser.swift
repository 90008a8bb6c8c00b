import Console
import Glibc

/// The browser of the desktop.
enum Browser {
  /// Opens an address.
  ///
  /// - Returns: whether `xdg-open` could be started.
  static func open(_ address: String) -> Bool {
    var process = pid_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Messages of the browser would disturb the screen.
    for file in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
    }
    return ["xdg-open", address].withCArguments { arguments in
      posix_spawnp(&process, "xdg-open", &actions, nil, arguments, environ) == 0
    }
  }
}
