package import Foundation
import Storage

/// An entry of a made-up room.
package struct RingEntry: Hashable, Codable, JournalLine {
  package static let kindName: String? = "ring"
  package static let version = 2

  package let at: Date
  private(set) var kind = "ring"
  package var step: String?
  private(set) var version = RingEntry.version

  package init(at date: Date) { at = date }

  package init?(plain line: UnsafeBufferPointer<UInt8>) { nil }
}
