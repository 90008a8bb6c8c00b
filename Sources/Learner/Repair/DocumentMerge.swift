package import Storage
internal import Vocabulary

/// The way to merge the documents of a room that two computers changed separately.
package struct DocumentMerge: Sendable {
  /// The folder of the documents, in the learner's data folder.
  package let folder: String
  /// Whether people name the documents. If so, a document whose original is missing is not a copy,
  /// whatever its name.
  package let areNamedByPeople: Bool
  /// The way to find out whether a document that is named like a copy of another is one.
  package let content: CopyContent
  /// The closure that merges all versions of a document. The first is the version of this computer.
  package let merge: Merge

  package typealias Merge =
    @Sendable (_ name: String, _ versions: [[UInt8]]) throws(StorageError) -> (
      bytes: [UInt8], result: RepairResult
    )

  package init(
    in folder: String, areNamedByPeople: Bool = true, content: CopyContent = .lines,
    _ merge: @escaping Merge
  ) {
    (self.folder, self.areNamedByPeople) = (folder, areNamedByPeople)
    (self.content, self.merge) = (content, merge)
  }
}

/// The way to merge the copies of a room's file into the file. The file may be a link, and other
/// programs may change it at any time.
package struct FileMerge: Sendable {
  /// The path of the file, or of the link to it.
  package let path: String
  /// The closure that merges the versions in the copies into the file.
  package let take: @Sendable (_ others: [[UInt8]]) throws(StorageError) -> RepairResult

  package init(
    at path: String,
    _ take: @escaping @Sendable (_ others: [[UInt8]]) throws(StorageError) -> RepairResult
  ) {
    (self.path, self.take) = (path, take)
  }
}

extension LearnerFiles {
  /// The way to merge the lists: a merged list has the words of all its versions.
  package var listMerge: DocumentMerge {
    let words = CopyContent(areUnique: false) { [lists] bytes in
      lists.decoded(bytes)?.words.map(\.word)
    }
    return DocumentMerge(in: "lists", content: words) {
      [lists] name, versions throws(StorageError) in
      let versions = versions.compactMap(lists.decoded)
      var list = WordList(words: [], language: versions.lazy.compactMap(\.language).first)
      for version in versions { list = ListAddition(version.words, to: list).list }
      let merged = Dictionary(list.words.map { ($0.word.lowercased(), $0) }) { first, _ in first }
      let different = Set(
        versions.flatMap(\.words).filter { entry in
          merged[entry.word.lowercased()].map { $0.lacksText(of: entry) } ?? false
        }.map { $0.word.lowercased() })
      let result = RepairResult.list(name, words: list.words.count)
      return (try lists.encoded(list), result.keeping(different: different.count, "word"))
    }
  }
}

extension WordList.Entry {
  /// Whether another entry has a text that this one has in another form.
  fileprivate func lacksText(of other: WordList.Entry) -> Bool {
    let texts: [(own: String?, other: String?)] = [
      (definition, other.definition), (sentence, other.sentence), (hint, other.hint),
      (reason, other.reason),
    ]
    return texts.contains { $0.other != nil && $0.own != $0.other }
  }
}
