internal import FoundationEssentials
internal import Glibc

/// The members that entries of all kinds have.
struct JournalHeading: Decodable {
  /// The time of the event; `nil` if a later version writes it in another way.
  let at: Date?
  let version: Int
  /// The kind; `nil` for an entry about a word.
  let kind: String?
  /// The name of the step that made the entry.
  let step: String?
  /// The seconds by which the clock was set back before the entry; see ``ClockChange``.
  let setBack: Int?

  private enum CodingKeys: String, CodingKey {
    case at, version, kind, step, setBack
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    at = try members.decodeIfPresent(Date.self, forKey: .at)
    version = try members.decode(Int.self, forKey: .version)
    kind = try members.decodeIfPresent(String.self, forKey: .kind)
    step = try members.decodeIfPresent(String.self, forKey: .step)
    // An entry counts whatever another program writes here.
    setBack = (try? members.decodeIfPresent(Int.self, forKey: .setBack)) ?? nil
  }

  /// - Returns: `nil` for a line that is not an entry.
  init?(_ line: UnsafeBufferPointer<UInt8>, _ decoder: JSONDecoder) {
    if let heading = JournalHeading(plain: line) {
      self = heading
    } else if let heading = try? decoder.decode(JournalHeading.self, from: Data(line)) {
      self = heading
    } else {
      // The answer is the same for every mistake in the JSON: it can't be read.
      return nil
    }
  }

  /// Reads a line of plain values.
  private init?(plain line: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(line)
    var (at, version, kind, step): (Date?, Int?, String?, String?)
    var setBack: Int?
    guard scanner.take("{") else { return nil }
    repeat {
      // Of two members with one name, the first counts.
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
      } else if setBack == nil, scanner.take(quoted: "setBack") {
        guard scanner.take(":"), let seconds = scanner.integer() else { return nil }
        setBack = seconds
      } else {
        guard scanner.skipPlainText(), scanner.take(":"), scanner.skipValue() else { return nil }
      }
    } while scanner.take(",")
    guard scanner.take("}"), scanner.isAtEnd, let version else { return nil }
    (self.at, self.version, self.kind, self.step) = (at, version, kind, step)
    self.setBack = setBack
  }

  /// Returns whether a line has a member `kind`, in its object or in one inside it. A word or a try
  /// may be `kind`, too; only the name of a member has a colon behind it.
  static func mayHaveKind(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = line.baseAddress else { return false }
    let name: StaticString = "\"kind\""
    // Few bytes of a line are a k, and hardly any k follows a quotation mark.
    var offset = 1
    while offset < line.count,
      let found = memchr(first + offset, Int32(UInt8(ascii: "k")), line.count - offset)
    {
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(first) - 1
      if offset + name.utf8CodeUnitCount <= line.count,
        memcmp(first + offset, name.utf8Start, name.utf8CodeUnitCount) == 0
      {
        let spaces: [UInt8] = [0x20, 0x09, 0x0D]
        let next = line[(offset + name.utf8CodeUnitCount)...].first { !spaces.contains($0) }
        if next == UInt8(ascii: ":") { return true }
      }
      offset += 2
    }
    return false
  }
}
