/// The lines that git writes into a file whose changes it could not merge: see git-merge(1).
package enum MergeMarkers {
  private enum Marker { case ours, base, theirs, end }

  private static let signs: [(sign: [UInt8], marker: Marker)] = [
    (Array("<<<<<<< ".utf8), .ours), (Array("||||||| ".utf8), .base),
    (Array("=======".utf8), .theirs), (Array(">>>>>>> ".utf8), .end),
  ]

  private static func marker(_ line: some Collection<UInt8>) -> Marker? {
    signs.first { sign, marker in
      line.starts(with: sign) && (marker != .theirs || line.count <= sign.count + 1)
    }?.marker
  }

  /// Returns whether a line is one of git's markers.
  package static func isMarker(_ line: some Collection<UInt8>) -> Bool { marker(line) != nil }

  /// Returns whether a file holds the conflicting changes of two sides, with git's markers.
  package static func stand(in bytes: [UInt8]) -> Bool {
    var found: Set<Marker> = []
    for line in bytes.split(separator: newline) {
      if let marker = marker(line) { found.insert(marker) }
    }
    return found.isSuperset(of: [.ours, .theirs, .end])
  }

  /// Returns the file as each side had it. A file without a conflict is returned once, as it is.
  package static func sides(of bytes: [UInt8]) -> [[UInt8]] {
    guard stand(in: bytes) else { return [bytes] }
    var (ours, theirs): ([UInt8], [UInt8]) = ([], [])
    var part: Marker = .end
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      if let marker = marker(line) {
        part = marker
        continue
      }
      if part != .theirs, part != .base { ours += line + [newline] }
      if part != .ours, part != .base { theirs += line + [newline] }
    }
    return [ours, theirs]
  }
}
