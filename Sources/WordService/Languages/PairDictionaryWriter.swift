package import Vocabulary

/// The writer of the file that ``PairDictionary`` opens. Its memory is bounded, however many
/// entries it gets, and in whatever order.
///
///     var writer = PairDictionaryWriter(pair, .freedict, at: path)
///     for entry in entries { try writer.add(entry) }
///     try writer.finish(credit)
package struct PairDictionaryWriter {
  package let pair: LanguagePair
  private let source: DictionarySource
  private let path: String
  private let merges: Bool
  private var records: SortedRecords
  /// The number of entries that were added.
  package private(set) var count = 0

  /// The most bytes of unsorted entries in memory.
  package static let memory = 48 << 20

  /// - Parameters:
  ///   - path: the place of the file. Its folder must be there.
  ///   - merges: whether entries of a headword that differ in their senses alone become one.
  ///   - memory: the most bytes of unsorted entries in memory.
  package init(
    _ pair: LanguagePair, _ source: DictionarySource, at path: String, merges: Bool = false,
    memory: Int = memory
  ) {
    (self.pair, self.source, self.path, self.merges) = (pair, source, path, merges)
    records = SortedRecords(for: path, memory: memory)
  }

  /// Adds an entry. Texts that are too long for a learner are cut.
  package mutating func add(_ entry: DictionaryEntry) throws(PairDictionaryError) {
    let entry = entry.bounded
    guard !entry.headword.isEmpty else { return }
    var content: [UInt8] = []
    PairEntryBytes.append(entry, to: &content)
    // A zero ends each text, so a word comes before the longer ones that begin with it.
    let order =
      Array(PairKey.order(entry.headword).utf8) + [0] + Array(entry.headword.utf8) + [0]
    try records.add(.init(order: order, content: content))
    count += 1
  }

  /// Writes the file and gives it its name, in place of the one that was there.
  ///
  /// - Throws: ``PairDictionaryError/notWritten(path:reason:)``,
  ///   ``PairDictionaryError/tooLarge(limit:)``. The file that was there stays.
  package mutating func finish(_ credit: DictionaryCredit) throws(PairDictionaryError) {
    let output = try DictionaryOutput(for: path)
    try output.append([UInt8](repeating: 0, count: PairDictionary.Header.size))
    var group = HeadwordGroup()
    var table: [UInt8] = []
    var header = PairDictionary.Header()
    func end(_ group: HeadwordGroup) throws(PairDictionaryError) {
      guard !group.contents.isEmpty else { return }
      let most = PairDictionary.Header.mostBytes
      guard output.count + table.count < most - (1 << 20) else { throw .tooLarge(limit: most) }
      table.append(number: output.count)
      header.headwords += 1
      header.entries += try output.append(group.record(merges: merges))
    }
    try records.visit { record throws(PairDictionaryError) in
      if record.order != group.order {
        try end(group)
        group = HeadwordGroup(order: record.order)
      }
      group.contents.append(record.content)
    }
    try end(group)
    header.table = output.count
    try output.append(table)
    header.description = output.count
    let text = PairDictionary.Header.text(pair, source, credit)
    try output.append(text)
    header.total = output.count
    try output.flush()
    try output.write(header.bytes(text), at: 0)
    try output.finish()
  }
}

extension DictionaryOutput {
  /// Appends a record, and returns its number of entries.
  fileprivate func append(
    _ record: (bytes: [UInt8], entries: Int)
  ) throws(PairDictionaryError) -> Int {
    try append(record.bytes)
    return record.entries
  }
}

/// The entries of one headword while they are brought together.
private struct HeadwordGroup {
  var order: [UInt8] = []
  var contents: [[UInt8]] = []

  /// Returns the bytes of the headword with its entries, and their number.
  func record(merges: Bool) -> (bytes: [UInt8], entries: Int) {
    let texts = order.split(separator: 0, omittingEmptySubsequences: false)
    let key = String(decoding: texts.first ?? [], as: UTF8.self)
    let headword = String(decoding: texts.dropFirst().first ?? [], as: UTF8.self)
    var bytes: [UInt8] = []
    bytes.append(text: key == headword ? "" : key)
    bytes.append(text: headword)
    var contents = contents
    if merges, contents.count > 1 { contents = merged(headword) }
    let count = min(contents.count, Int(UInt8.max))
    bytes.append(UInt8(count))
    for content in contents.prefix(count) { bytes += content }
    return (bytes, count)
  }

  private func merged(_ headword: String) -> [[UInt8]] {
    let entries = contents.map { content in
      content.withUnsafeBytes { raw in
        var offset = 0
        return PairEntryBytes.entry(headword, IndexBytes(raw), &offset)
      }
    }
    return entries.merged.map { entry in
      var content: [UInt8] = []
      PairEntryBytes.append(entry.bounded, to: &content)
      return content
    }
  }
}
