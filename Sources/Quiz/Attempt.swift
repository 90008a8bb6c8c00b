/// One learner's way through the questions of a quiz.
///
/// ```swift
/// var attempt = Attempt(at: questions)
/// attempt.answer(2)
/// attempt.next()
/// attempt.number  // 2
/// ```
public struct Attempt: Hashable, Sendable, Codable {
  /// The questions, in their order.
  public let questions: [Question]
  /// The indexes of the chosen answers, in the order of the questions. A question without an answer
  /// has none yet.
  public private(set) var choices: [Int] = []
  /// The index of the question that is shown; the number of questions at the end.
  public private(set) var index = 0

  private enum CodingKeys: String, CodingKey {
    case questions, choices
    case index = "place"
  }

  /// - Parameter questions: at least one.
  public init(at questions: [Question]) { self.questions = questions }

  /// Reads an interrupted attempt. Impossible numbers in a file become possible ones.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    questions = try values.decode([Question].self, forKey: .questions)
    for choice in try values.decode([Int].self, forKey: .choices) {
      guard choices.count < questions.count,
        questions[choices.count].answers.indices.contains(choice)
      else { break }
      choices.append(choice)
    }
    index = min(max(0, try values.decode(Int.self, forKey: .index)), choices.count, questions.count)
  }

  /// The question that is shown; `nil` when the results are shown.
  public var question: Question? { questions.indices.contains(index) ? questions[index] : nil }

  /// The number of the question that is shown, from 1. While the results are shown, it is the last
  /// question's number.
  public var number: Int { min(index + 1, questions.count) }

  /// The index of the chosen answer to the question that is shown; `nil` before the choice.
  public var choice: Int? { index < choices.count ? choices[index] : nil }

  /// Whether the question that is shown is the last one.
  public var isAtLast: Bool { index == questions.count - 1 }

  /// Whether every question was answered and left, so that the results are shown.
  public var isOver: Bool { index >= questions.count }

  /// Chooses an answer to the question that is shown. Only the first choice counts.
  public mutating func answer(_ choice: Int) {
    guard let question, self.choice == nil, question.answers.indices.contains(choice) else {
      return
    }
    choices.append(choice)
  }

  /// Goes on to the next question, or to the results. A question must be answered first.
  public mutating func next() {
    if choice != nil { index += 1 }
  }

  /// The number of right answers.
  public var rightCount: Int {
    zip(questions, choices).count { question, choice in question.right == choice }
  }

  /// The share of right answers among the answers given, in percent.
  public var percent: Int {
    choices.isEmpty ? 0 : Int((100 * Double(rightCount) / Double(choices.count)).rounded())
  }

  /// The questions that were answered wrongly.
  public var missed: [Question] {
    zip(questions, choices).filter { $0.right != $1 }.map(\.0)
  }
}
