import FoundationEssentials
import Learner
import Schemas
import Terminal

/// The schemas of the documents that `--json` prints, named as in `vocalvocab help json`.
enum JSONSchema: String, CaseIterable {
  case define, explain, completed, lists, list, decks, cards, found, quiz, quizzes, plan, shows,
    tracked, show, matches, showlists, shownews, recommended, today, stats, settings, goals,
    voices, languages, doctor, devices

  /// - Throws: ``CommandError``, which suggests the nearest name, if no document has the name.
  init(named name: String) throws {
    guard let schema = Self(rawValue: name) else {
      let advice = name.nearest(among: Self.allCases.map(\.rawValue)).map {
        "did you mean '\($0)'?"
      }
      throw CommandError.wrongUsage(
        "No document is named '\(name)': \(advice ?? "'vocalvocab help json' lists them.")")
    }
    self = schema
  }

  /// The command that prints the document.
  var command: String {
    switch self {
    case .define, .explain: "\(rawValue) --json"
    case .completed, .voices, .languages, .settings: "\(rawValue) list --json"
    case .lists: "lists list --json"
    case .list: "lists show NAME --json"
    case .decks: "cards list --json"
    case .cards: "cards show DECK --json"
    case .found: "cards search WORD --json"
    case .goals: "settings goals --json"
    case .quiz: "quiz --json"
    case .quizzes: "quiz history --json"
    case .plan: "plan list --json"
    case .shows: "shows next --json"
    case .tracked: "shows list --json"
    case .show: "shows show SHOW --json"
    case .matches: "shows search TITLE --json"
    case .showlists: "shows lists --json"
    case .shownews: "shows news --json"
    case .recommended: "shows recommend --json"
    case .devices: "doctor --devices --json"
    case .stats, .doctor, .today: "\(rawValue) --json"
    }
  }

  /// The content of the document, to follow the word "Prints".
  var title: String {
    switch self {
    case .define: "the entries of words"
    case .explain: "the explanation of a try"
    case .completed: "the completed words"
    case .lists: "the lists"
    case .list: "the words of a list"
    case .decks: "the decks of cards"
    case .cards: "the cards of a deck"
    case .found: "the cards that were found"
    case .quiz: "a step of a quiz, on each line"
    case .quizzes: "the quizzes that were taken"
    case .plan: "the tasks of the plan"
    case .shows: "the shows that are being watched and planned"
    case .tracked: "the tracked shows"
    case .show: "a show with its episodes"
    case .matches: "the shows that a search found"
    case .showlists: "the person's own lists of shows"
    case .shownews: "the news about tracked shows"
    case .recommended: "the shows that are recommended"
    case .today: "what is due today"
    case .stats: "all figures of the progress"
    case .settings: "the settings that hold"
    case .goals: "the goals, and what to expect of each"
    case .voices: "the voices"
    case .languages: "the languages, with what is here for each"
    case .doctor: "the checks of what practice needs"
    case .devices: "the sound devices of this computer"
    }
  }

  /// The schema of the document. If the API has the same document, it uses the same schema.
  var text: String {
    // Every schema is part of the program, and the tests read each, so it exists.
    schema?.document ?? ""
  }

  private var schema: Schema? {
    switch self {
    case .define: Schema(named: "WordEntries")
    case .explain: Schema(named: "Explanation")
    case .completed: Schema(named: "CompletedFile")
    case .lists: Schema(named: "ListRows")
    case .list: Schema(named: "ListedWords")
    case .decks: Schema(named: "DeckRows")
    case .cards: Schema(named: "CardRows")
    case .found: Schema(named: "FoundCards")
    case .quiz: Schema(named: "Quiz")
    case .quizzes: Schema(named: "QuizHistory")
    case .plan: Schema(named: "Plan")
    case .shows: Schema(named: "Shows")
    case .tracked: Schema(named: "ShowRows")
    case .show: Schema(named: "ShowDetail")
    case .matches: Schema(named: "ShowSearch")
    case .showlists: Schema(named: "ListedShows")
    case .shownews: Schema(named: "NewsRows")
    case .recommended: Schema(named: "ShowRecommendations")
    case .today: Schema(named: "Today")
    case .stats: Schema(named: "Statistics")
    case .settings: .settingsInForce
    case .goals: Schema(named: "GoalRows")
    case .voices: Schema(named: "VoiceRows")
    case .languages: Schema(named: "LanguageRows")
    case .doctor: Schema(named: "Checkup")
    case .devices: Schema(named: "SoundDevices")
    }
  }

  /// The members of the document's object, or of each object in its list, sorted by name.
  var members: (isList: Bool, all: [(name: String, about: String)]) {
    struct Member: Decodable {
      let description: String?
    }
    struct Object: Decodable {
      let properties: [String: Member]?
    }
    struct Item: Decodable {
      let reference: String?
      let properties: [String: Member]?

      private enum CodingKeys: String, CodingKey {
        case reference = "$ref"
        case properties
      }
    }
    struct Document: Decodable {
      let properties: [String: Member]?
      let items: Item?
      let parts: [String: Object]?

      private enum CodingKeys: String, CodingKey {
        case properties, items
        case parts = "$defs"
      }
    }
    let document = try? JSONDecoder().decode(Document.self, from: Data(text.utf8))
    let part = document?.items?.reference.flatMap { place in
      document?.parts?.first { place == "#/$defs/" + $0.key }?.value
    }
    let properties =
      part?.properties ?? document?.items?.properties ?? document?.properties ?? [:]
    let all = properties.map { (name: $0.key, about: $0.value.description ?? "") }
    return (document?.items != nil, all.sorted { $0.name < $1.name })
  }
}
