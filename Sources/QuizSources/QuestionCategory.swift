internal import ByteText

/// A subject of questions from a service.
///
/// A person writes these names on a command line. Some wide subjects have parts that are subjects,
/// too: ``filmAndTV`` has ``film`` and ``television``.
public enum QuestionCategory: String, CaseIterable, Hashable, Sendable, Codable {
  case generalKnowledge = "general-knowledge"
  case artsAndLiterature = "arts-and-literature"
  case filmAndTV = "film-and-tv"
  case foodAndDrink = "food-and-drink"
  case geography
  case history
  case music
  case science
  case societyAndCulture = "society-and-culture"
  case sportAndLeisure = "sport-and-leisure"
  case animals
  case animeAndManga = "anime-and-manga"
  case art
  case boardGames = "board-games"
  case books
  case cartoons
  case celebrities
  case comics
  case computers
  case film
  case gadgets
  case mathematics
  case musicalsAndTheatre = "musicals-and-theatre"
  case mythology
  case politics
  case television
  case vehicles
  case videoGames = "video-games"

  /// The name in words: `Film and TV`.
  public var title: String {
    let words = rawValue.bytes.replacing("-", with: " ").bytes.replacing("tv", with: "TV")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
