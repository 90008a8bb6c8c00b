/// A question and its answer. The card keeps its progress when its texts change.
public struct Card: Hashable, Sendable, Identifiable {
  /// The card's own name, which no other card of the deck has.
  public let id: String
  /// The question, which ``CardText`` reads.
  public var front: String
  /// The answer, which ``CardText`` reads.
  public var back: String
  /// The learner's own labels.
  public var tags: [String]
  /// Whether neither a study nor a review asks the card.
  public var isSuspended: Bool

  /// Makes a card without a check of its texts; see ``check()``.
  public init(
    id: String, front: String, back: String, tags: [String] = [], isSuspended: Bool = false
  ) {
    self.id = id
    self.front = front
    self.back = back
    self.tags = tags
    self.isSuspended = isSuspended
  }

  /// The most characters of a side.
  public static let longestSide = 20_000
  /// The most labels of a card, and the most characters of one.
  public static let (mostTags, longestTag) = (100, 100)

  /// A reason why a card can't be kept.
  public enum Fault: Error, Hashable, Sendable {
    /// A side has no text, no sound and no picture.
    case empty(Side)
    case tooLong(Side)
    case tooManyTags
    /// A label is empty, too long, or has a space.
    case badTag(String)
  }

  /// Checks the texts.
  ///
  /// - Throws: ``Fault``.
  public func check() throws(Fault) {
    for side in Side.allCases {
      let text = self[side]
      // Bytes tell most of it at once; a scalar has at least one.
      guard text.utf8.contains(where: Self.isPlain) || text.contains(where: { !$0.isWhitespace })
      else { throw .empty(side) }
      guard text.utf8.count <= Self.longestSide || text.unicodeScalars.count <= Self.longestSide
      else { throw .tooLong(side) }
    }
    guard tags.count <= Self.mostTags else { throw .tooManyTags }
    for tag in tags {
      let isShort = tag.utf8.count <= Self.longestTag || tag.count <= Self.longestTag
      let isGood =
        !tag.isEmpty && isShort
        && (tag.utf8.allSatisfy(Self.isPlain) || !tag.contains(where: \.isWhitespace))
      guard isGood else { throw .badTag(tag) }
    }
  }

  /// Whether a byte is a sign of ASCII that people see.
  private static func isPlain(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

  /// The text of a side.
  public subscript(side: Side) -> String {
    switch side {
    case .front: front
    case .back: back
    }
  }
}

/// A side of a card.
public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
  case front, back

  /// The other side.
  public var other: Side { self == .front ? .back : .front }
}
