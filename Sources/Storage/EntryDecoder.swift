internal import FoundationEssentials

/// Reads any line of a journal with `JSONDecoder`, which decides the meaning of a line.
struct EntryDecoder {
  private let decoder = JSONDecoder.ofFiles

  /// The meaning of a line.
  enum Line {
    case word(JournalEntry)
    case card(CardEntry)
    case quiz(QuizEntry)
    case newer(version: Int)
    case unreadable

    /// The name of the step that made the entry; `nil` where nobody named it.
    var step: String? {
      switch self {
      case .word(let entry): entry.step
      case .card(let entry): entry.step
      case .quiz(let entry): entry.step
      case .newer, .unreadable: nil
      }
    }

    /// The time of the entry; `nil` for a line that is none of ours.
    var at: Date? {
      switch self {
      case .word(let entry): entry.at
      case .card(let entry): entry.at
      case .quiz(let entry): entry.at
      case .newer, .unreadable: nil
      }
    }
  }

  /// Returns the meaning of a line.
  ///
  /// Nearly every line is as we write them. Such a line is read many times as fast as by the decoder, with the
  /// same meaning.
  func meaning(of bytes: UnsafeBufferPointer<UInt8>) -> Line {
    if let entry = JournalEntry(plain: bytes), entry.version <= JournalEntry.version {
      return .word(entry)
    }
    if let entry = CardEntry(plain: bytes) { return .card(entry) }
    if let entry = QuizEntry(plain: bytes) { return .quiz(entry) }
    return line(bytes)
  }

  /// Returns the meaning of a line by `JSONDecoder` alone.
  func line(_ bytes: UnsafeBufferPointer<UInt8>) -> Line {
    struct Heading: Decodable {
      var version: Int
      var kind: String?

      /// The newest version of this kind of entry that we read.
      var newest: Int {
        switch kind {
        case CardEntry.Kind.card.rawValue: CardEntry.version
        case QuizEntry.Kind.quiz.rawValue: QuizEntry.version
        default: JournalEntry.version
        }
      }
    }
    let data = Data(bytes)
    // Whatever is wrong with the JSON, the answer is the same: it can't be read.
    if let entry = try? decoder.decode(JournalEntry.self, from: data),
      entry.version <= JournalEntry.version
    {
      return .word(entry)
    }
    if let entry = try? decoder.decode(CardEntry.self, from: data),
      entry.version <= CardEntry.version
    {
      return .card(entry)
    }
    if let entry = try? decoder.decode(QuizEntry.self, from: data),
      entry.version <= QuizEntry.version
    {
      return .quiz(entry)
    }
    if let heading = try? decoder.decode(Heading.self, from: data),
      heading.version > heading.newest
    {
      return .newer(version: heading.version)
    }
    return .unreadable
  }
}
