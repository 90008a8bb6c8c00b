internal import Tables

/// The columns of a table of questions, by their indices.
struct QuestionColumns: Hashable, Sendable {
  /// The column of the questions; `nil` where none is known.
  var question: Int?
  var right: [Int] = []
  var wrong: [Int] = []
  /// The columns of the answers to choose from, by the indices of the answers.
  var options: [Int: Int] = [:]
  /// The column that has all answers to choose from in one cell.
  var cell: Int?
  /// The columns that name the right answer.
  var keys: [Int] = []
  /// The columns that say of each answer whether it is right, by the indices of the answers.
  var marks: [Int: Int] = [:]
  var explanation, category, difficulty: Int?
  /// Whether a row may have more wrong answers in columns after the last one.
  var isOpen = false
  /// Whether the last field of each row is a letter, the key. Then rows with fewer answers have it
  /// in an earlier column.
  var hasLetterAtEnd = false
  /// Whether the names of the answers' columns count from 0.
  var isFromZero = false
  /// The columns of keys whose names are those of an index.
  var indexes: Set<Int> = []
  /// How a person wants ambiguous keys to be read.
  var preference: KeyColumn.Preference?
  /// Whether a person has chosen the columns.
  private(set) var isChosen = false

  init(question: Int? = nil) { self.question = question }

  /// Whether rows have answers to choose from, not right and wrong ones.
  var hasChoices: Bool { !options.isEmpty || cell != nil }

  /// Reads a person's choice.
  ///
  /// - Throws: ``ColumnChoiceError/missing(part:)``.
  init(chosen parts: [QuestionPart: [Int]]) throws(ColumnChoiceError) {
    let columns = { (part: QuestionPart) in parts[part] ?? [] }
    guard let question = columns(.question).first else {
      throw .missing(part: QuestionPart.question.rawValue)
    }
    self.init(question: question)
    isChosen = true
    (right, wrong) = (columns(.right), columns(.wrong))
    explanation = columns(.explanation).first
    (category, difficulty) = (columns(.category).first, columns(.difficulty).first)
    let answers = columns(.options)
    guard !answers.isEmpty else {
      guard columns(.key).isEmpty else { throw .missing(part: QuestionPart.options.rawValue) }
      guard !right.isEmpty else { throw .missing(part: QuestionPart.right.rawValue) }
      return
    }
    if answers.count == 1 {
      cell = answers[0]
    } else {
      for (index, column) in answers.enumerated() { options[index] = column }
    }
    // The right answer repeats one of the answers to choose from.
    preference = columns(.key).isEmpty ? .text : right.isEmpty ? .index : nil
    keys = columns(.key) + right
    right = []
    guard !keys.isEmpty else { throw .missing(part: QuestionPart.key.rawValue) }
  }

  /// The columns of each part, for the shape of the table.
  var byPart: [QuestionPart: [Int]] {
    var byPart: [QuestionPart: [Int]] = [:]
    let answers = options.sorted { $0.key < $1.key }.map(\.value)
    let all: [(QuestionPart, [Int?])] = [
      (.question, [question]), (.right, right), (.wrong, wrong), (.options, answers + [cell]),
      (.key, keys + marks.values.sorted()), (.explanation, [explanation]), (.category, [category]),
      (.difficulty, [difficulty]),
    ]
    for (part, columns) in all {
      let columns = columns.compactMap(\.self)
      if !columns.isEmpty { byPart[part] = columns }
    }
    return byPart
  }
}
