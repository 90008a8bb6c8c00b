import FoundationEssentials

/// Returns a value as JSON for other programs.
///
/// - Parameter isOnOneLine: whether to leave out line breaks and indents.
package func json(_ value: some Encodable, isOnOneLine: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !isOnOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
