internal import Cards
internal import Learner
internal import Quiz
internal import Vocabulary

/// Questions from a deck of cards: a front is the question, its back the right answer, and backs of
/// other cards are the wrong ones.
struct DeckQuestions {
  /// A card with the texts of its sides in a line each.
  private struct Plain {
    let card: Card
    let front: String
    let back: String
    let answer: TypedAnswer
  }

  private let deck: DeckName
  private let cards: [Plain]

  /// The number of backs of about the same length among which the wrong answers are chosen.
  private static let choice = 12

  init(_ deck: Deck, named name: DeckName) {
    self.deck = name
    cards = deck.active.compactMap { card in
      let (front, answer) = (CardText(card.front).line, TypedAnswer(card.back))
      // A picture alone can't be asked or chosen here.
      guard !Spelling(front).isEmpty, answer.isPossible, let back = answer.answers.first
      else { return nil }
      return Plain(card: card, front: front, back: back, answer: answer)
    }
  }

  /// Returns questions about different cards, in a random order.
  ///
  /// - Returns: at most `count`; fewer where the deck has fewer cards.
  func questions(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Question] {
    var questions: [Question] = []
    for card in cards.shuffled(using: &generator) {
      guard questions.count < count else { break }
      if let question = question(about: card, using: &generator) { questions.append(question) }
    }
    return questions
  }

  private func question(
    about asked: Plain, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    // All answers of the card are right, and so are those of cards with the same front.
    var seen = Set(
      cards.filter { $0.front == asked.front }.flatMap(\.answer.answers).map(Spelling.init))
    let others = cards.filter { seen.insert(Spelling($0.back)).inserted }
    let near = others.shuffled(using: &generator).sorted { one, other in
      abs(one.back.count - asked.back.count) < abs(other.back.count - asked.back.count)
    }
    let wrong = near.prefix(Self.choice).shuffled(using: &generator)
      .prefix(Question.usualAnswers - 1).map(\.back)
    // Three answers in all are enough, two are a guess.
    guard wrong.count >= 2 else { return nil }
    var question = try? Question(
      id: "card:\(asked.card.id)", text: asked.front, right: asked.back, wrong: wrong,
      using: &generator)
    question?.category = deck.title
    return question
  }
}
