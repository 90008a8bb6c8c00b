internal import FoundationEssentials
internal import Scheduling
internal import Storage

extension QuizEntry {
  /// Reads a line in the form in which VocalVocab writes it.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge.
  package init?(plain line: UnsafeBufferPointer<UInt8>) {
    self.init(
      at: Moment(seconds: 0, utcOffset: 0), quiz: "", source: "", question: "", number: 0,
      count: 0, choice: 0, isRight: false)
    var scanner = LineScanner(line)
    guard scanner.readLine({ self.read($0, from: &$1) }) else { return nil }
  }

  /// The members of an entry.
  private enum Member: UInt32, MemberName {
    case at, choice, chosen, count, isAnonymous, isRight, kind, milliseconds, number, question,
      quiz, source, step, utcOffset, version, word

    static var first: Member { .at }
    static var needed: UInt32 {
      let texts = Self.question.bit | Self.quiz.bit | Self.source.bit
      let numbers = Self.choice.bit | Self.count.bit | Self.number.bit | Self.utcOffset.bit
      return texts | numbers | Self.at.bit | Self.isRight.bit | Self.kind.bit | Self.version.bit
    }

    var text: StaticString {
      switch self {
      case .at: "at"
      case .choice: "choice"
      case .chosen: "chosen"
      case .count: "count"
      case .isAnonymous: "isAnonymous"
      case .isRight: "isRight"
      case .kind: "kind"
      case .milliseconds: "milliseconds"
      case .number: "number"
      case .question: "question"
      case .quiz: "quiz"
      case .source: "source"
      case .step: "step"
      case .utcOffset: "utcOffset"
      case .version: "version"
      case .word: "word"
      }
    }
  }

  /// - Returns: whether the member has a plain value of the right type.
  private mutating func read(_ member: Member, from scanner: inout LineScanner) -> Bool {
    switch member {
    case .at: scanner.date().map { at = $0 } != nil
    case .choice: scanner.integer().map { choice = $0 } != nil
    case .count: scanner.integer().map { count = $0 } != nil
    case .isRight: scanner.bool().map { isRight = $0 } != nil
    case .kind: scanner.take(quoted: "quiz")
    case .number: scanner.integer().map { number = $0 } != nil
    case .question: scanner.string().map { question = $0 } != nil
    case .quiz: scanner.string().map { quiz = $0 } != nil
    case .source: scanner.string().map { source = $0 } != nil
    case .utcOffset: scanner.integer().map { utcOffset = $0 } != nil
    case .version: scanner.integer() == Self.version
    case .chosen: scanner.read(&chosen) { $0.string() }
    case .isAnonymous: scanner.read(&isAnonymous) { $0.bool() }
    case .milliseconds: scanner.read(&milliseconds) { $0.integer() }
    case .step: scanner.read(&step) { $0.string() }
    case .word: scanner.read(&word) { $0.string() }
    }
  }
}
