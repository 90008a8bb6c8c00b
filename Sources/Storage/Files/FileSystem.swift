internal import ByteText
internal import Glibc

/// The POSIX calls that read files and make folders, with errors that name the file.
package enum FileSystem {
  /// Returns the folder that a path is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.bytes.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the name that a path has in its folder.
  package static func name(of path: String) -> String {
    String(path[(path.bytes.lastIndex(of: "/").map(path.utf8.index(after:)) ?? path.startIndex)...])
  }

  /// Returns whether a path is a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path that a link finally leads to, because people keep files in other places and
  /// link to them. A link that leads nowhere is returned itself, so that it is replaced.
  package static func target(of path: String) throws(StorageError) -> String {
    guard isLink(path) else { return path }
    guard let real = realpath(path, nil) else {
      guard errno == ENOENT else { throw .failedRead(path) }
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the permissions of a file; `nil` if it does not exist.
  package static func permissions(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Opens one of our files; returns `nil` if it does not exist.
  package static func openToRead(_ path: String) throws(StorageError) -> Int32? {
    try openToRead(path, flags: O_NONBLOCK) { file throws(StorageError) in
      try checkIsFile(file, path: path)
    }
  }

  private static func openToRead(
    _ path: String, flags: Int32, check: (Int32) throws(StorageError) -> Void
  ) throws(StorageError) -> Int32? {
    let file = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .failedRead(path)
    }
    do throws(StorageError) {
      try check(file)
      return file
    } catch {
      close(file)
      throw error
    }
  }

  /// Checks that an open file is a regular file on a disk. A pipe in its place would block for
  /// ever, and a device might have no end.
  package static func checkIsFile(_ file: Int32, path: String) throws(StorageError) {
    let kind = try kind(of: file, path: path)
    guard kind != S_IFDIR else { throw .cannotRead(path: path, reason: "it is a folder") }
    guard kind == S_IFREG else { throw .cannotRead(path: path, reason: "it is no file") }
  }

  private static func kind(of file: Int32, path: String) throws(StorageError) -> mode_t {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failedRead(path) }
    return status.st_mode & S_IFMT
  }

  /// Returns the bytes of a file of ours; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - shown: the name of the file in an error, if not the path.
  ///   - most: the most bytes that are accepted.
  package static func read(
    _ path: String, shown: String? = nil, most: Int = .max
  ) throws(StorageError) -> [UInt8]? {
    guard let file = try openToRead(path) else { return nil }
    defer { close(file) }
    return try read(file, path: shown ?? path, most: most)
  }

  /// Returns the bytes of a file that a person named, which may be a pipe; `nil` if it does not
  /// exist.
  ///
  /// - Parameter most: the most bytes that are accepted.
  package static func readInput(_ path: String, most: Int) throws(StorageError) -> [UInt8]? {
    let file = try openToRead(path, flags: 0) { file throws(StorageError) in
      guard try kind(of: file, path: path) != S_IFDIR else {
        throw .cannotRead(path: path, reason: "it is a folder")
      }
    }
    guard let file else { return nil }
    defer { close(file) }
    return try read(file, path: path, most: most)
  }

  /// Returns the bytes of an open file, up to its end.
  ///
  /// - Parameter most: the most bytes that are accepted.
  /// - Throws: ``StorageError/cannotRead(path:reason:)``, ``StorageError/malformed(path:_:)``.
  package static func read(_ file: Int32, path: String, most: Int) throws(StorageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > 0 {
      bytes.reserveCapacity(min(Int(status.st_size), most))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .failedRead(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= most else { throw .malformed(path: path, .tooLong(limit: most)) }
    }
  }

  /// Returns whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names of all entries of a folder; an empty array if it does not exist. In a name
  /// that is not UTF-8, the wrong bytes are replaced.
  package static func entries(of folder: String) throws(StorageError) -> [String] {
    try names(in: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the names of all entries of a folder as they are on the disk; an empty array if the
  /// folder does not exist.
  package static func names(in folder: String) throws(StorageError) -> [[UInt8]] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .failedRead(folder)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { name in
          Array(UnsafeBufferPointer(start: name, count: strnlen(name, Int(NAME_MAX) + 1)))
        }
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  /// Makes a folder and the folders above it, for this user only. Checks that the folder can be
  /// used.
  package static func makeFolder(_ path: String) throws(StorageError) {
    var above = ""
    for part in path.bytes.split(separator: "/") {
      above += (above.isEmpty && !path.bytes.hasPrefix("/") ? "" : "/") + part
      guard mkdir(above, 0o700) != 0, errno != EEXIST else { continue }
      let reason = errno
      // The call may fail although the folder exists, as on a disk that can't be written.
      if access(above, F_OK) == 0 { continue }
      errno = reason
      throw .failedWrite(path)
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw .failedWrite(path) }
  }

  /// Removes a file, or a folder with everything in it. A link goes, and what it leads to stays.
  package static func removeAll(at path: String) throws(StorageError) {
    if !isLink(path), isFolder(path) {
      for name in try names(in: path) {
        try removeAll(at: "\(path)/\(String(decoding: name, as: UTF8.self))")
      }
      guard rmdir(path) == 0 || errno == ENOENT else { throw .failedWrite(path) }
    } else {
      guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
        throw .failedWrite(path)
      }
    }
  }
}

extension StorageError {
  /// Returns the error for a failed call that reads a file, with the reason in `errno`.
  package static func failedRead(_ path: String) -> StorageError {
    .cannotRead(path: path, reason: String(cString: strerror(errno)))
  }

  /// Returns the error for a failed call that changes a file, with the reason in `errno`.
  package static func failedWrite(_ path: String) -> StorageError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
