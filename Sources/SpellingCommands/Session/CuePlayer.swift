import Speech
import Spelling
import Terminal
import Threads

/// The player of a session's cues. It also plays while the learner types a line.
final class CuePlayer: Sendable {
  private let session: Session
  private let speaker: Speaker?
  private let urgentMessage: UrgentMessage
  /// The last cue that the learner asked for while typing a line.
  private let lastQueued = Guarded<Task<Void, Never>?>(nil)

  /// - Parameters:
  ///   - speaker: `nil` in a session without sound.
  ///   - urgentMessage: announced when a cue can't be played.
  init(session: Session, speaker: Speaker?, urgentMessage: UrgentMessage) {
    self.session = session
    self.speaker = speaker
    self.urgentMessage = urgentMessage
  }

  /// Says a cue and counts that the learner heard it.
  ///
  /// - Returns: the state of the session afterwards; `nil` if the cue can't be heard.
  @discardableResult
  func hear(_ cue: Cue) async -> Snapshot? {
    // Without a speaker, nobody hears the cue, so it must not count. These cues are shown as text,
    // too.
    guard speaker != nil || [.english, .part, .sentence, .origin].contains(cue) else { return nil }
    guard let (snapshot, utterances) = try? await session.hear(cue) else {
      // The voice says that there is nothing to hear.
      await say(cue)
      return nil
    }
    say(utterances)
    return snapshot
  }

  /// Says a cue that is not counted, such as an answer.
  func say(_ cue: Cue) async { say(await session.utterances(for: cue)) }

  /// Stops the speech and says sentences that the screen shows, for a learner who only listens.
  func tell(_ sentences: [String]) async {
    speaker?.stop()
    say(await session.utterances(saying: sentences))
  }

  private func say(_ utterances: [Utterance]) {
    speaker?.say(utterances, tellingFailuresBy: urgentMessage)
  }

  /// Queues a cue after all earlier ones, and returns at once.
  func enqueue(_ cue: Cue) {
    lastQueued.withLock { last in
      last = Task { [before = last] in
        await before?.value
        await hear(cue)
      }
    }
  }

  /// Waits until every queued cue has begun. The session must count these cues before it judges the
  /// line that the learner typed meanwhile.
  func startAllQueued() async { await lastQueued.withLock { $0 }?.value }
}
