internal import Glibc
internal import Storage

/// Keeps the originals of the merged files.
extension FileRepair {
  /// The path of the folder with the originals of the merged files.
  package var keptIn: String { folder.path(of: "conflicts") }

  /// Replaces a file with the merged one, and keeps the originals of the file and of its copies. If
  /// the program is killed meanwhile, a file of this name still exists, and the next repair does
  /// the rest.
  func replace(
    _ name: String, in place: String, with bytes: [UInt8], _ copies: [String]
  ) throws(StorageError) {
    let path = "\(place)/\(name)"
    if let old = try FileSystem.read(path) { try keep(old, as: name) }
    try folder.writer.replace(path, with: bytes)
    try putAside(copies, from: place)
  }

  /// Writes the original of a file to the folder ``keptIn``.
  func keep(_ bytes: [UInt8], as name: String) throws(StorageError) {
    try makeKeptFolder()
    try folder.writer.replace(freePath(name), with: bytes)
  }

  /// Moves files to the folder ``keptIn``, which may be on another disk.
  func putAside(_ names: [String], from place: String) throws(StorageError) {
    guard !names.isEmpty else { return }
    try makeKeptFolder()
    for name in names {
      let (old, new) = ("\(place)/\(name)", freePath(name))
      if folder.writer.calls.rename(old, new) == 0 { continue }
      guard errno == EXDEV, let bytes = try FileSystem.read(old) else { throw .failedWrite(old) }
      try folder.writer.replace(new, with: bytes)
      _ = try folder.writer.remove(old)
    }
    try folder.writer.syncFolder(of: "\(keptIn)/.")
    try folder.writer.syncFolder(of: "\(place)/.")
  }

  /// Makes the folder ``keptIn``, unless it exists. If git keeps the data folder, it leaves this
  /// folder out, because a file in it says so: see gitignore(5). A person's own file of that name
  /// stays.
  private func makeKeptFolder() throws(StorageError) {
    try FileSystem.makeFolder(keptIn)
    let rules = "\(keptIn)/.gitignore"
    guard access(rules, F_OK) != 0, !FileSystem.isLink(rules) else { return }
    try folder.writer.replace(rules, with: Array("*\n".utf8))
  }

  /// Returns a path in the folder ``keptIn`` that no file has.
  private func freePath(_ name: String) -> String {
    var (path, number) = ("\(keptIn)/\(name)", 1)
    while access(path, F_OK) == 0 {
      number += 1
      path = "\(keptIn)/\(name).\(number)"
    }
    return path
  }
}
