import Testing

@testable import Practice

@Suite("The names of mistakes in journals")
struct MistakeNamesTests {
  /// Journals hold these names: add new ones, but never change one.
  private static let names = [
    "doubled-letter", "ie-ei", "silent-letter", "unstressed-vowel", "vowel-team", "soft-c",
    "hard-c", "soft-g", "ph-f", "y-i", "s-z", "tion-sion", "r-vowel", "same-sound", "able-ible",
    "ance-ence", "ant-ent", "cede-ceed", "er-or-ar", "ary-ery-ory", "le-el-al", "ise-ize", "ous",
    "ture", "ly", "ing", "final-e", "plural", "past", "prefix", "near-vowel", "voicing",
    "near-consonant", "nasal", "l-r", "th", "cluster", "last-sound", "vowel-left-out",
    "vowel-added", "neighbour-vowels", "part-left-out", "part-added", "consonant-left-out",
    "consonant-added", "other-consonant", "other-vowel", "swapped", "mirrored",
    "echoed-letter", "keyboard-slip", "hyphen-apostrophe", "space", "accent", "capital",
    "sounds-right",
    "letter-missing", "letter-extra", "letter-wrong", "different-word",
  ]

  @Test("stay as they were written")
  func names() {
    #expect(Mistake.Kind.allCases.map(\.rawValue) == Self.names)
  }
}
