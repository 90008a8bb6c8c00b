internal import FoundationEssentials
internal import Glibc

/// A JSON document that is read and replaced whole.
///
/// It says what it is (`format`) and which version of that; a newer version is refused and left
/// untouched, and one that can't be understood is moved aside before anything is written.
struct Document<Content: Codable & Sendable>: Sendable {
  let path: String
  let format: String
  let version: Int
  let lock: Lock

  /// What every document of ours says of itself.
  private struct Heading: Codable {
    var format: String
    var version: Int
  }

  /// The content, or `nil` where there is no document.
  ///
  /// - Parameter setAside: told the new name of a file that could not be understood and was moved.
  func read(setAside: (String) -> Void) throws(StorageError) -> Content? {
    guard let bytes = try FileSystem.read(path) else { return nil }
    if let content = try decode(bytes) { return content }
    setAside(
      try lock.held { () throws(StorageError) in try FileSystem.setAside(path) })
    return nil
  }

  /// Reads, changes and replaces the document while no other process can.
  func change(
    setAside: (String) -> Void, _ change: (Content?) -> Content
  ) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      var old: Content?
      if let bytes = try FileSystem.read(path) {
        old = try decode(bytes)
        if old == nil { setAside(try FileSystem.setAside(path)) }
      }
      try FileSystem.replace(path, with: encode(change(old)))
    }
  }

  /// Puts the document in place of what is there, or takes it away, without waiting for the disk.
  func put(_ content: Content?) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      guard let content else {
        _ = try FileSystem.remove(path)
        return
      }
      try FileSystem.replace(path, with: encode(content), isSynced: false)
    }
  }

  /// - Returns: `nil` for what is no document of this format.
  func decode(_ bytes: [UInt8]) throws(StorageError) -> Content? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = Data(bytes)
    // Whatever is wrong with the JSON, the answer is the same: it can't be read.
    guard let heading = try? decoder.decode(Heading.self, from: data), heading.format == format
    else { return nil }
    guard heading.version <= version else {
      throw .newerVersion(path: path, version: heading.version)
    }
    return try? decoder.decode(Content.self, from: data)
  }

  func encode(_ content: Content) throws(StorageError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let document = Headed(
        heading: Heading(format: format, version: version), content: content)
      return Array(try encoder.encode(document)) + Array("\n".utf8)
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// The heading and the content's own keys, side by side in one object.
  private struct Headed: Encodable {
    let heading: Heading
    let content: Content

    func encode(to encoder: any Encoder) throws {
      try heading.encode(to: encoder)
      try content.encode(to: encoder)
    }
  }
}
