internal import FoundationEssentials
internal import Glibc

/// The members that every entry of a journal has, of whatever kind.
struct JournalHeading: Decodable {
  /// The time of the event; `nil` where a later version says it in another way.
  let at: Date?
  let version: Int
  /// The kind; `nil` for an entry about a word.
  let kind: String?
  /// The name of the step that made the entry.
  let step: String?

  /// - Returns: `nil` for a line that is no entry.
  init?(_ line: UnsafeBufferPointer<UInt8>, _ decoder: JSONDecoder) {
    if let heading = JournalHeading(plain: line) {
      self = heading
    } else if let heading = try? decoder.decode(JournalHeading.self, from: Data(line)) {
      self = heading
    } else {
      // Whatever is wrong with the JSON, the answer is the same: it can't be read.
      return nil
    }
  }

  /// Reads a line of plain values.
  private init?(plain line: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(line)
    var (at, version, kind, step): (Date?, Int?, String?, String?)
    guard scanner.take("{") else { return nil }
    repeat {
      // Of two members with one name, the decoder says which counts.
      if at == nil, scanner.take(quoted: "at") {
        guard scanner.take(":"), let date = scanner.date() else { return nil }
        at = date
      } else if version == nil, scanner.take(quoted: "version") {
        guard scanner.take(":"), let number = scanner.integer() else { return nil }
        version = number
      } else if kind == nil, scanner.take(quoted: "kind") {
        guard scanner.take(":"), let name = scanner.string() else { return nil }
        kind = name
      } else if step == nil, scanner.take(quoted: "step") {
        guard scanner.take(":"), let name = scanner.string() else { return nil }
        step = name
      } else {
        guard scanner.skipPlainText(), scanner.take(":"), scanner.skipValue() else { return nil }
      }
    } while scanner.take(",")
    guard scanner.take("}"), scanner.isAtEnd, let version else { return nil }
    (self.at, self.version, self.kind, self.step) = (at, version, kind, step)
  }

  /// Returns whether a line may have a kind. In a line of JSON these bytes are the name of a
  /// member, because a quotation mark within a text has a backslash before it.
  static func mayHaveKind(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = line.baseAddress else { return false }
    let name: StaticString = "\"kind\""
    // A word has few letters k, and hardly one behind a quotation mark.
    var place = 1
    while place < line.count,
      let found = memchr(first + place, Int32(UInt8(ascii: "k")), line.count - place)
    {
      place = UnsafeRawPointer(found) - UnsafeRawPointer(first) - 1
      if place + name.utf8CodeUnitCount <= line.count,
        memcmp(first + place, name.utf8Start, name.utf8CodeUnitCount) == 0
      {
        return true
      }
      place += 2
    }
    return false
  }
}
