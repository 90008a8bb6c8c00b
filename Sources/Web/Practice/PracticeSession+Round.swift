internal import Practice
internal import Speech
internal import Tutor

/// What is shown of the round, and what can be heard.
extension PracticeSession {
  func currentRound() async -> WrittenRound? {
    if let written { return written }
    guard let shown = round, let standing = await lesson.standing else { return nil }
    tally = await lesson.tally
    let isAsking = standing.phase == .asking
    let question = shown.question
    let document = RoundDocument(
      id: shown.id, session: id, number: question.number,
      total: question.total,
      state: .init(standing.phase), outcome: shown.isExcluded ? .excluded : .init(standing.outcome),
      isReview: question.isReview, isComeback: question.isComeback,
      distinctness: .init(question.distinctness), sight: isAsking ? question.sight : nil,
      definitions: isAsking && mode.isByEarAlone
        ? [] : question.definitions.map(DefinitionDocument.init),
      credit: isAsking && mode.isByEarAlone ? nil : question.credit,
      sentence: shown.sentence ?? (mode.isByEarAlone ? nil : question.sentence),
      origin: shown.origin, hints: shown.hints.map(\.sentence),
      hasMoreHints: standing.hasMoreHints, tries: shown.tries, triesLeft: standing.triesLeft,
      canTakeBackSlip: standing.canTakeBackSlip, heard: standing.heard,
      streak: standing.streak.current, bestStreak: standing.streak.best, answer: shown.answer,
      sounds: await soundsDocument(), word: shown.told)
    let made = WrittenRound(document)
    written = made
    return made
  }

  func soundsDocument() async -> SoundsDocument {
    var addresses: [CueName: Identifier] = [:]
    for name in CueName.allCases {
      guard let cue = await cue(name), let id = round?.id else { continue }
      switch name {
      case .human, .sentence, .origin:
        addresses[name] = round?.address(of: name, in: studio.addresses, for: learner) {
          [weak self] in await self?.preview(of: cue, in: id) ?? []
        }
      default:
        addresses[name] =
          round?.address(
            of: name, saying: await lesson.preview(of: cue), in: studio.addresses, for: learner)
      }
    }
    return SoundsDocument(addresses)
  }

  /// What is said at a cue, unless the round is another by now.
  func preview(of cue: Cue, in id: Identifier) async -> [Utterance] {
    guard round?.id == id else { return [] }
    let utterances = await lesson.preview(of: cue)
    return round?.id == id ? utterances : []
  }

  /// What a name of the API means in this round; `nil` where there is nothing to hear.
  func cue(_ name: CueName) async -> Cue? {
    switch name {
    case .word: .word
    case .slower: .slowly
    case .human: hasRecordings ? .human : nil
    case .own: await lesson.standing?.hasWrongTry == true ? .own : nil
    case .definition: .definition
    case .partOfSpeech: .partOfSpeech
    case .sentence: .sentence
    case .origin: .origin
    case .hint: (round?.hints.last).map(Cue.hint)
    case .answer: (round?.judged).map(Cue.answer)
    case .letters: round?.told == nil ? nil : .reveal
    }
  }
}
