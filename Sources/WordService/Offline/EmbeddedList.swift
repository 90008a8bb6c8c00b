internal import CWordLists
internal import FoundationEssentials
internal import Hashing
internal import Languages

/// A list of words that is part of the program.
struct EmbeddedList {
  /// The text in UTF-8. It is not copied.
  let bytes: Data

  /// Our own definitions.
  static var dictionary: EmbeddedList { EmbeddedList(cwordlists_dictionary()) }
  /// The words that are made of two others.
  static var compounds: EmbeddedList { EmbeddedList(cwordlists_compounds()) }
  /// The words that are said in two or more ways.
  static var heteronyms: EmbeddedList { EmbeddedList(cwordlists_heteronyms()) }
  /// The rules for words that sound the same.
  static var homophones: EmbeddedList { EmbeddedList(cwordlists_homophones()) }
  /// The levels of words for which SCOWL's sizes alone don't say how common they are.
  static var levels: EmbeddedList { EmbeddedList(cwordlists_levels()) }
  /// The first names of people.
  static var names: EmbeddedList { EmbeddedList(cwordlists_names()) }
  /// The nouns whose plural is no regular one.
  static var nouns: EmbeddedList { EmbeddedList(cwordlists_nouns()) }
  /// The languages from which English took its words.
  static var origins: EmbeddedList { EmbeddedList(cwordlists_origins()) }
  /// The parts of words that no derivation in WordNet shows.
  static var parts: EmbeddedList { EmbeddedList(cwordlists_parts()) }
  /// The rare spellings of words.
  static var rare: EmbeddedList { EmbeddedList(cwordlists_rare()) }
  /// The words that are unfit for a school.
  static var unfit: EmbeddedList { EmbeddedList(cwordlists_unfit()) }
  /// The irregular verbs.
  static var verbs: EmbeddedList { EmbeddedList(cwordlists_verbs()) }

  /// Returns the words of another language; an empty list for a language without any.
  static func words(of language: Language) -> EmbeddedList {
    EmbeddedList(cwordlists_language(language.withoutRegion.code))
  }

  /// The wrong words for gaps in sentences.
  static var gaps: EmbeddedList { EmbeddedList(cwordlists_gaps()) }
  /// The families of words that begin alike.
  static var lookalikes: EmbeddedList { EmbeddedList(cwordlists_lookalikes()) }
  /// The pairs of opposites.
  static var opposites: EmbeddedList { EmbeddedList(cwordlists_opposites()) }
  /// The pairs of synonyms.
  static var synonyms: EmbeddedList { EmbeddedList(cwordlists_synonyms()) }

  private init(_ text: cwordlists_text) {
    guard let start = UnsafeMutableRawPointer(mutating: text.bytes) else {
      bytes = Data()
      return
    }
    bytes = Data(bytesNoCopy: start, count: text.count, deallocator: .none)
  }

  /// A hash that changes with the text. It takes eight bytes at a time, because every start
  /// computes it.
  var fingerprint: UInt64 {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count / 8 * 8
      let mixed = stride(from: 0, to: whole, by: 8).reduce(UInt64(bytes.count)) { hash, offset in
        let mixed = hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // Without the rotation, the highest bits of a text would reach no other bits.
        return (mixed << 23 | mixed >> 41) &* 0x9E37_79B9_7F4A_7C15
      }
      return mixed ^ FNV1a(bytes[whole...]).value
    }
  }
}
