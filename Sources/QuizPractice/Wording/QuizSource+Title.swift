internal import ByteText
internal import Learner

extension QuizSource {
  /// The name as a person reads it.
  public var title: String {
    switch self {
    case .words: "Words"
    case .due: "Words that are due"
    case .completed: "Words I completed"
    case .missed: "Words I missed"
    case .level(let levels): "Words of the level \(levels)"
    case .list(let name): "List \(name)"
    case .deck(let name): "Deck \(name.title)"
    case .trivia: "The Trivia API"
    case .openTrivia: "Open Trivia DB"
    case .file(let name): name.bytes.split(separator: "/").last.map(String.init) ?? name
    }
  }
}
