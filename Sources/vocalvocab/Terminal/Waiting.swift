import Glibc

/// What a wait for the learner can end with.
enum Occurrence: Sendable {
  /// There is something to read.
  case input
  case interrupted
  case interjection(String)
}

/// What a learner is waited for with: the keyboard, and all that may come before it.
struct Waiting: Sendable {
  let interruption: Interruption
  let interjection: Interjection

  /// Waits until something happens; an interruption comes first.
  func next() -> Occurrence {
    while true {
      var files = [STDIN_FILENO, interruption.readEnd, interjection.readEnd].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      while poll(&files, UInt(files.count), -1) < 0, errno == EINTR {}
      if files[1].revents != 0 { return .interrupted }
      if files[2].revents != 0, let sentence = interjection.take() {
        return .interjection(sentence)
      }
      if files[0].revents != 0 { return .input }
    }
  }
}
