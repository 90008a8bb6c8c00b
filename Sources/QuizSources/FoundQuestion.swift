internal import Hashing
internal import Quiz
internal import Tables
internal import WebRequests

/// A question as its source has it, unchecked.
struct FoundQuestion: Sendable {
  /// The most characters of a question's text.
  static let longestText = 500
  /// The most characters of an answer.
  static let longestAnswer = 200

  /// The name that the source gives the question; `nil` where it gives none.
  var id: String?
  let text: String
  let right: String
  let wrong: [String]
  var category: String?
  var difficulty: String?

  /// Makes the question of a quiz, with clean texts and the answers in a random order.
  ///
  /// - Parameter prefix: the beginning of the question's name.
  /// - Returns: `nil` for a question that can't be asked: a text is empty or too long, or every
  ///   wrong answer equals another answer.
  func question(
    prefix: String, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    // A shortened question can lose its sense, and two shortened answers can become the same.
    guard let text = text.cleaned(ifAtMost: Self.longestText),
      let right = right.cleaned(ifAtMost: Self.longestAnswer)
    else { return nil }
    let clean = wrong.compactMap { $0.cleaned(ifAtMost: Self.longestAnswer) }
    guard clean.count == wrong.count else { return nil }
    var seen: Set = [right.asComparedAnswer]
    let wrong = clean.filter { seen.insert($0.asComparedAnswer).inserted }
    let name = id.flatMap { $0.isName ? $0 : nil } ?? Self.name(of: text, right)
    // `Question` refuses a question that can't be asked.
    guard
      var question = try? Question(
        id: "\(prefix):\(name)", text: text, right: right, wrong: wrong, using: &generator)
    else { return nil }
    question.category = category?.cleaned(atMost: 60)
    question.difficulty = difficulty.flatMap(Difficulty.init)
    return question
  }

  /// Returns the same name for the same question wherever it comes again.
  static func name(of text: String, _ right: String) -> String {
    var hash = FNV1a(text.utf8)
    hash.combine(0)
    hash.combine(right.utf8)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  /// The answer for a comparison of two: without capitals, HTML, and the signs of emphasis around
  /// it. A person would take answers for the same that differ only in these.
  var asComparedAnswer: String {
    let plain = MarkedUpText.plain(self).lowercased()
    var words = Array(
      plain.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)[...]
    while words.count > 2, let sign = words.first, "*_`".utf8.contains(sign), words.last == sign {
      words = words.dropFirst().dropLast()
    }
    // The answer may be a tag.
    return words.isEmpty ? lowercased() : String(decoding: words, as: UTF8.self)
  }

  /// Whether the text can be a service's name of a question: up to 64 letters, digits, hyphens and
  /// underscores.
  var isName: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  }
}

extension [FoundQuestion] {
  /// Makes the questions of a quiz, each once, and leaves out those that can't be asked.
  func questions(
    prefix: String, atMost count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    var names: Set<String> = []
    var questions: [Question] = []
    for found in self where questions.count < count {
      if let question = found.question(prefix: prefix, using: &generator),
        names.insert(question.id).inserted
      {
        questions.append(question)
      }
    }
    return questions
  }
}
