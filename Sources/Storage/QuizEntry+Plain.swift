internal import FoundationEssentials
internal import Scheduling

extension QuizEntry {
  /// Reads a line as VocalVocab writes it.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge.
  public init?(plain line: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(line)
    guard let entry = try? scanner.quizEntry() else { return nil }
    self = entry
  }
}

/// The object of the line, with its members in the order in which they are written.
extension LineScanner {
  fileprivate mutating func quizEntry() throws(NotPlain) -> QuizEntry {
    try expect(take("{"))
    let at = try member("at") { $0.date() }
    let choice = try member("choice") { $0.integer() }
    let chosen = try member("chosen") { $0.string() }
    let count = try member("count") { $0.integer() }
    let isAnonymous = try member("isAnonymous") { $0.bool() }
    let isRight = try member("isRight") { $0.bool() }
    let kind = try member("kind") { $0.string().flatMap(QuizEntry.Kind.init(rawValue:)) }
    let milliseconds = try member("milliseconds") { $0.integer() }
    let number = try member("number") { $0.integer() }
    let question = try member("question") { $0.string() }
    let quiz = try member("quiz") { $0.string() }
    let source = try member("source") { $0.string() }
    let step = try member("step") { $0.string() }
    let utcOffset = try member("utcOffset") { $0.integer() }
    let version: Int
    var word: String?
    // The word is the last member, where the question is about one.
    if let followed = try optionalMember("version", { $0.integer() }) {
      version = followed
      word = try last("word") { $0.string() }
    } else {
      version = try last("version") { $0.integer() }
    }
    try expect(isAtEnd)
    guard let at, let choice, let count, let isRight, kind != nil, let number, let question,
      let quiz,
      let source, let utcOffset, version == QuizEntry.version
    else { throw NotPlain() }
    var entry = QuizEntry(
      at: Moment(date: at, utcOffset: utcOffset), quiz: quiz, source: source, question: question,
      number: number, count: count, choice: choice, isRight: isRight)
    (entry.chosen, entry.milliseconds, entry.step, entry.word) = (chosen, milliseconds, step, word)
    entry.isAnonymous = isAnonymous
    return entry
  }

  private mutating func bool() -> Bool? { takeTrue() ? true : takeFalse() ? false : nil }

  /// Takes a member if another one follows it.
  private mutating func optionalMember<Value>(
    _ name: StaticString, _ value: (inout LineScanner) -> Value?
  ) throws(NotPlain) -> Value? {
    let start = place
    guard take(quoted: name), take(":"), let value = value(&self), take(",") else {
      place = start
      return nil
    }
    return value
  }
}
