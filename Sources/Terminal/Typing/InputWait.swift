import Glibc

/// An event that ends a wait for the learner.
enum InputEvent: Hashable, Sendable {
  /// Standard input can be read, or has ended.
  case input
  /// A signal, such as that of Ctrl-C, interrupted the program.
  case interrupted
  /// The time for the line is over.
  case timeIsUp
  /// A signal, such as that of Ctrl-Z, asks the program to pause.
  case suspended
  /// The program was stopped, and goes on: the terminal may have other settings and show other
  /// lines.
  case continued
  /// A message must be shown before the learner ends the line.
  case message(String)
}

/// A wait for the learner's next key, which a signal or an urgent message can end earlier.
struct InputWait: Sendable {
  let interruption: Interruption
  let suspension = Suspension()
  let urgentMessage: UrgentMessage

  /// Waits for the next event. If several events have come, it returns an interruption first, then
  /// a pause or its end, then a message.
  ///
  /// - Parameter end: the moment when the time is over; `nil` if there is no limit.
  func next(until end: ContinuousClock.Instant? = nil) -> InputEvent {
    while true {
      let left = end.map { max(0, ($0 - .now) / .milliseconds(1)) }
      if left == 0 { return .timeIsUp }
      var files = [
        STDIN_FILENO, interruption.readEnd, urgentMessage.readEnd, suspension.readEnd,
      ].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let timeout = left.map { Int32(min($0.rounded(.up), 1_000_000)) } ?? -1
      while poll(&files, UInt(files.count), timeout) < 0, errno == EINTR {}
      if files[1].revents != 0 { return .interrupted }
      if files[3].revents != 0 {
        return suspension.take() == .stop ? .suspended : .continued
      }
      if files[2].revents != 0, let message = urgentMessage.take() { return .message(message) }
      if files[0].revents != 0 { return .input }
    }
  }

  /// Waits until the program has the terminal, or a signal has interrupted it.
  func waitForForeground() {
    suspension.waitForForeground { interruption.isRaised }
  }
}
