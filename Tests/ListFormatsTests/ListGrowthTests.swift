import Tables
import TestSupport
import Testing

@testable import ListFormats

@Suite("The time that files of words take")
struct ListGrowthTests {
  private static let signs = [
    "[sound:", "]", "<", "<a", "</", "<!", ">", "&", "&#", ";", "\"", "\"\"", ",", "\t", " - ",
    "a\n", "\n", "1. ", "- ", "#",
    "#separator:tab\n", "#columns:", "word,definition\n", "a,b\n", ":", "“", "”", "““", "(", ")",
    "[", "/", "**", "_", ".", "!", "…", "|", "  ", "n. ", "v./", "Week 1: ", "\n: b\n", "\n\n", "—",
    "☐", "</b>", "<td>", "#", "\n  b c\n", "and ", "1) ", "___ ", " -", " -\nb c\n", "=== ",
    "\n\nDear b,\n\n", "Thank you.\n", "(ly)", "   ",
  ]

  @Test("takes twice as long for twice the text", arguments: ListFormat.allCases)
  func lists(format: ListFormat) async {
    #expect(
      await Growth.excessive(Self.signs) { _ = try ListFile(Array($0.utf8), format: format) }
        .isEmpty)
  }
}
