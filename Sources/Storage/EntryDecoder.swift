internal import FoundationEssentials

/// Reads any line of a journal with `JSONDecoder`, which decides the meaning of a line.
struct EntryDecoder {
  private let decoder = JSONDecoder.ofFiles

  /// The meaning of a line.
  enum Line {
    case entry(JournalEntry)
    case newer(version: Int)
    case unreadable
  }

  /// Returns the meaning of a line.
  func line(_ bytes: UnsafeBufferPointer<UInt8>) -> Line {
    struct Heading: Decodable { var version: Int }
    let data = Data(bytes)
    // Whatever is wrong with the JSON, the answer is the same: it can't be read.
    if let entry = try? decoder.decode(JournalEntry.self, from: data),
      entry.version <= JournalEntry.version
    {
      return .entry(entry)
    }
    if let heading = try? decoder.decode(Heading.self, from: data),
      heading.version > JournalEntry.version
    {
      return .newer(version: heading.version)
    }
    return .unreadable
  }
}
