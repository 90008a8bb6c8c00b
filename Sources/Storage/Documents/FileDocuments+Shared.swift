internal import Glibc

extension FileDocuments {
  /// How often a change is made anew while another program keeps writing.
  private static let mostAttempts = 5

  private static let lineEnd = UInt8(ascii: "\n")

  /// Changes a file that other programs change, too.
  ///
  /// A program that does not know our lock can write between our reading and our replacement. The
  /// file is then read again, and the change is made anew. It can even write to the old file while
  /// that is being replaced. So the two files are exchanged, and whatever the old one has received
  /// since is taken over before it is removed.
  ///
  /// A file that is a link to another place stays one, so that it may be kept in a folder that
  /// other programs share.
  package func changeShared<Value>(
    _ name: String, most: Int, _ change: (inout [UInt8]) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try lock.held { () throws(StorageError) in
      let shown = location(of: name)
      try FileSystem.makeFolder(FileSystem.folder(of: shown))
      let path = try FileSystem.target(of: shown)
      // The file as another program has left it during a replacement.
      var left: [UInt8]?
      var attempt = 0
      while true {
        attempt += 1
        let stamp = FileStamp(of: path)
        let present = try FileSystem.read(path, shown: shown, most: most)
        let old = present ?? []
        var bytes = left ?? old
        let value = try change(&bytes)
        if bytes == old { return value }
        guard bytes.count <= most else { throw .malformed(path: shown, .tooLong(limit: most)) }
        let file = try NewFile(
          beside: path, shown: shown, permissions: 0o600, writer: folder.writer)
        if let mode = FileSystem.permissions(of: path) { file.setPermissions(mode) }
        try file.write(bytes)
        try file.sync()
        let isLast = attempt >= Self.mostAttempts
        if !isLast, FileStamp(of: path) != stamp { continue }
        if present == nil, !FileSystem.isLink(path) {
          guard try file.takeFreePlace() else { continue }
          return value
        }
        guard present != nil, try file.exchangeWithTarget() else {
          try file.replaceTarget()
          return value
        }
        let replaced = try ReplacedFile(file.path, shown: shown)
        let last = try replaced.lastBytes(most: most)
        if last == old { return value }
        if last.starts(with: old), old.isEmpty || old.last == Self.lineEnd {
          try append(
            last[old.count...], to: path, shown: shown,
            isAtLineStart: bytes.last ?? Self.lineEnd == Self.lineEnd)
          return value
        }
        if isLast { return value }
        left = last
      }
    }
  }

  /// Adds the lines that another program has written to the old file during a replacement.
  private func append(
    _ lines: ArraySlice<UInt8>, to path: String, shown: String, isAtLineStart: Bool
  ) throws(StorageError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .failedWrite(shown) }
    defer { close(file) }
    let bytes = (isAtLineStart ? [] : [Self.lineEnd]) + lines
    try folder.writer.write(bytes, to: file, path: shown)
    try folder.writer.sync(file, path: shown)
  }
}
