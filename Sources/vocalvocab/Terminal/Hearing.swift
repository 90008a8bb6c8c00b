import Speech
import Synchronization
import Tutor

/// Says cues, also while a line is typed.
final class Hearing: Sendable {
  private let session: Session
  private let speaker: Speaker?
  private let interjection: Interjection
  /// The last cue that was asked for while a line was typed.
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// - Parameter interjection: raised when something can't be heard.
  init(session: Session, speaker: Speaker?, interjection: Interjection) {
    self.session = session
    self.speaker = speaker
    self.interjection = interjection
  }

  /// Says a cue and counts that it was heard.
  ///
  /// - Returns: where the session then stands; `nil` where the cue can't be heard now.
  @discardableResult
  func hear(_ cue: Cue) async -> Snapshot? {
    // Without a speaker the word is not heard, so that must not be counted; texts are shown.
    guard speaker != nil || [.sentence, .origin].contains(cue) else { return nil }
    guard let (snapshot, utterances) = try? await session.hear(cue) else {
      // The voice says that there is nothing to hear.
      await say(cue)
      return nil
    }
    say(utterances)
    return snapshot
  }

  /// Says a cue that needs no counting, such as an answer.
  func say(_ cue: Cue) async { say(await session.utterances(for: cue)) }

  private func say(_ utterances: [Utterance]) {
    guard let speaker else { return }
    let saying = speaker.say(utterances)
    Task { [interjection] in
      if case .failure = await saying.result { interjection.raise() }
    }
  }

  /// Says a cue after all that were asked for before, and returns at once.
  func add(_ cue: Cue) {
    task.withLock { task in
      task = Task { [before = task] in
        await before?.value
        await hear(cue)
      }
    }
  }

  /// Waits until all that was asked for is under way. It comes before the line that was typed
  /// meanwhile.
  func end() async { await task.withLock { $0 }?.value }
}
