internal import Languages
internal import Plan
internal import Practice
internal import QuizSources
internal import Scheduling
internal import ShowSources
internal import Speech
internal import Storage
internal import Vocabulary
internal import WordService

/// The table of the settings. A new setting is an entry here and its name in ``all``. A field of a
/// new kind on the page *Settings* also needs HTML.
extension Setting {
  /// All settings, in the order in which people see them.
  public static let all = [
    voice, speed, device, leadIn, language, meanings, length, level, tries, region, capitals, goal,
    rightShare,
    newPerDay,
    dailyGoal, reminders, quietHours, source, recordings, verdicts, testPause, randomWordAPI,
    dictionaryAPI, triviaAPI, openTDB, tvmazeAPI, jikanAPI, showServices, adultShows, showTips,
    playOn, textSize, colourScheme, accentColour, letterSpacing,
    font, motion,
  ]

  /// The settings that the pages and the API show: all but those of the computer.
  public static let shown = all.filter { $0.scope != .computer }

  /// The largest count that the pages and the API set.
  package static let largestCount = 100_000
  /// The largest number of Unicode scalars in the name of a voice that the API takes.
  package static let longestVoice = 100

  /// Returns the regular expression of a value or a range of two values.
  private static func range(of value: String) -> String { "(\(value))(-(\(value)))?" }

  // MARK: Languages

  /// The codes and the names of the languages beside English that have words and meanings.
  private static let foreign = LanguageRules.foreign.map { (code: $0.code, name: $0.ownName) }

  public static let language = Setting(
    "language", "the language of the words that you practise",
    values: "\(Preferences.automatic), which is that of the voice; \(Preferences.spelled.inWords)",
    normal: Preferences.automatic, form: .choice([Preferences.automatic] + Preferences.spelled),
    field: PageField(
      .words, "Language of the words",
      note: "What you learn to spell. Help tells how a language is added.",
      .list(
        [
          .init(value: Preferences.automatic, title: "As the voice speaks"),
          .init(value: "en", title: "English"),
        ] + foreign.map { .init(value: $0.code, title: $0.name) }))
  ) { .text(try Preferences.language($0)?.code ?? Preferences.automatic) }

  public static let meanings = Setting(
    "meanings", "the language of the meanings",
    values: "en, or the code of another language, such as es", normal: "en",
    form: .text(pattern: "^\(Preferences.languagePattern)$"), examples: ["es", "de"],
    field: PageField(
      .words, "Meanings in",
      note: "What a word means, read and heard. Help tells how a language is added.",
      .list(
        [.init(value: "en", title: "English only")]
          + foreign.map { .init(value: $0.code, title: $0.name) }))
  ) { .text(try Preferences.meanings($0).code) }

  // MARK: Words

  static let length = Setting(
    "length", "the letters in a new word",
    values: "\(WordLength.possible.lowerBound) to \(WordLength.possible.upperBound) letters, "
      + "or a range such as 5-8",
    normal: WordLength.normal.description,
    form: .text(pattern: "^\(range(of: "[2-9]|[12][0-9]|30"))$"), examples: ["6", "5-8"]
  ) { .text(try WordLength($0).description) }

  private static let levelPattern = Level.allCases.map(\.rawValue).joined(separator: "|")

  public static let level = Setting(
    "level", "how common new words are",
    values: "\(Preferences.automatic), which follows your rating; "
      + "\(Level.allCases.map(\.rawValue).inWords); or a range such as starter-broad",
    normal: Preferences.automatic,
    form: .text(pattern: "^(\(Preferences.automatic)|\(range(of: levelPattern)))$"),
    examples: ["broad", "starter-broad"]
  ) { .text(try Preferences.levels($0)?.description ?? Preferences.automatic) }

  public static let tries = Setting(
    "tries", "the tries in a round", values: "a number of tries, or unlimited",
    normal: Tries.normal.description,
    form: .text(pattern: "^(unlimited|[1-9][0-9]*)$"), examples: ["5", "unlimited"],
    field: PageField(
      .words, "Tries in a round", note: "How often you may try a word.",
      offering: [
        "1": "1", "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "8": "8", "10": "10",
        "unlimited": "No limit",
      ])
  ) { .text(try Tries($0).description) }

  static let region = Setting(
    "region", "the region whose spellings you want",
    field: PageField(
      .words, "Usual spelling", note: "The spellings of other regions are correct, too.",
      offering: [
        "any": "Any", "american": "American", "british": "British", "canadian": "Canadian",
        "australian": "Australian",
      ])
  ) { .text(try Region.setting($0)?.rawValue ?? "any") }

  static let capitals = Setting(
    "capitals", "a name without its capitals: right with a note, or wrong",
    field: PageField(
      .words, "Names without their capitals",
      note: "What you get when you type 'london' for 'London'.",
      offering: ["noted": "Are right, with a note", "strict": "Are wrong"]))

  static let source = Setting(
    "source", "where words come from",
    field: PageField(
      .words, "Where words come from",
      note: "The network has more words and recordings. This computer alone is faster.",
      offering: [
        "auto": "This computer and the network", "online": "The network first",
        "offline": "This computer only",
      ]))

  // MARK: Goal

  public static let goal = Setting(
    "goal", "what you practise for",
    values: "most, keep, or sure with a list and a day, such as sure week-12 2026-12-04",
    normal: GoalChoice.most.description,
    form: .text(pattern: "^(most|keep|sure .+ [0-9]{4}-[0-9]{2}-[0-9]{2})$"),
    examples: ["keep", "sure week-12 2026-12-04"]
  ) { .text(try GoalChoice($0).description) }

  static let dailyGoal = Setting(
    "dailyGoal", "the rounds that make a day of practice", values: "1 or more rounds",
    normal: "\(DailyGoal.normal)", form: .count(from: 1),
    field: PageField(
      .goal, "Words a day", note: "So many words make a day of practice.",
      .number(1...largestCount))
  ) { .count(try Preferences.dailyGoal($0)) }

  static let newPerDay = Setting(
    "newPerDay", "the most new words a day", values: "0 or more words",
    normal: "\(Preferences.normalNewPerDay)", form: .count(from: 0),
    field: PageField(
      .goal, "New words a day, at most", note: "More new words wait until tomorrow.",
      .number(0...largestCount))
  ) { .count(try Preferences.newPerDay($0)) }

  static let rightShare = Setting(
    "rightShare", "the least share of first tries that is planned to be right",
    values: "\(SessionShare.shares.lowerBound) to \(SessionShare.shares.upperBound)",
    normal: "\(SessionShare.usual)", form: .number(SessionShare.shares),
    field: PageField(
      .goal, "First tries that should be right, at least",
      note: "With fewer, a session asks easier words.",
      .share(SessionShare.shares))
  ) { .number(try Preferences.rightShare($0)) }

  package static let reminders = Setting(
    "reminders", "when you are reminded each day", values: "none, or times such as 8:00 18:30",
    normal: Preferences.none, examples: ["08:00 18:30"]
  ) { text in
    let times = Reminders(at: try Preferences.times(text)).times.map(\.description)
    return .text(times.isEmpty ? Preferences.none : times.joined(separator: " "))
  }

  package static let quietHours = Setting(
    "quietHours", "the hours in which nothing reminds you",
    values: "none, or hours such as 21:00-8:00",
    normal: QuietHours.usual?.description ?? Preferences.none,
    examples: [Preferences.none, "21:00-08:00"]
  ) { .text(try Preferences.quietHours($0)?.description ?? Preferences.none) }

  static let testPause = Setting(
    "testPause", "the time to write each word of a paper test",
    values: "0 to \(Int(PaperTest.pauses.upperBound)) seconds",
    normal: "\(Int(PaperTest.normalPause))", form: .number(PaperTest.pauses), scope: .computer
  ) { text in
    // The value is kept as it was typed.
    _ = try Preferences.testPause(text)
    return .text(text)
  }

  // MARK: Speech

  public static let voice = Setting(
    "voice", "the voice", values: "the name of a voice", normal: Preferences.normalVoice,
    form: .text(longest: longestVoice)
  ) { .text($0) }

  static let speed = Setting(
    "speed", "how fast it speaks",
    values: "\(Speed.range.lowerBound) to \(Speed.range.upperBound) times the normal speed",
    normal: "1", form: .number(Speed.range)
  ) { .number(try Preferences.speed($0).multiple) }

  package static let device = Setting(
    "device", "where the terminal plays sound", values: "the ALSA name of a device",
    normal: "default", scope: .computer
  ) { .text($0) }

  package static let leadIn = Setting(
    "leadIn", "the silence before a word, in which the sound device wakes",
    values: "0 to \(Preferences.longestLeadIn) milliseconds",
    normal: "\(SoundDevice.normalLeadIn)",
    form: .number(0...Double(Preferences.longestLeadIn)), scope: .computer
  ) { .count(try Preferences.leadIn($0)) }

  static let recordings = Setting(
    "recordings", "when a person's recording is heard", normal: Recordings.whenAsked.rawValue,
    field: PageField(
      .speech, "A person's recording", note: "Some words were recorded by people.",
      offering: [
        "never": "Never", "when-asked": "When I ask for it",
        "first": "First, if the word has one",
      ]))

  static let verdicts = Setting(
    "verdicts", "verdicts are heard, or only shown for a screen reader to say",
    field: PageField(
      .speech, "Right or wrong",
      note: "How you learn whether a try was right. A screen reader reads what is only shown.",
      offering: ["spoken": "The voice says it", "shown": "It is only shown"]))

  package static let playOn = Setting(
    "playOn", "where 'serve' plays sound", scope: .page(attribute: "play-on"),
    field: PageField(
      .speech, "Where sound is played", note: "Where you hear the voice.",
      offering: ["page": "On this page", "computer": "On the computer that runs VocalVocab"]))

  // MARK: Services

  static let randomWordAPI = service(
    "randomWordAPI", "the random-word service", OnlineWords.usualRandomWordAPI
  ) { _ = try OnlineWords(randomWordAPI: $0, cache: "") }

  static let dictionaryAPI = service(
    "dictionaryAPI", "the dictionary service", OnlineWords.usualDictionaryAPI
  ) { _ = try OnlineWords(dictionaryAPI: $0, cache: "") }

  static let triviaAPI = service(
    "triviaAPI", "The Trivia API", QuestionService.triviaAPI.usualAddress
  ) { try OnlineQuestions.check($0, of: .triviaAPI) }

  static let openTDB = service(
    "openTDB", "Open Trivia DB", QuestionService.openTriviaDB.usualAddress
  ) { try OnlineQuestions.check($0, of: .openTriviaDB) }

  static let tvmazeAPI = service("tvmazeAPI", "TVmaze", ShowService.tvmaze.usualAddress) {
    try OnlineShows.check($0, of: .tvmaze)
  }

  static let jikanAPI = service(
    "jikanAPI", "a service of Jikan's shape", ShowService.jikan.usualAddress
  ) { try OnlineShows.check($0, of: .jikan) }

  /// Returns the setting for the address of a service.
  private static func service(
    _ name: String, _ service: String, _ normal: String,
    check: @escaping @Sendable (String) throws -> Void
  ) -> Setting {
    Setting(
      name, "the base address of \(service)", values: "a web address", normal: normal,
      scope: .computer
    ) { address in
      try check(address)
      return .text(address)
    }
  }

  // MARK: Shows

  static let showServices = Setting(
    "showServices", "the services that know shows", scope: .computer,
    field: PageField(
      .shows, "Services for shows", note: "The services that VocalVocab asks about shows.",
      offering: [
        "tvmaze": "TVmaze, for series of every kind", "jikan": "Jikan, for anime",
        "both": "Both", "none": "Nobody",
      ]))

  static let adultShows = Setting(
    "adultShows", "shows for adults alone",
    field: PageField(
      .shows, "Shows for adults alone", note: "A class of children never sees them.",
      offering: ["hidden": "Are not found or recommended", "shown": "Are found and recommended"]))

  static let showTips = Setting(
    "showTips", "a recommendation among the notifications about shows",
    field: PageField(
      .shows, "Tips among the news",
      note: "A show that you may like, with the reason.",
      offering: ["weekly": "Once a week at most", "never": "Never"]))

  // MARK: Appearance

  static let textSize = Setting(
    "textSize", "the size of the page's text", scope: .page(attribute: "text"),
    field: PageField(
      .look, "Text size", note: "How large the letters are.",
      .buttons([
        .init(value: "normal", title: "Normal"), .init(value: "large", title: "Large"),
        .init(value: "larger", title: "Larger"), .init(value: "largest", title: "Largest"),
      ])))

  static let colourScheme = Setting(
    "colourScheme", "the colours of the page", scope: .page(attribute: "scheme"),
    field: PageField(
      .look, "Colours", note: "The colours of the page.",
      .buttons([
        .init(value: "system", title: "As on this device"), .init(value: "light", title: "Light"),
        .init(value: "dark", title: "Dark"), .init(value: "contrast", title: "Black and white"),
      ])))

  static let accentColour = Setting(
    "accentColour", "the colour of the page's buttons", scope: .page(attribute: "accent"),
    field: PageField(
      .moreLook, "Colour of buttons", note: "The colour of buttons and links.",
      .swatches(AccentColour.allCases.map { .init(value: $0.rawValue, title: $0.title) })))

  static let letterSpacing = Setting(
    "letterSpacing", "the space between the page's letters", scope: .page(attribute: "spacing"),
    field: PageField(
      .moreLook, "Space between letters", note: "More space helps some people to read.",
      offering: ["normal": "Normal", "wide": "Wide", "wider": "Wider"]))

  static let font = Setting(
    "font", "the font of the page", scope: .page(attribute: "font"),
    field: PageField(
      .moreLook, "Font", note: "The shapes of the letters.",
      offering: ["normal": "Normal", "dyslexia": "Easy to read with dyslexia"]))

  static let motion = Setting(
    "motion", "how much moves on the page", scope: .page(attribute: "motion"),
    field: PageField(
      .moreLook, "Motion", note: "How much moves on the page.",
      offering: ["system": "As on this device", "reduced": "Less"]))
}
