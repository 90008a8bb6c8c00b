import Foundation
package import Storage

extension JournalLine {
  /// Reads a line by `JSONDecoder` alone; `nil` where it is no entry of this kind.
  package init?(decoding line: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let entry = try? decoder.decode(Self.self, from: Data(line)) else { return nil }
    self = entry
  }

  /// The line as the journal has it, without its line end.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self))
    }
  }
}
