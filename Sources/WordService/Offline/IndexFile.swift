internal import Dispatch
internal import FoundationEssentials
internal import Glibc
internal import Hashing
internal import Threads

/// The file of the index: the one that was installed with the program, or else the one in the cache, which
/// is made when it is missing or its sources have changed.
struct IndexFile {
  let wordNet: String
  let scowl: String
  /// The folder for the file; `nil` keeps the index in memory.
  let cache: String?
  /// The folder of the index that was installed with the program, if there is one.
  let installed: String?

  private static let name = "words.index"

  /// Opens the index, and makes it first where that is needed.
  ///
  /// - Parameter progress: gets the finished share of the work, from 0 to 1, while the index is
  ///   made.
  /// - Throws: ``WordServiceError``.
  func open(progress: (Double) -> Void) throws(WordServiceError) -> WordIndex {
    let fingerprint = fingerprint
    if let index = saved(fingerprint) { return index }
    progress(0)
    let (database, lists) = read()
    guard let database else { throw .notInstalled(package: "wordnet-base", folder: wordNet) }
    guard var lists else { throw .notInstalled(package: "scowl", folder: scowl) }
    progress(0.3)
    lists.addRest {
      database.numbers[$0] != nil || OwnWords.embedded.numbers[$0] != nil
        || $0.isAccented && database.numbers[$0.withoutAccents] != nil
    }
    progress(0.4)
    var builder = IndexBuilder(database, lists)
    let bytes = builder.build(fingerprint: fingerprint) { progress(0.4 + 0.6 * $0) }
    if let cache { CacheFile(path: "\(cache)/\(Self.name)").replace(with: Data(bytes)) }
    // An index that is mapped from its file takes less memory.
    guard let index = saved(fingerprint) ?? WordIndex(Data(bytes), fingerprint: fingerprint) else {
      throw .unreadable(folder: wordNet)
    }
    return index
  }

  /// Reads WordNet and SCOWL at once; `nil` for one that is not installed.
  private func read() -> (WordNet?, Scowl?) {
    let database = Guarded<WordNet?>(nil)
    let lists = Guarded<Scowl?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 {
        let read = WordNet(folder: wordNet)
        database.withLock { $0 = read }
      } else {
        let read = Scowl(folder: scowl, levels: .embedded)
        lists.withLock { $0 = read }
      }
    }
    return (database.withLock(\.self), lists.withLock(\.self))
  }

  /// Makes the index of our own words alone.
  static func ownWords() -> WordIndex? {
    var builder = IndexBuilder(WordNet(), Scowl())
    return WordIndex(Data(builder.build(fingerprint: 0) { _ in }), fingerprint: 0)
  }

  /// Returns the index of a file; `nil` where there is none, or its sources have changed.
  func saved(_ fingerprint: UInt64) -> WordIndex? {
    for folder in [installed, cache].compactMap(\.self) {
      let file = URL(filePath: "\(folder)/\(Self.name)")
      if let bytes = try? Data(contentsOf: file, options: .alwaysMapped),
        let index = WordIndex(bytes, fingerprint: fingerprint)
      {
        return index
      }
    }
    return nil
  }

  /// A hash of the present state of all sources: the paths, sizes and times of change of the files,
  /// and the text of our own lists.
  var fingerprint: UInt64 {
    var hash = FNV1a()
    for path in WordNet.paths(in: wordNet) + Scowl.paths(in: scowl) {
      var status = stat()
      // A missing file is a state, too.
      if stat(path, &status) != 0 { status = stat() }
      hash.combine(
        "\(path)|\(status.st_size)|\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)|".utf8)
    }
    for list in [EmbeddedList.dictionary, .compounds, .levels, .unfit] {
      hash.combine("\(list.fingerprint)|".utf8)
    }
    return hash.value
  }
}
