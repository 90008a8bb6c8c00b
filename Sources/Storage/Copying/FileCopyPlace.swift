internal import ByteText
internal import Glibc

/// Plain files as a copy sees them.
struct FileCopyPlace: CopyPlace {
  let folders: Folders

  var location: String { folders.data }

  private var directory: LearnerFolders { LearnerFolders(folders) }
  private var mark: String { "\(folders.data)/.copying" }

  func learners() throws(StorageError) -> [CopiedLearner] {
    var all = [CopiedLearner.usual]
    for learner in try directory.removed() {
      all.append(CopiedLearner(name: learner.name, removal: learner.id))
    }
    for name in try directory.names() { all.append(CopiedLearner(name: name, removal: nil)) }
    return all
  }

  private func folders(of learner: CopiedLearner) -> Folders {
    guard let name = learner.name else { return folders }
    return folders.ofLearner(named: learner.removal.map { ".removed/\($0)/\(name)" } ?? name)
  }

  func space(of learner: CopiedLearner) throws(StorageError) -> (any CopySpace)? {
    let folders = folders(of: learner)
    return FileSystem.isFolder(folders.data) ? FileCopySpace(folders: folders) : nil
  }

  func madeSpace(of learner: CopiedLearner) throws(StorageError) -> any CopySpace {
    let folders = folders(of: learner)
    try FileSystem.makeFolder(folders.data)
    return FileCopySpace(folders: folders)
  }

  func unfinished() throws(StorageError) -> String? {
    try FileSystem.read(mark).map { String(decoding: $0, as: UTF8.self) }
  }

  func noteUnfinished(_ source: String?) throws(StorageError) {
    if let source {
      try FileSystem.makeFolder(folders.data)
      try FileWriter().replace(mark, with: Array(source.utf8))
    } else {
      _ = try FileWriter().remove(mark)
    }
  }
}

/// One learner's files as a copy sees them.
private struct FileCopySpace: CopySpace {
  let folders: Folders

  private static let journal = "journal.jsonl"
  private static let media = "decks/media"
  private static let settings = "settings.json"

  private func path(of item: String) -> String {
    if let name = item.bytes.dropping(prefix: CopyItem.blobs) {
      return "\(folders.data)/\(Self.media)/\(name)"
    }
    if let name = item.bytes.dropping(prefix: CopyItem.config) {
      return "\(name == Self.settings ? folders.settings : folders.config)/\(name)"
    }
    if let name = item.bytes.dropping(prefix: CopyItem.data) { return "\(folders.data)/\(name)" }
    return "\(folders.data)/\(Self.journal)"
  }

  func items() throws(StorageError) -> [String] {
    var items = try Self.files(in: folders.data, below: "").compactMap { name -> String? in
      if name == Self.journal {
        // A database has no empty journal.
        return InputFile.size(of: path(of: CopyItem.journal)) > 0 ? CopyItem.journal : nil
      }
      if let blob = name.bytes.dropping(prefix: Self.media + "/") { return CopyItem.blobs + blob }
      // The settings may be in this folder, too.
      if name == Self.settings, folders.settings == folders.data { return nil }
      return CopyItem.data + name
    }
    let config = try Self.files(in: folders.config, below: "")
    items += config.filter { $0 != Self.settings }.map { CopyItem.config + $0 }
    if access("\(folders.settings)/\(Self.settings)", F_OK) == 0 {
      items.append(CopyItem.config + Self.settings)
    }
    return items.sorted()
  }

  /// Returns the paths of the files in a folder. Hidden ones are locks and marks of ours, or
  /// belong to other programs. The folder of the learners is theirs.
  private static func files(
    in folder: String, below above: String
  ) throws(StorageError) -> [String] {
    var found: [String] = []
    for name in try FileSystem.entries(of: folder) {
      let (path, relative) = ("\(folder)/\(name)", above + name)
      if name.bytes.hasPrefix(".") || relative == "learners" { continue }
      if FileSystem.isFolder(path) {
        found += try files(in: path, below: relative + "/")
      } else {
        found.append(relative)
      }
    }
    return found
  }

  func read(_ item: String) throws(StorageError) -> [UInt8]? {
    try FileSystem.read(path(of: item))
  }

  func write(_ bytes: [UInt8], as item: String) throws(StorageError) {
    let path = path(of: item)
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    try FileWriter().replace(path, with: bytes)
  }

  func remove(_ item: String) throws(StorageError) { _ = try FileWriter().remove(path(of: item)) }
}
