internal import Learner
internal import Shows
internal import Storage

/// The record of a person's shows: the union of the journal's lines and of the document
/// `shows/watched.json`, which a person may edit.
struct WatchMemory {
  private(set) var record = WatchRecord()
  /// The last step in the journal that can be undone; `nil` if there is none.
  private(set) var last: LastStep?
  /// Whether the document lacks something of the record.
  private(set) var isDocumentBehind = false
  /// A number that changes with the record.
  private(set) var revision = 0
  private var position: JournalStore.Position?
  /// The document's stamp when it was read or written; `nil` if it was not there.
  private var stamp: FileStamp?
  private let files: LearnerFiles

  /// A step, with the parts of the record that it changed as they were before it.
  struct LastStep {
    let line: WatchLine
    let before: WatchRecord
  }

  init(_ files: LearnerFiles) { self.files = files }

  /// Reads the lines that any program has added since the last reading, and the document if it has
  /// changed.
  mutating func follow() throws(StorageError) {
    let watched = files.watched
    var (record, last, isNew, isAnother) = (self.record, self.last, false, false)
    let now = files.documents.stamp(of: watched.name)
    position = try files.journal.follow(from: position) { [position] isAnew in
      guard isAnew, position != nil else { return }
      // Another journal took the place of the one that was read.
      (record, last, isNew, isAnother) = (WatchRecord(), nil, true, true)
    } _: { cursor in
      guard let line = cursor.entry(WatchLine.self) else { return }
      if line.event.canBeUndone {
        last = LastStep(line: line, before: record.parts(of: line.entry.part))
      }
      record.join(line.entry.part)
      isNew = true
    }
    if isAnother || now != stamp, let document = try watched.read() { record.join(document) }
    guard isNew || now != stamp else { return }
    isDocumentBehind = isDocumentBehind || isNew
    (self.record, self.last, stamp) = (record, last, now)
    revision += 1
  }

  /// Appends a line to the journal, and takes it in.
  ///
  /// - Throws: `StorageError`; nothing has then changed.
  mutating func append(_ line: WatchLine) throws(StorageError) {
    try files.journal.append(line)
    try follow()
  }

  /// Takes in facts that can be had again. The document keeps them, and the journal doesn't.
  mutating func learn(_ part: WatchRecord) {
    record.join(part)
    isDocumentBehind = true
    revision += 1
  }

  /// Writes what the document lacks. A disk that refuses the document loses nothing: the journal
  /// has each step, and the next call writes all of them.
  mutating func writeDocument() {
    guard isDocumentBehind else { return }
    let (watched, record) = (files.watched, record)
    do throws(StorageError) {
      try watched.change(isSynced: false) { old in old.map(record.joined) ?? record }
    } catch {
      return
    }
    isDocumentBehind = false
    // The next change joins what another program wrote at the same time.
    stamp = files.documents.stamp(of: watched.name)
  }
}

extension WatchRecord {
  /// Returns the shows and lists of this record that a part names.
  fileprivate func parts(of part: WatchRecord) -> WatchRecord {
    var parts = WatchRecord()
    for id in part.shows.keys { parts.shows[id] = shows[id] }
    for id in part.lists.keys { parts.lists[id] = lists[id] }
    return parts
  }
}

extension LearnerFiles {
  /// The document of the person's shows.
  var watched: Document<WatchRecord> {
    Document(
      "\(WatchMemory.place)/watched.json", in: slowDocuments, format: WatchRecord.format,
      version: WatchRecord.version)
  }
}

extension WatchMemory {
  /// The folder of the shows among the documents.
  static let place = "shows"
}
