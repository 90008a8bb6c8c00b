package import FoundationEssentials
package import Learner
package import Storage
internal import Threads

/// The readers of what other people did: one entry for a reader, a person and a day. Each person
/// sees their own readers.
package final class ReadLog: Sendable {
  /// A reading.
  package struct Entry: Hashable, Sendable, Codable {
    /// The account of the reader.
    package let reader: Identifier
    /// The day in Greenwich, such as `2026-11-27`.
    package let day: String
  }

  private struct Readings: Codable, Sendable {
    var entries: [Entry] = []
  }

  private struct Key: Hashable {
    let entry: Entry
    let person: Identifier
  }

  private let documents: any DocumentStore
  /// The readings that are noted already. A page that is open asks every few seconds.
  private let noted = Guarded<Set<Key>>([])

  private static let folder = "readings"
  /// The most entries of a person that are kept, which is more than a year of two readers.
  private static let most = 1000
  private static let mostNoted = 20_000

  init(in files: LearnerFiles) { documents = files.documents }

  private func document(of person: Identifier) -> Document<Readings> {
    Document("\(Self.folder)/\(person.text).json", in: documents, format: "vocalvocab.readings")
  }

  /// Notes that somebody looks at what a person did.
  ///
  /// - Throws: `StorageError`. What can't be noted must not be shown.
  package func note(
    _ reader: Identifier, of person: Identifier, at now: Date
  ) throws(StorageError) {
    let entry = Entry(reader: reader, day: String(now.ISO8601Format().prefix(10)))
    let key = Key(entry: entry, person: person)
    guard !noted.withLock({ $0.contains(key) }) else { return }
    try document(of: person).update(orNew: Readings()) { readings in
      guard !readings.entries.contains(entry) else { return }
      readings.entries.append(entry)
      readings.entries.removeFirst(max(0, readings.entries.count - Self.most))
    }
    noted.withLock { noted in
      if noted.count >= Self.mostNoted { noted.removeAll() }
      noted.insert(key)
    }
  }

  /// Returns who looked at what a person did, the last day first.
  ///
  /// - Throws: `StorageError`.
  package func entries(of person: Identifier) throws(StorageError) -> [Entry] {
    (try document(of: person).read()?.entries ?? []).reversed()
  }

  /// Removes the list of an erased person's readers.
  ///
  /// - Throws: `StorageError`.
  package func remove(_ person: Identifier) throws(StorageError) {
    _ = try document(of: person).remove()
  }
}
