internal import Practice
internal import Speech
internal import Tutor

/// What the page has seen of a round so far, and the addresses of what it can hear.
struct ShownRound: Sendable {
  let id: Identifier
  let question: Question
  var tries: [TryDocument] = []
  var hints: [Hint] = []
  var sentence: String?
  var origin: String?
  var answer: AnswerDocument?
  /// The last line that was judged, to be heard.
  var judged: Answer?
  var told: ToldWordDocument?
  var isExcluded = false

  /// One address for everything that sounds the same.
  private var addresses: [Heard: Identifier] = [:]

  private enum Heard: Hashable {
    case said(CueName, [Utterance])
    case asked(CueName)
  }

  init(_ question: Question, id: Identifier = Identifier()) {
    self.question = question
    self.id = id
  }

  /// Takes in what came of a line, or of giving the word up.
  mutating func show(_ answer: Answer) {
    self.answer = AnswerDocument(answer)
    judged = answer
    // What was wrong is told once, and stays when the word is copied.
    if told == nil { told = ToldWordDocument(answer) }
  }

  mutating func show(_ answer: Answer, to typed: String) {
    show(answer)
    if let made = TryDocument(typed, answer) { tries.append(made) }
  }

  mutating func showSkip(_ answer: Answer) {
    show(answer)
    self.answer = AnswerDocument(.skipped, "The word is \(answer.word?.text ?? "").")
  }

  mutating func showSlip(_ answer: Answer) {
    self.answer = AnswerDocument(.slip, "Taken back as a slip. \(answer.triesSentence)")
    judged = nil
    if let last = tries.indices.last { tries[last].isTakenBack = true }
  }

  /// All addresses that it gave out.
  var sounds: [Identifier] { Array(addresses.values) }

  /// The address of what is said at a cue.
  mutating func address(
    of cue: CueName, saying utterances: [Utterance], in book: SoundAddresses,
    for learner: LearnerName
  ) -> Identifier? {
    utterances.isEmpty
      ? nil : address(.said(cue, utterances)) { book.add(.said(utterances), for: learner) }
  }

  /// The address of what is only known when somebody asks.
  mutating func address(
    of cue: CueName, in book: SoundAddresses, for learner: LearnerName,
    asking: @escaping @Sendable () async -> [Utterance]
  ) -> Identifier {
    address(.asked(cue)) { book.add(.asked(asking), for: learner) }
  }

  private mutating func address(_ heard: Heard, make: () -> Identifier) -> Identifier {
    if let known = addresses[heard] { return known }
    let address = make()
    addresses[heard] = address
    return address
  }
}
