/// The result of a repair for one file.
public struct RepairDeed: Hashable, Sendable {
  /// The sentence about it, as a person reads it.
  public let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}

extension RepairDeed {
  /// A list has this many words.
  package static func list(_ name: String, words: Int) -> RepairDeed {
    RepairDeed("The list '\(name)' was merged and has \(words.of("word")).")
  }
}
