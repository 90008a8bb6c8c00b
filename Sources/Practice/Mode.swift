/// A way to practise: what is heard and seen of a word, how often it may be tried, and when it ends.
public struct Mode: Hashable, Sendable {
  /// As it is chosen by.
  public let name: String
  /// What it is, in a sentence for the beginning of a session.
  public let welcome: String
  public let opening: Opening
  /// `nil` leaves it to the learner.
  public let tries: Tries?
  public let ending: Ending
  /// Whether definitions, sentences and origins are only heard, and a miss is not copied: as at a bee.
  public let isByEarAlone: Bool
  /// Whether a word that was missed is typed once and comes back.
  public let isRepeating: Bool
  public let words: Words

  /// What a round begins with.
  public enum Opening: Hashable, Sendable {
    case word
    /// The word is seen, and hidden before it is typed.
    case sight
    /// A sentence with the word in it; where there is none, the word.
    case sentence
  }

  public enum Ending: Hashable, Sendable {
    case never
    case atFirstMiss
    /// When the time is over.
    case afterMinutes
  }

  public enum Words: Hashable, Sendable {
    case any
    /// Those missed before, by the pattern that was missed, until each is right twice.
    case missed
  }

  public static let all = [listen, bee, sprint, copy, mistakes, dictation]

  public init?(named name: String) {
    guard let mode = Self.all.first(where: { $0.name == name }) else { return nil }
    self = mode
  }

  /// Hear it, type it: recall is what makes words stay (Jones and others 2016).
  public static let listen = Mode("listen", "Type what you hear; Enter alone says it again.")

  public static let bee = Mode(
    "bee", "A bee: one try, by ear alone, out on the first miss. Ask for what you need.",
    tries: .one, ending: .atFirstMiss, isByEarAlone: true, isRepeating: false)

  public static let sprint = Mode(
    "sprint", "As many as you can before the time is over.", tries: .one, ending: .afterMinutes,
    isRepeating: false)

  public static let copy = Mode(
    "copy", "Look at the word; when it is gone, type it.", opening: .sight)

  public static let mistakes = Mode(
    "mistakes", "Words that you missed before, until each is right twice.", words: .missed)

  public static let dictation = Mode(
    "dictation", "Type the word that is missing in what you hear.", opening: .sentence)

  private init(
    _ name: String, _ welcome: String, opening: Opening = .word, tries: Tries? = nil,
    ending: Ending = .never, isByEarAlone: Bool = false, isRepeating: Bool = true,
    words: Words = .any
  ) {
    self.name = name
    self.welcome = welcome
    self.opening = opening
    self.tries = tries
    self.ending = ending
    self.isByEarAlone = isByEarAlone
    self.isRepeating = isRepeating
    self.words = words
  }
}
