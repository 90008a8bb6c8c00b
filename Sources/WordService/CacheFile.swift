internal import FoundationEssentials
internal import Glibc

/// A file that can be made again.
struct CacheFile {
  let path: String
  let folder: String

  /// Puts the file in its place, whole. Two processes may do it at once: what they put there is the
  /// same. Where it can't be kept it is made again the next time.
  func replace(with bytes: Data) {
    let beside = "\(path).\(getpid())"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try bytes.write(to: URL(filePath: beside))
      if rename(beside, path) != 0 { unlink(beside) }
    } catch {
      unlink(beside)
    }
  }
}
