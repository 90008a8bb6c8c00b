internal import Practice
internal import Spelling
internal import WordService

/// The address of the spelling patterns by which words can be chosen.
extension API {
  private struct Choice: Encodable {
    let name: String
    let title: String
  }

  private struct Choices: Encodable {
    let patterns: [Choice]
    let origins: [Choice]
  }

  /// The choices. They are made at the first request, because the list of origins takes
  /// milliseconds to read.
  private static let choices = Choices(
    patterns: WordPattern.kinds.map { Choice(name: $0.rawValue, title: $0.titleWithExample) },
    origins: OfflineDictionary.origins.map {
      Choice(name: $0, title: OriginWording.title(of: $0))
    })

  func addPatterns(to routes: inout Routes) {
    routes.on(.get, Self.path + "/patterns") { _ in .json(Self.choices) }
  }
}
