/// A remark about questions that differ from the wanted ones. Each message is one sentence.
public enum QuestionNote: Hashable, Sendable {
  /// The service has sent fewer questions than wanted.
  case fewer(QuestionService, Int, wanted: Int)
  /// The service gives one subject at a time, and this one was drawn.
  case oneCategory(QuestionService, QuestionCategory)
  /// The service does not know these subjects; it was asked for the others.
  case unknownCategories(QuestionService, [QuestionCategory])
}

extension QuestionNote: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fewer(let service, let count, let wanted):
      "\(service.name) has only \(count) of the \(wanted) questions that you want."
    case .oneCategory(let service, let category):
      "\(service.name) gives one category at a time: this quiz is about '\(category.title)'."
    case .unknownCategories(let service, let categories):
      "\(service.name) has no questions about \(categories.inWords): the others are asked."
    }
  }
}

extension [QuestionCategory] {
  /// `'Art'`, or `'Art' and 'Film'`, or `'Art', 'Film' and 'Books'`.
  var inWords: String {
    let titles = map { "'\($0.title)'" }
    guard let last = titles.last, titles.count > 1 else { return titles.joined() }
    return titles.dropLast().joined(separator: ", ") + " and " + last
  }
}
