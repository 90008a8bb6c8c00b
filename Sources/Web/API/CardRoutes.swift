internal import CardPractice
internal import Cards
internal import Hummingbird
internal import Learner
internal import Scheduling
internal import Spelling

/// The addresses of studies and reviews of cards.
extension API {
  func addCardLearning(to routes: inout Routes) {
    routes.on(.post, Self.path + "/decks/:deck/study") { call, learner in
      let (deck, wish) = (try call.deck, try await call.body(StudyWish.self))
      return try await answer(
        try await learner.cardRoom.study(
          deck, isShuffled: wish.isShuffled, firstSide: wish.firstSide,
          isAnew: wish.isAnew ?? false),
        to: learner)
    }
    routes.on(.post, Self.path + "/decks/:deck/study/steps") { call, learner in
      let (deck, step) = (try call.deck, try await call.body(StudyStepBody.self).step)
      return try await answer(try await learner.cardRoom.step(step, in: deck), to: learner)
    }
    routes.on(.delete, Self.path + "/decks/:deck/study") { call, learner in
      let deck = try call.deck
      try await learner.cardRoom.endStudy(of: deck)
      return Response(status: .noContent)
    }
    routes.on(.get, Self.path + "/review") { call, learner in
      let deck = call.query("deck").map(DeckName.init)
      return try await answer(try await learner.cardRoom.review(deck), to: learner)
    }
    routes.on(.post, Self.path + "/review/steps") { call, learner in
      let step = try await call.body(ReviewStep.self)
      let room = learner.cardRoom
      if call.wasTaken {
        return try await answer(try await room.review(step.deck.map(DeckName.init)), to: learner)
      }
      return try await answer(try await step.take(in: room), to: learner)
    }
    routes.on(.post, Self.path + "/decks/:deck/checks") { call, learner in
      let (deck, typed) = (try call.deck, try await call.body(TypedCard.self))
      let checked = try await learner.cardRoom.check(
        typed.typed, of: typed.card, in: deck, side: typed.side,
        forgivesAccents: typed.forgivesAccents ?? false)
      return .json(CheckDocument(checked))
    }
    routes.on(.get, Self.path + "/decks/:deck/sheet") { call, learner in
      var sheet = try await learner.cardRoom.sheet(of: try call.deck)
      for card in sheet.cards.indices {
        sheet.cards[card].front.addAddresses(below: Self.mediaFolder)
        sheet.cards[card].back.addAddresses(below: Self.mediaFolder)
      }
      return .json(sheet)
    }
  }

  /// The address below which the sounds and pictures of cards are.
  private static let mediaFolder = "\(path)/media/"

  /// Returns the state of a study or a review, with the address of the shown side's sound.
  private func answer(
    _ snapshot: CardSnapshot, to learner: LearnerSession
  ) async throws -> Response {
    var sound: String?
    if let card = snapshot.card {
      let style = try await learner.preferences.style
      // A side without words, sounds and pictures has nothing to say.
      if let utterances = try? await card.utterances(
        style, learners.sounds.synthesizer, learner.media)
      {
        sound = SoundAddresses.path(of: await learner.sample(utterances))
      }
    }
    var sent = snapshot
    sent.card?.text.addAddresses(below: Self.mediaFolder)
    sent.card?.question?.text.addAddresses(below: Self.mediaFolder)
    return .json(Sounding(sent, CardAddress(sound: sound, isShown: snapshot.card != nil)))
  }
}

/// The member that the server adds to the card that is shown.
private struct CardAddress: Encodable, Sendable {
  /// The address of the side's sound; `nil` for a side with nothing to say.
  let sound: String?
  /// Whether a card is shown.
  let isShown: Bool

  private enum CodingKeys: CodingKey { case card }
  private enum CardKeys: CodingKey { case sound }

  func encode(to encoder: any Encoder) throws {
    guard isShown else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    // The other members of the card are encoded already.
    var card = container.nestedContainer(keyedBy: CardKeys.self, forKey: .card)
    try card.encode(sound, forKey: .sound)
  }
}

extension [CardBlock] {
  /// Replaces the files of pictures with their addresses.
  fileprivate mutating func addAddresses(below folder: String) {
    for block in indices {
      for span in self[block].spans.indices {
        self[block].spans[span].source = self[block].spans[span].source.map { folder + $0 }
      }
    }
  }
}

private struct StudyWish: Body {
  static let fields: Set<String> = ["isShuffled", "firstSide", "isAnew"]
  let isShuffled: Bool?
  let firstSide: Side?
  let isAnew: Bool?
}

private struct StudyStepBody: Body {
  static let fields: Set<String> = ["step"]
  private enum Key: String, CodingKey { case step }
  let step: CardRoom.StudyStep

  init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .step)
    guard let step = CardRoom.StudyStep(rawValue: name) else {
      let known = CardRoom.StudyStep.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.invalid("'\(name.prefix(60))' is not a step of a study: give one of \(known).")
    }
    self.step = step
  }
}

private struct ReviewStep: Body {
  static let fields: Set<String> = ["step", "deck", "card", "recall", "typed", "milliseconds"]

  enum Step: String, Decodable { case flip, answer, takeBack, bury, suspend }

  let step: Step
  /// The deck; `nil` for all decks.
  let deck: String?
  let card: String?
  let recall: Int?
  let typed: String?
  let milliseconds: AnswerTime?

  func take(in room: CardRoom) async throws -> CardSnapshot {
    let deck = deck.map(DeckName.init)
    guard recall.map((1...4).contains) ?? (step != .answer) else {
      throw Problem.invalid(
        "'recall' says how well the card was known: 1 for Again, 2 Hard, 3 Good, 4 Easy.")
    }
    switch step {
    case .flip: return try await room.flipReview(of: deck)
    case .takeBack: return try await room.takeBack(in: deck)
    case .bury: return try await room.bury(try named, in: deck)
    case .suspend: return try await room.suspend(try named, in: deck)
    case .answer:
      return try await room.answer(
        recall.flatMap(Recall.init(rawValue:)) ?? .again, to: try named, in: deck, typed: typed,
        time: milliseconds)
    }
  }

  private var named: String {
    get throws {
      guard let card else { throw Problem.invalid("'card' is missing: give it.") }
      return card
    }
  }
}

private struct TypedCard: Body {
  static let fields: Set<String> = ["card", "side", "typed", "forgivesAccents"]
  let card: String
  /// The side that is shown.
  let side: Side
  let typed: String
  let forgivesAccents: Bool?
}

private struct CheckDocument: Encodable, Sendable {
  let isRight: Bool
  /// The right answers.
  let answers: [String]
  /// The letters of a wrong answer, each with its mark.
  let marks: [ShownMark]

  init(_ checked: CheckedAnswer) {
    (isRight, answers) = (checked.isRight, checked.answers)
    marks = checked.marks.map(ShownMark.init)
  }
}
