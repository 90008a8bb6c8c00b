internal import Glibc

/// Blobs that are files in a folder. Documents in the folder above name them.
struct FileBlobs: Blobs {
  private let folder: StoreFolder
  private let path: String

  /// - Parameter place: the folder of the blobs in the data folder.
  init(in folder: StoreFolder, at place: String) {
    self.folder = folder
    path = folder.path(of: place)
  }

  package func read(_ name: String) throws(StorageError) -> [UInt8]? {
    try FileSystem.read("\(path)/\(name)")
  }

  package func add(_ bytes: [UInt8], named name: String) throws(StorageError) {
    try folder.stay { () throws(StorageError) in
      try FileSystem.makeFolder(path)
      try folder.writer.replace("\(path)/\(name)", with: bytes, isSynced: false)
    }
  }

  package func renew(_ name: String) { utimensat(AT_FDCWD, "\(path)/\(name)", nil, 0) }

  package func sync(_ names: some Collection<String>) throws(StorageError) {
    for name in names {
      let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw .failedWrite("\(path)/\(name)") }
      defer { close(file) }
      try folder.writer.sync(file, path: "\(path)/\(name)")
    }
    try folder.writer.syncFolder(of: "\(path)/any")
  }

  /// The seconds for which a file is kept although no document names it. Nobody leaves a card
  /// unsaved for longer.
  private static let grace = 86_400

  package func size() throws(StorageError) -> Int {
    var size = 0
    for name in try FileSystem.entries(of: path) {
      var status = stat()
      if stat("\(path)/\(name)", &status) == 0 { size += Int(status.st_size) }
    }
    return size
  }

  package func removeUnused() throws(StorageError) {
    // No program of ours changes a document meanwhile.
    try folder.lock.held { () throws(StorageError) in
      let old = try FileSystem.entries(of: path).filter {
        isOld("\(path)/\($0)") && BlobStore.isGood($0)
      }
      guard !old.isEmpty else { return }
      var named: Set<[UInt8]> = []
      for file in try documents(in: FileSystem.folder(of: path)) {
        // A file that can't be read may name any blob. The error then keeps all blobs.
        guard let bytes = try FileSystem.read(file) else { continue }
        Self.addHashes(in: bytes, to: &named)
      }
      for name in old where !named.contains(Array(name.utf8.prefix(64))) {
        unlink("\(path)/\(name)")
      }
    }
  }

  private func isOld(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > Self.grace
  }

  /// Returns the paths of all files below a folder, except the blobs themselves.
  private func documents(in folder: String) throws(StorageError) -> [String] {
    var files: [String] = []
    for name in try FileSystem.entries(of: folder) {
      let path = "\(folder)/\(name)"
      guard FileSystem.isFolder(path) else {
        files.append(path)
        continue
      }
      if path != self.path { files += try documents(in: path) }
    }
    return files
  }

  /// Adds each run of 64 hexadecimal digits, because the name of every blob begins with one.
  private static func addHashes(in bytes: [UInt8], to hashes: inout Set<[UInt8]>) {
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, isDigit(bytes[index]) { continue }
      if index - start == 64 { hashes.insert(Array(bytes[start..<index])) }
      start = index + 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
