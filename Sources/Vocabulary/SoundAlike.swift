/// Another spelling that sounds the same as a word.
public enum SoundAlike: Hashable, Sendable {
  /// Another word, which only the meaning tells apart: `heir` for `air`.
  case homophone(String)
  /// A rare word, such as `calender` for `calendar`. It is most likely a misspelling of the asked
  /// word.
  case rare(Rare)
  /// Another right spelling of the same word: `color` for `colour`.
  case variant(Spelled)
  /// A rare spelling of the same word: `payed` for `paid`. Dictionaries have it, but teachers mark
  /// it wrong.
  case rareSpelling(String)

  /// A spelling and the regions where it is the usual one.
  public struct Spelled: Hashable, Sendable, Codable {
    /// The spelling.
    public let text: String
    /// The regions where the spelling is the usual one; empty if no list says.
    public let regions: Set<Region>

    /// - Parameters:
    ///   - text: the spelling.
    ///   - regions: the regions where the spelling is the usual one; empty if no list says.
    public init(_ text: String, regions: Set<Region>) {
      self.text = text
      self.regions = regions
    }
  }

  /// A rare word with its meaning.
  public struct Rare: Hashable, Sendable {
    /// The spelling.
    public let text: String
    /// The first definition; empty if there is none.
    public let meaning: String

    /// Creates a rare word with its meaning.
    public init(_ text: String, meaning: String) {
      self.text = text
      self.meaning = meaning
    }
  }

  /// Whether this is the same word in another spelling.
  public var isSameWord: Bool {
    switch self {
    case .variant, .rareSpelling: true
    case .homophone, .rare: false
    }
  }

  /// The other spelling.
  public var text: String {
    switch self {
    case .homophone(let text): text
    case .rare(let word): word.text
    case .variant(let spelled): spelled.text
    case .rareSpelling(let text): text
    }
  }
}
