package import FoundationEssentials

extension JSONDecoder {
  /// A decoder of the JSON in our files.
  package static var ofFiles: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension JSONEncoder {
  /// Returns the bytes of a value as our files hold it: members sorted by name, then a line end.
  ///
  /// - Parameters:
  ///   - path: the path of the file, for an error.
  ///   - formatting: more options of the JSON.
  package static func encode(
    _ value: some Encodable, for path: String, formatting: OutputFormatting = []
  ) throws(StorageError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    do {
      return Array(try encoder.encode(value)) + [newline]
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }
}
