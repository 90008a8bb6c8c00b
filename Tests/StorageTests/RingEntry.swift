import Foundation
import Storage

/// An entry of a made-up room.
struct RingEntry: Hashable, Codable, JournalLine {
  static let kindName: String? = "ring"
  static let version = 2

  let at: Date
  private(set) var kind = "ring"
  var step: String?
  private(set) var version = RingEntry.version

  init(at date: Date) { at = date }

  init?(plain line: UnsafeBufferPointer<UInt8>) { nil }
}
