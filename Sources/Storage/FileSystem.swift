internal import Glibc

/// The few calls on files that everything here is made of: POSIX, with errors that name the file.
enum FileSystem {
  /// The reason of the last call's failure: `strerror(errno)`.
  static var reason: String { String(cString: strerror(errno)) }

  /// Opens a file; `nil` when there is none.
  static func openToRead(_ path: String) throws(StorageError) -> Int32? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .cannotRead(path: path, reason: reason)
    }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      defer { close(file) }
      throw .cannotRead(path: path, reason: reason)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      close(file)
      throw .cannotRead(path: path, reason: "it is a folder")
    }
    return file
  }

  /// The bytes of a file; `nil` when there is none.
  static func read(_ path: String) throws(StorageError) -> [UInt8]? {
    guard let file = try openToRead(path) else { return nil }
    defer { close(file) }
    return try read(file, path: path)
  }

  /// All that an open file has to give.
  ///
  /// - Parameter most: more bytes than this are refused.
  static func read(
    _ file: Int32, path: String, most: Int = .max
  ) throws(StorageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > 0 {
      bytes.reserveCapacity(min(Int(status.st_size), most))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(path: path, reason: reason) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= most else {
        throw .malformed(path: path, expected: "a list of at most \(most) bytes")
      }
    }
  }

  /// Puts bytes in the place of a file, whole or not at all: written beside it, synced, renamed over
  /// it, and the folder synced.
  ///
  /// - Parameter isSynced: if not, a power cut may leave the old file, or an empty one.
  static func replace(
    _ path: String, with bytes: [UInt8], isSynced: Bool = true
  ) throws(StorageError) {
    let beside = try writeBeside(path, isSynced: isSynced) { file throws(StorageError) in
      try write(bytes, to: file, path: path)
    }
    try move(beside, to: path, isSynced: isSynced)
  }

  /// Writes what a file is to be beside it, and syncs that.
  ///
  /// - Returns: the path beside, for ``move(_:to:)``.
  static func writeBeside(
    _ path: String, isSynced: Bool = true, _ write: (Int32) throws(StorageError) -> Void
  ) throws(StorageError) -> String {
    let beside = path + ".new"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: reason) }
    defer { close(file) }
    do throws(StorageError) {
      try write(file)
      guard !isSynced || fsync(file) == 0 else { throw .cannotWrite(path: path, reason: reason) }
    } catch {
      unlink(beside)
      throw error
    }
    return beside
  }

  /// Puts what was written beside a file in its place.
  static func move(
    _ beside: String, to path: String, isSynced: Bool = true
  ) throws(StorageError) {
    guard rename(beside, path) == 0 else {
      let error = StorageError.cannotWrite(path: path, reason: reason)
      unlink(beside)
      throw error
    }
    if isSynced { try syncFolder(of: path) }
  }

  /// The names of what is in a folder; none where there is no folder.
  static func entries(of folder: String) throws(StorageError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .cannotRead(path: folder, reason: reason)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func write(_ bytes: [UInt8], to file: Int32, path: String) throws(StorageError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite(path: path, reason: reason) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes a folder and those above it, for this user alone, and makes sure that it can be used.
  static func makeFolder(_ path: String) throws(StorageError) {
    var above = ""
    for part in path.split(separator: "/") {
      above += (above.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      guard mkdir(above, 0o700) == 0 || errno == EEXIST || access(above, F_OK) == 0 else {
        throw .cannotWrite(path: path, reason: reason)
      }
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Deletes a file for good.
  ///
  /// - Returns: whether there was one.
  static func remove(_ path: String) throws(StorageError) -> Bool {
    guard unlink(path) == 0 else {
      if errno == ENOENT { return false }
      throw .cannotWrite(path: path, reason: reason)
    }
    try syncFolder(of: path)
    return true
  }

  /// Moves a file that can't be understood out of the way, under a name that is not taken.
  ///
  /// - Returns: the new path.
  static func setAside(_ path: String) throws(StorageError) -> String {
    for number in 1... {
      let aside = "\(path).unreadable-\(number)"
      guard access(aside, F_OK) != 0 else { continue }
      guard rename(path, aside) == 0 else { throw .cannotWrite(path: path, reason: reason) }
      try syncFolder(of: path)
      return aside
    }
    return path
  }

  /// Makes a new or renamed entry outlast a power cut.
  static func syncFolder(of path: String) throws(StorageError) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = end == path.startIndex ? "." : String(path[..<end])
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: reason) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw .cannotWrite(path: path, reason: reason) }
  }
}
