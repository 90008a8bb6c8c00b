internal import Speech

/// The sounds that learners want, in the order in which they are made.
///
/// Each learner gets an equal share of the engine's time, counted in letters. So a sentence for one
/// learner doesn't wait for the long texts of all others. This is fair queueing (Demers, Keshav and
/// Shenker, 1989) with the virtual time of Goyal, Vin and Cheng (1996).
struct SoundTurns {
  private struct Wanted {
    let utterances: [Utterance]
    let learner: LearnerName
    /// The virtual times, in letters, at which the sound would begin and end if the sounds of all
    /// learners were made at once.
    let start, end: Int
  }

  /// The sounds in the order of the requests.
  private var wanted: [Wanted] = []
  /// The virtual end of each learner's last sound.
  private var ends: [LearnerName: Int] = [:]
  /// The virtual time: the start of the last sound that was made.
  private var now = 0

  /// Returns the number of sounds that a learner wants.
  func count(of learner: LearnerName) -> Int { wanted.count { $0.learner == learner } }

  /// Adds a sound after the other sounds of its learner.
  mutating func add(_ utterances: [Utterance], for learner: LearnerName) {
    let start = max(now, ends[learner] ?? 0)
    let end = start + max(1, utterances.letterCount)
    ends[learner] = end
    wanted.append(Wanted(utterances: utterances, learner: learner, start: start, end: end))
  }

  /// Removes the next sound to make, and returns it; `nil` if no sound is wanted.
  mutating func next() -> [Utterance]? {
    guard let next = wanted.indices.min(by: { wanted[$0].end < wanted[$1].end }) else {
      self = SoundTurns()
      return nil
    }
    now = wanted[next].start
    return wanted.remove(at: next).utterances
  }
}

extension [Utterance] {
  /// The number of Unicode scalars to say; a recording counts as 0.
  var letterCount: Int {
    reduce(0) { count, utterance in
      switch utterance.content {
      case .text(let text), .letters(let text), .slowly(let text, _), .phonemes(let text):
        count + text.unicodeScalars.count
      case .recorded: count
      }
    }
  }
}
