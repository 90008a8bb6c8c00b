internal import FoundationEssentials
internal import Glibc

/// The index in the cache: made when it is missing or no longer what its sources say, and then used
/// as it is.
struct IndexFile {
  let wordNet: String
  let scowl: String
  /// Where it is kept; `nil` keeps it in memory.
  let cache: String?

  private var path: String? { cache.map { $0 + "/words.index" } }

  /// - Parameter progress: told the share that is done while it is made.
  /// - Throws: ``WordServiceError/notInstalled(package:folder:)`` when its sources are not there.
  func open(progress: (Double) -> Void) throws(WordServiceError) -> WordIndex {
    let fingerprint = fingerprint
    if let index = kept(fingerprint) { return index }
    progress(0)
    guard let database = WordNet(folder: wordNet) else {
      throw .notInstalled(package: "wordnet-base", folder: wordNet)
    }
    progress(0.3)
    guard
      let lists = Scowl(
        folder: scowl,
        isKnown: { database.numbers[$0] != nil || OwnWords.embedded.definitions[$0] != nil })
    else {
      throw .notInstalled(package: "scowl", folder: scowl)
    }
    progress(0.4)
    var builder = IndexBuilder(database, lists)
    let bytes = builder.build(fingerprint: fingerprint) { progress(0.4 + 0.6 * $0) }
    if let path { CacheFile(path: path).replace(with: Data(bytes)) }
    // Kept or not, it is used from here on; what was kept takes less memory.
    guard let index = kept(fingerprint) ?? WordIndex(Data(bytes), fingerprint: fingerprint) else {
      throw .unreadable(folder: wordNet)
    }
    return index
  }

  private func kept(_ fingerprint: UInt64) -> WordIndex? {
    guard let path,
      let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    else { return nil }
    return WordIndex(bytes, fingerprint: fingerprint)
  }

  /// A number for the present state of all that the index is made from: FNV-1a, 64 bits (Fowler,
  /// Noll and Vo), of the files' paths, sizes and times of change, and of our own lists.
  private var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for path in WordNet.paths(in: wordNet) + Scowl.paths(in: scowl) {
      var status = stat()
      // A missing file is a state, too.
      if stat(path, &status) != 0 { status = stat() }
      add(
        "\(path)|\(status.st_size)|\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)|".utf8)
    }
    add(PackageResources.words_txt)
    add(PackageResources.unfit_txt)
    return hash
  }
}
