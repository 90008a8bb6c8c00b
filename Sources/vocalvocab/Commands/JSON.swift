import FoundationEssentials

/// A value as people and other programs read it.
///
/// - Parameter isOnOneLine: for programs that read a line at a time.
func json(_ value: some Encodable, isOnOneLine: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !isOnOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
