/// The help that a learner can ask for. It tells something that the learner hasn't got right yet,
/// and never the whole word.
///
/// After a wrong try, a hint first gives a place where the try is wrong, then the letters there,
/// then the other wrong letters of the syllable. Before any try, the hints give the size of the
/// word, its hardest place, and its beginning. `HintChoice` has the rules.
public struct Hint: Hashable, Sendable, Codable {
  /// A part of the hint's sentence.
  public enum Part: Hashable, Sendable, Codable {
    /// Words.
    case text(String)
    /// Letters of the word, which are said one by one.
    case letters(String)
  }

  /// The side of its subject that a hint tells.
  enum Step: String, Hashable, Sendable, Codable {
    /// Its place, or its size.
    case place
    /// How it is spelled.
    case spelling
  }

  /// The subject of a hint.
  enum Subject: Hashable, Sendable, Codable {
    /// The number of syllables and letters.
    case size
    /// The place that is the hardest one for most learners.
    case hardest
    /// The first letters.
    case beginning
    /// A syllable, by its number from 0.
    case syllable(Int)
    /// Letters that are not right in the last try, by the index of the first one in the word.
    case letters(Int)
    /// Letters of the try that the word lacks, and the index in the word where they stand.
    case extra(String, Int)
    /// The capitals of a name.
    case capitals
  }

  let step: Step
  let subject: Subject
  /// The indices of the letters that the hint tells.
  let letters: [Int]
  /// The parts of the sentence, in order.
  public let parts: [Part]

  /// Returns whether another hint tells the same.
  func tellsSame(as other: Hint) -> Bool { step == other.step && subject == other.subject }
}
