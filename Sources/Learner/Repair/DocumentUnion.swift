package import Storage
internal import Vocabulary

/// How the documents of a room become one again, where two computers changed them apart from each
/// other.
package struct DocumentUnion: Sendable {
  /// The folder of the documents, in the learner's data folder.
  package let folder: String
  /// Whether people name the documents. A document without an original is then no copy, whatever
  /// its name.
  package let areNamedByPeople: Bool
  /// Makes one document of all versions of it, that of this computer first.
  package let unite: Unite

  package typealias Unite =
    @Sendable (_ name: String, _ versions: [[UInt8]]) throws(StorageError) -> (
      bytes: [UInt8], deed: RepairDeed
    )

  package init(in folder: String, areNamedByPeople: Bool = true, _ unite: @escaping Unite) {
    (self.folder, self.areNamedByPeople, self.unite) = (folder, areNamedByPeople, unite)
  }
}

/// How a file of a room takes in its copies. The file may be a link, and other programs may change
/// it at any time.
package struct FileUnion: Sendable {
  /// The path of the file, or of the link to it.
  package let path: String
  /// Takes the versions in the copies into the file.
  package let take: @Sendable (_ others: [[UInt8]]) throws(StorageError) -> RepairDeed

  package init(
    at path: String,
    _ take: @escaping @Sendable (_ others: [[UInt8]]) throws(StorageError) -> RepairDeed
  ) {
    (self.path, self.take) = (path, take)
  }
}

extension LearnerFiles {
  /// How the lists are united: a list has the words of all its versions.
  package var listUnion: DocumentUnion {
    DocumentUnion(in: "lists") { [lists] name, versions throws(StorageError) in
      var list = WordList(words: [])
      for version in versions.compactMap(lists.decoded) {
        list = ListAddition(version.words, to: list).list
      }
      return (try lists.encoded(list), .list(name, words: list.words.count))
    }
  }
}
