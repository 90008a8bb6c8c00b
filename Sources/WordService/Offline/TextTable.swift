internal import Hashing

/// Different texts, and their numbers in the order in which they came.
///
/// There are millions of texts to look up, and a dictionary of strings takes twice as long. So this
/// is a hash table with open addressing.
struct TextTable: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// The number of the text plus 1; 0 in a free slot.
    var next: UInt32 = 0
  }

  /// The texts by their numbers.
  private(set) var texts: [String] = []
  /// The number of slots is a power of 2, and at least half of them are free.
  private var slots = [Slot](repeating: Slot(), count: 1 << 10)

  /// The number of a text; `nil` if the table doesn't have it.
  subscript(text: String) -> Int? {
    let next = slots[slot(of: text, Self.hash(text))].next
    return next > 0 ? Int(next) - 1 : nil
  }

  /// Returns the number of a text. A new text gets one.
  mutating func number(of text: String) -> Int {
    let hash = Self.hash(text)
    let slot = slot(of: text, hash)
    if slots[slot].next > 0 { return Int(slots[slot].next) - 1 }
    texts.append(text)
    slots[slot] = Slot(hash: hash, next: UInt32(texts.count))
    if 2 * texts.count > slots.count { makeRoom() }
    return texts.count - 1
  }

  private static func hash(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { UInt32(truncatingIfNeeded: FNV1a($0).value) }
  }

  /// Returns the slot of a text, or the free one where it belongs.
  private func slot(of text: String, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].next > 0,
      slots[slot].hash != hash || texts[Int(slots[slot].next) - 1] != text
    {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func makeRoom() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for filled in old where filled.next > 0 {
      var slot = Int(filled.hash) & (slots.count - 1)
      while slots[slot].next > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = filled
    }
  }
}
