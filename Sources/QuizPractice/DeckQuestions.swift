internal import Cards
internal import Learner
internal import Quiz
internal import Vocabulary

/// Questions from a deck of cards. The front of a card is the question, its back is the right
/// answer, and backs of other cards are the wrong answers.
struct DeckQuestions {
  /// A card with the text of each side on one line.
  private struct Plain {
    let card: Card
    let front: String
    let back: String
    let answer: TypedAnswer
  }

  private let deck: DeckName
  private let cards: [Plain]

  /// The number of candidates for the wrong answers: the backs whose length is closest to the right
  /// answer's.
  private static let choice = 12

  init(_ deck: Deck, named name: DeckName) {
    self.deck = name
    cards = deck.active.compactMap { card in
      let (front, answer) = (CardText(card.front).line, TypedAnswer(card.back))
      // A side with only a picture can be neither a question nor an answer here.
      guard !Spelling(front).isEmpty, answer.isPossible, let back = answer.answers.first
      else { return nil }
      return Plain(card: card, front: front, back: back, answer: answer)
    }
  }

  /// Returns questions about different cards, in a random order.
  ///
  /// - Returns: at most `count` questions; fewer if the deck has too few cards.
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
    // All answers of the card are right. The answers of other cards with the same front are right,
    // too.
    var seen = Set(
      cards.filter { $0.front == asked.front }.flatMap(\.answer.answers).map(Spelling.init))
    let others = cards.filter { seen.insert(Spelling($0.back)).inserted }
    let near = others.shuffled(using: &generator).sorted { one, other in
      abs(one.back.count - asked.back.count) < abs(other.back.count - asked.back.count)
    }
    let wrong = near.prefix(Self.choice).shuffled(using: &generator)
      .prefix(Question.usualAnswers - 1).map(\.back)
    // A question needs at least three answers: with two, a guess is too easy.
    guard wrong.count >= 2 else { return nil }
    var question = try? Question(
      id: "card:\(asked.card.id)", text: asked.front, right: asked.back, wrong: wrong,
      using: &generator)
    question?.category = deck.title
    return question
  }
}
