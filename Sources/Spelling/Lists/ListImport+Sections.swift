package import Learner
internal import ListFormats
internal import Storage

extension ListImport {
  /// The words below a heading of the file, which can be a list of their own.
  package struct Section: Hashable, Sendable, Encodable {
    /// The heading; `nil` for the words before the first one.
    @OrNull package var title: String?
    /// The number of words.
    package let words: Int
    /// A name for a list of these words.
    package let list: String
  }

  /// The most bytes of the name of a section's list: a page takes 50 characters.
  private static let longestName = 50

  /// The sections of the file, in its order. The names of their lists differ from each other.
  package var sections: [Section] {
    var taken: Set<String> = []
    return file.sections.enumerated().map { index, section in
      let name = DocumentName.fitting(
        [self.name, section.title].compactMap(\.self).joined(separator: " "),
        longest: Self.longestName)
      var list = name
      if !taken.insert(list).inserted {
        list = DocumentName.fitting(name, longest: Self.longestName - 5) + " \(index + 1)"
        taken.insert(list)
      }
      return Section(title: section.title, words: section.entries.count, list: list)
    }
  }
}
