package import Practice
package import Scheduling
package import Storage

/// Practice in one room that counts in every room: for the days of practice, and for the word that
/// it is about.
package struct PracticeEvent: Hashable, Sendable {
  /// The moment of the practice.
  package let moment: Moment
  /// The answer to a question about a word; `nil` for other practice.
  package let answer: Answer?

  /// An answer about a word.
  package struct Answer: Hashable, Sendable {
    package let word: String
    package let isRight: Bool
  }

  package init(at moment: Moment) { (self.moment, answer) = (moment, nil) }

  /// - Parameter word: the word that the question is about; `nil` for a question about anything
  ///   else.
  package init(at moment: Moment, word: String?, isRight: Bool) {
    self.moment = moment
    answer = word.map { Answer(word: $0, isRight: isRight) }
  }
}

/// An entry of a room's own kind that may be practice.
package protocol PracticeLine: JournalLine {
  /// The practice; `nil` for an entry that is not practice, such as one that puts a card off.
  var practice: PracticeEvent? { get }
}

/// The kinds of entries whose practice counts in every room. A room gets them as a value, so that
/// it depends on no other room.
public struct PracticeKinds: Sendable {
  private let kinds: [any PracticeLine.Type]

  package init(_ kinds: [any PracticeLine.Type]) { self.kinds = kinds }

  /// Returns the practice in a line of the journal; `nil` for a line that is not practice.
  package func practice(in line: JournalCursor) -> PracticeEvent? {
    for kind in kinds {
      if let entry = line.entry(kind) as (any PracticeLine)? { return entry.practice }
    }
    return nil
  }

  /// The newest version of each kind of entry.
  package var versions: [String?: Int] {
    Dictionary(kinds.map { ($0.kindName, $0.version) }) { max($0, $1) }
  }
}

extension Progress {
  /// Adds practice in a room other than that of spelling.
  package mutating func record(_ practice: PracticeEvent) {
    recordAnswer(
      about: practice.answer?.word, isRight: practice.answer?.isRight ?? false,
      at: practice.moment)
  }
}
