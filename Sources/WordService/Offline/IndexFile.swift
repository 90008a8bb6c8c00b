internal import FoundationEssentials
internal import Glibc
internal import Hashing
internal import WebRequests

/// The file of the index: the one that was installed with the program, or else the one in the
/// cache, which is made when it is missing or its sources have changed.
struct IndexFile {
  let wordNet: String
  let scowl: String
  /// The folder for the file; `nil` keeps the index in memory.
  let cache: String?
  /// The folder of the index that was installed with the program, if there is one.
  let installed: String?

  private static let name = "words.index"

  /// Opens the index, and makes it first if that is needed.
  ///
  /// - Parameter progress: gets the finished share of the work, from 0 to 1, while the index is
  ///   made.
  /// - Throws: ``WordServiceError``.
  func open(progress: (Double) -> Void) throws(WordServiceError) -> WordIndex {
    let fingerprint = fingerprint
    if let index = saved(fingerprint) { return index }
    progress(0)
    let sources = try WordSources(wordNet: wordNet, scowl: scowl) { progress(0.35 * $0) }
    let bytes = IndexBuilder(sources).build(fingerprint: fingerprint) { progress(0.35 + 0.65 * $0) }
    if let cache { CacheFile(path: "\(cache)/\(Self.name)").replace(with: Data(bytes)) }
    // An index that is mapped from its file takes less memory.
    guard let index = saved(fingerprint) ?? WordIndex(Data(bytes)) else {
      throw .unreadable(folder: wordNet)
    }
    return index
  }

  /// Creates the index of our own words alone.
  static func ownWords() -> WordIndex? {
    let bytes = IndexBuilder(WordSources()).build(fingerprint: 0) { _ in }
    return WordIndex(Data(bytes))
  }

  /// Returns the index of a file; `nil` if there is none, or its sources have changed.
  func saved(_ fingerprint: UInt64) -> WordIndex? {
    // Every start of the program comes here, so the leftovers of killed ones don't pile up.
    if let cache { CacheFile.removeLeftovers(in: cache) }
    for folder in [installed, cache].compactMap(\.self) {
      let file = URL(filePath: "\(folder)/\(Self.name)")
      guard let bytes = try? Data(contentsOf: file, options: .alwaysMapped),
        let index = WordIndex(bytes)
      else { continue }
      // Without the files, only our own lists have to be the same.
      let passedOver: UInt64 = folder == installed && lacksSource ? 32 : 0
      if index.fingerprint >> passedOver == fingerprint >> passedOver { return index }
    }
    return nil
  }

  /// Whether WordNet or SCOWL is not installed. The index that came with the program then serves,
  /// whatever files it was made from.
  private var lacksSource: Bool { access(wordNet, F_OK) != 0 || access(scowl, F_OK) != 0 }

  /// A hash of the present state of all sources. Its upper half is that of our own lists, and its
  /// lower half that of the files' paths, sizes and times of change.
  var fingerprint: UInt64 { Self.ownLists << 32 | files & 0xFFFF_FFFF }

  /// A hash of the text of our own lists.
  private static var ownLists: UInt64 {
    var hash = FNV1a()
    for list in [EmbeddedList.dictionary, .compounds, .levels, .parts, .unfit] {
      hash.combine("\(list.fingerprint)|".utf8)
    }
    return hash.value
  }

  /// A hash of the state of the files of WordNet and SCOWL.
  private var files: UInt64 {
    var hash = FNV1a()
    for path in WordNet.paths(in: wordNet) + Scowl.paths(in: scowl) {
      var status = stat()
      // A missing file is a state, too.
      if stat(path, &status) != 0 { status = stat() }
      hash.combine(
        "\(path)|\(status.st_size)|\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)|".utf8)
    }
    return hash.value
  }
}
