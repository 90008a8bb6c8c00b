import Speech
import Synchronization
import Tutor

/// Says cues, also while a line is typed.
final class Hearing: Sendable {
  private let lesson: Lesson
  private let speaker: Speaker?
  private let interjection: Interjection
  /// The last that was asked for while a line was typed.
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// - Parameter interjection: raised when something can't be heard.
  init(lesson: Lesson, speaker: Speaker?, interjection: Interjection) {
    self.lesson = lesson
    self.speaker = speaker
    self.interjection = interjection
  }

  func say(_ cue: Cue) async {
    guard let speaker else { return }
    let saying = speaker.say(await lesson.utterances(for: cue))
    Task { [interjection] in
      if case .failure = await saying.result { interjection.raise() }
    }
  }

  /// Says a cue after all that was asked for before, and returns at once.
  func add(_ cue: Cue) {
    task.withLock { task in
      task = Task { [before = task] in
        await before?.value
        await say(cue)
      }
    }
  }

  /// Waits until all that was asked for is under way: it comes before the line that was typed
  /// meanwhile.
  func end() async { await task.withLock { $0 }?.value }
}
