/// A way to practise. It decides how a round begins, how many tries it has and when the session
/// ends.
public struct Mode: Hashable, Sendable {
  /// The name by which a learner chooses the mode.
  public let name: String
  /// The sentence at the beginning of a session.
  public let welcome: String
  /// The beginning of a round.
  public private(set) var opening = Opening.word
  /// The number of tries; `nil` if the learner chooses it.
  public private(set) var tries: Tries?
  /// The event that ends a session.
  public private(set) var ending = Ending.never
  /// Whether the learner only hears definitions, sentences and origins, and does not copy a missed
  /// word, as at a bee.
  public private(set) var isByEarAlone = false
  /// Whether the learner copies a missed word, and the word comes back.
  public private(set) var isRepeating = true
  /// The words of a session.
  public private(set) var words = Words.any

  /// The beginning of a round.
  public enum Opening: Hashable, Sendable {
    /// The learner hears the word.
    case word
    /// The learner sees the word, which disappears before the learner types it.
    case sight
    /// The learner hears a sentence with the word; if there is none, the word.
    case sentence
  }

  /// The event that ends a session.
  public enum Ending: Hashable, Sendable {
    /// The session goes on until the learner stops it.
    case never
    /// The session ends with the first missed word.
    case atFirstMiss
    /// The session ends when its time is over.
    case afterMinutes
  }

  /// The words of a session.
  public enum Words: Hashable, Sendable {
    /// New and due words.
    case any
    /// The words that the learner missed before, grouped by their mistakes, until each is right
    /// twice.
    case missed
  }

  /// All modes.
  public static let all = [listen, bee, sprint, copy, mistakes, dictation]

  /// The learner hears a word and types it. Recall is what makes words stay (Jones and others
  /// 2016).
  public static let listen = Mode(
    name: "listen", welcome: "Type what you hear; Enter alone says it again.")

  /// The learner has one try, hears all help, and is out after the first miss.
  public static let bee = Mode(
    name: "bee",
    welcome: "A bee: one try, by ear alone, and out on the first miss. Ask for what you need.",
    tries: .one, ending: .atFirstMiss, isByEarAlone: true, isRepeating: false)

  /// The learner types as many words as possible before the time is over.
  public static let sprint = Mode(
    name: "sprint", welcome: "Spell as many words as you can before the time is over.",
    tries: .one, ending: .afterMinutes, isRepeating: false)

  /// The learner sees each word before typing it from memory.
  public static let copy = Mode(
    name: "copy", welcome: "Look at the word, and type it when it is gone.", opening: .sight)

  /// The learner practises the words missed before.
  public static let mistakes = Mode(
    name: "mistakes",
    welcome: "Spell the words that you missed before, until each is right twice.", words: .missed)

  /// The learner hears a sentence and types one word of it.
  public static let dictation = Mode(
    name: "dictation",
    welcome: "Listen to the sentence, and type the word that its text leaves out.",
    opening: .sentence)
}

extension Mode {
  /// Finds the mode with a name; `nil` if there is none.
  public init?(named name: String) {
    guard let mode = Self.all.first(where: { $0.name == name }) else { return nil }
    self = mode
  }
}
