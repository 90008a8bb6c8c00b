internal import CWordLists
internal import FoundationEssentials

/// A list of words that is part of the program.
struct EmbeddedList {
  /// The text in UTF-8. It is not copied.
  let bytes: Data

  /// Our own definitions.
  static var dictionary: EmbeddedList { EmbeddedList(cwordlists_dictionary()) }
  /// The words that are made of two others.
  static var compounds: EmbeddedList { EmbeddedList(cwordlists_compounds()) }
  /// The levels of words for which SCOWL's sizes alone don't say how common they are.
  static var levels: EmbeddedList { EmbeddedList(cwordlists_levels()) }
  /// The languages from which English took its words.
  static var origins: EmbeddedList { EmbeddedList(cwordlists_origins()) }
  /// The words that are unfit for a school.
  static var unfit: EmbeddedList { EmbeddedList(cwordlists_unfit()) }

  private init(_ text: cwordlists_text) {
    guard let start = UnsafeMutableRawPointer(mutating: text.bytes) else {
      bytes = Data()
      return
    }
    bytes = Data(bytesNoCopy: start, count: text.count, deallocator: .none)
  }
}
