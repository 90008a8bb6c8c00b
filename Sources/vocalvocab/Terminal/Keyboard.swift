import Console
import Speech

/// The learner's keyboard: the lines that are typed, and what may come while one is typed.
struct Keyboard: Sendable {
  let interruption: Interruption
  /// The reason why an utterance was not heard.
  let urgentMessage: UrgentMessage
  let lines: LineInput

  /// - Parameter speaker: stopped by an interruption; its failures are shown. `nil` in a session
  ///   without sound.
  init(isPlain: Bool, speaker: Speaker?) {
    interruption = Interruption { speaker?.stop() }
    urgentMessage = UrgentMessage { speaker?.takeFailure().map(Screen.text) }
    lines = LineInput(
      isPlain: isPlain, wait: InputWait(interruption: interruption, urgentMessage: urgentMessage))
  }
}
