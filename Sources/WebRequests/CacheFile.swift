package import FoundationEssentials

/// A file in the cache. A file that can't be read counts as missing; one that can't be written is
/// made again later.
package struct CacheFile: Sendable {
  let path: String

  package init(path: String) { self.path = path }

  /// The maximum size of most JSON files: far more than they need.
  package static let maximumSize = 1 << 20

  /// Returns the content of a JSON file; `nil` where it can't be read or decoded, or is larger
  /// than a maximum.
  package func read<Content: Decodable>(
    _ type: Content.Type, atMost maximum: Int = maximumSize
  ) -> Content? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return bytes(atMost: maximum).flatMap { try? decoder.decode(type, from: Data($0)) }
  }

  /// Returns the bytes of the file; `nil` where it can't be read or is larger than a maximum.
  package func bytes(atMost maximum: Int) -> [UInt8]? {
    // Only a regular file is read: opening a pipe would wait for a writer.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? UInt64, size <= UInt64(maximum),
      let bytes = try? Data(contentsOf: URL(filePath: path))
    else { return nil }
    return Array(bytes)
  }

  /// Writes a value as JSON.
  package func write(_ content: some Encodable) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value that can't be encoded is not kept.
    if let bytes = try? encoder.encode(content) { replace(with: bytes) }
  }

  /// Replaces the whole file. Two processes may do it at the same time.
  package func replace(with bytes: Data) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    // A file that can't be written is made again later.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    UnfinishedFile.removeLeftovers(in: folder)
    UnfinishedFile.replace(path, in: folder, with: bytes)
  }

  /// Removes the unfinished files that killed programs left in a folder of the cache. Each process
  /// does so once.
  package static func removeLeftovers(in folder: String) {
    UnfinishedFile.removeLeftovers(in: folder)
  }
}
