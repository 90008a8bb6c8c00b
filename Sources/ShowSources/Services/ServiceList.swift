internal import FoundationEssentials
internal import WebRequests

extension WebAnswer {
  /// The most bytes of one entry of a list.
  private static let longestEntry = 1 << 17

  /// Returns the entries of a list that can be read. They are read one at a time, so that a long
  /// list needs little memory, and a damaged entry spoils no other.
  ///
  /// - Parameters:
  ///   - count: the most entries; further ones are left out.
  ///   - read: returns what an entry means; `nil` for one without a meaning.
  func list<Entry: Decodable, Content>(
    of type: Entry.Type, atMost count: Int, _ read: (Entry) -> Content?
  ) throws(ServiceFailure) -> [Content] {
    guard isJSON else { throw .notJSON }
    let bytes = Array(text)
    guard bytes.first(where: Self.isVisible) == UInt8(ascii: "["),
      bytes.last(where: Self.isVisible) == UInt8(ascii: "]")
    else { throw .notUnderstood }
    let decoder = JSONDecoder()
    var (contents, isEmpty) = ([Content](), true)
    for range in JSONObjects(bytes).prefix(count) {
      isEmpty = false
      guard range.count <= Self.longestEntry,
        // An entry that can't be read is left out.
        let entry = try? decoder.decode(type, from: Data(bytes[range]))
      else { continue }
      if let content = read(entry) { contents.append(content) }
    }
    guard isEmpty || !contents.isEmpty else { throw .notUnderstood }
    return contents
  }

  /// Returns the value of an answer that is one object. Names in snake case become those of Swift.
  func object<Content: Decodable>(_ type: Content.Type) throws(ServiceFailure) -> Content {
    guard isJSON else { throw .notJSON }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let content = try? decoder.decode(type, from: text) else { throw .notUnderstood }
    return content
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
}
