internal import FoundationEssentials

/// A file that can be done without: whatever keeps it from being read or written only means that it
/// is not there.
struct CacheFile: Sendable {
  let path: String

  /// Far above what we write as JSON; a larger file is none of ours.
  private static let largest = 1 << 20

  func read<Content: Decodable>(_ type: Content.Type) -> Content? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return bytes(atMost: Self.largest).flatMap { try? decoder.decode(type, from: Data($0)) }
  }

  func bytes(atMost largest: Int) -> [UInt8]? {
    // Only a file: to open a pipe in its place would wait for a writer.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? UInt64, size <= UInt64(largest),
      let bytes = try? Data(contentsOf: URL(filePath: path))
    else { return nil }
    return Array(bytes)
  }

  func write(_ content: some Encodable) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let bytes = try? encoder.encode(content) { replace(with: bytes) }
  }

  /// Whole or not at all: written beside and renamed, so that two processes may do it at once.
  func replace(with bytes: Data) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    // A cache that can't be kept is made again.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? bytes.write(to: URL(filePath: path), options: .atomic)
  }
}
