internal import ByteText
internal import Glibc

/// The working trees of git.
package enum WorkingTree {
  /// Returns whether a file or a folder is in a working tree of git, wherever its links lead.
  package static func holds(_ path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    var place = String(cString: real)
    while !place.isEmpty {
      if access(place + "/.git", F_OK) == 0 { return true }
      place = String(place[..<(place.bytes.lastIndex(of: "/") ?? place.startIndex)])
    }
    return false
  }
}
