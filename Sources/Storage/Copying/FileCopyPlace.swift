internal import ByteText
internal import Glibc

/// Plain files as a copy sees them.
struct FileCopyPlace: CopyPlace {
  let folders: Folders

  var location: String { folders.data }

  var directory: any LearnerDirectory { LearnerFolders(folders) }
  private var mark: String { "\(folders.data)/.copying" }

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
    var items = try Listing(of: folders.data).files.compactMap { name -> String? in
      if name == Self.journal {
        // A database has no empty journal.
        return InputFile.size(of: path(of: CopyItem.journal)) > 0 ? CopyItem.journal : nil
      }
      if let blob = name.bytes.dropping(prefix: Self.media + "/") { return CopyItem.blobs + blob }
      // The settings may be in this folder, too.
      if name == Self.settings, folders.settings == folders.data { return nil }
      return CopyItem.data + name
    }
    let config = try Listing(of: folders.config).files
    items += config.filter { $0 != Self.settings }.map { CopyItem.config + $0 }
    if access("\(folders.settings)/\(Self.settings)", F_OK) == 0 {
      items.append(CopyItem.config + Self.settings)
    }
    return items.sorted()
  }

  func others() throws(StorageError) -> [String] {
    var others: [String] = []
    for folder in [folders.data, folders.config] {
      others += try Listing(of: folder).others.map { "\(folder)/\($0)" }
    }
    return others
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

/// The files in a learner's folder, by their paths in it.
private struct Listing {
  private(set) var files: [String] = []
  /// Hidden files that are not ours, and folders in too many others.
  private(set) var others: [String] = []

  /// The most folders that a file of ours is in. A link may make a folder contain itself.
  private static let deepest = 3

  init(of folder: String) throws(StorageError) { try add(folder, below: "", depth: 0) }

  private mutating func add(
    _ folder: String, below above: String, depth: Int
  ) throws(StorageError) {
    for name in try FileSystem.entries(of: folder).sorted() {
      let (path, relative) = ("\(folder)/\(name)", above + name)
      // The folder of the other learners is theirs.
      if relative == "learners" { continue }
      if name.bytes.hasPrefix(".") {
        if !Self.isMark(name) { others.append(relative) }
      } else if !FileSystem.isFolder(path) {
        files.append(relative)
      } else if depth < Self.deepest {
        try add(path, below: relative + "/", depth: depth + 1)
      } else {
        others.append(relative)
      }
    }
  }

  /// Whether a hidden file is a lock, a leftover or a mark of ours.
  private static func isMark(_ name: String) -> Bool {
    [".removed", ".copying", ".new", ".whole", ".lock"].contains(name)
      || name.bytes.hasSuffix(".lock") || name.bytes.hasPrefix(".vocalvocab-")
  }
}
