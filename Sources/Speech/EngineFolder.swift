internal import ByteText
internal import FoundationEssentials
internal import Glibc
internal import Hashing

/// The data folder for the engine: the system's data, with our voices among the variants.
///
/// eSpeak NG looks for variants only in `voices/!v` of its data folder, and its call to load one by
/// path lower-cases the path and cuts it at 60 characters. So the cache holds a folder of links:
/// one to every entry of the system's data, and one to each of our voice files. The name of the
/// folder is a hash of the linked folders' state. A folder of that name is therefore always right,
/// and two processes can make it at the same time.
struct EngineFolder {
  /// The parent of an `espeak-ng-data`, for `espeak_Initialize`; `nil` for the system's own.
  let path: String?
  /// The folder of all variants.
  let variants: String

  /// - Parameters:
  ///   - system: the system's `espeak-ng-data`.
  ///   - ours: the folder with our voices, if there is one.
  ///   - cache: the folder that may hold the folder of links.
  init(system: String, ours: String?, cache: String) {
    path = Self.linked(system: system, ours: ours, cache: cache)
    variants = (path.map { $0 + "/espeak-ng-data" } ?? system) + "/voices/!v"
  }

  /// The engine keeps its data path in 160 bytes, `/espeak-ng-data` included.
  private static let longestPath = 140

  private static func linked(system: String, ours: String?, cache: String) -> String? {
    let name = "espeak-" + fingerprint(of: [system, system + "/voices/!v", ours ?? ""])
    // The path of a cache can be too long: then the temporary folder serves.
    let parents = [cache, "/tmp/vocalvocab-\(getuid())"]
    for parent in parents where parent.utf8.count + name.utf8.count < longestPath {
      let path = parent + "/" + name
      if access(path + "/espeak-ng-data/phontab", R_OK) == 0, isPrivate(parent) { return path }
      // Without the folder the engine runs on the system's data, without our voices.
      if (try? make(path, in: parent, system: system, ours: ours)) != nil { return path }
    }
    return nil
  }

  /// Returns whether only this user can put files into a folder.
  private static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_uid == getuid() && status.st_mode & 0o022 == 0
  }

  private static func make(
    _ path: String, in parent: String, system: String, ours: String?
  ) throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard isPrivate(parent) else { throw CocoaError(.fileWriteNoPermission) }

    let building = path + ".\(getpid())"
    let data = building + "/espeak-ng-data"
    try files.createDirectory(atPath: data + "/voices/!v", withIntermediateDirectories: true)
    try link(everythingIn: system, into: data, except: ["voices"])
    try link(everythingIn: system + "/voices", into: data + "/voices", except: ["!v"])
    try link(everythingIn: system + "/voices/!v", into: data + "/voices/!v")
    for (language, file) in try languages(in: system + "/lang") {
      try files.createSymbolicLink(atPath: data + "/voices/" + language, withDestinationPath: file)
    }
    if let ours {
      for voice in VoiceFile.all(in: ours) {
        let link = data + "/voices/!v/" + voice.name
        unlink(link)  // our voice replaces a system variant of the same name
        try files.createSymbolicLink(atPath: link, withDestinationPath: ours + "/" + voice.name)
      }
    }
    if rename(building, path) != 0 {
      if access(path + "/espeak-ng-data/phontab", R_OK) == 0 {
        // Another process was quicker; its folder is the same.
        try files.removeItem(atPath: building)
      } else {
        // Something else has the name.
        try files.removeItem(atPath: path)
        try files.moveItem(atPath: building, toPath: path)
      }
    }
    removeOthers(than: path, in: parent)
  }

  /// Returns the voice files whose names differ from their languages' codes, by the code in lower
  /// case.
  ///
  /// The engine loads a voice at once when its name is that of a file in `voices` or in `lang`.
  /// Otherwise it first reads all its voice files, which takes longer than saying a word (`en-us`),
  /// and may find none (`en-gb`, which is the file `gmw/en`). Its list holds 350 voices at most, so
  /// the others get no second name.
  private static func languages(in folder: String) throws -> [String: String] {
    var found: [String: (file: String, priority: Int)] = [:]
    for entry in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let file = folder + "/" + entry
      // A folder has no contents of this kind.
      guard let bytes = FileManager.default.contents(atPath: file) else { continue }
      // language en-us 2
      let line = String(decoding: bytes, as: UTF8.self).bytes.split(separator: "\n")
        .map { $0.split(whereSeparator: \.isWhitespace) }.first {
          $0.first == "language" && $0.count > 1
        }
      guard let line else { continue }
      let priority = line.count > 2 ? Int(line[2]) ?? normalPriority : normalPriority
      let language = line[1].lowercased()
      if priority < found[language]?.priority ?? .max { found[language] = (file, priority) }
    }
    return found.mapValues(\.file).filter { !$0.value.bytes.hasSuffix("/" + $0.key) }
  }

  /// The priority of a voice file that states none. The smallest number wins.
  private static let normalPriority = 5

  private static func link(
    everythingIn folder: String, into copy: String, except excluded: Set<String> = []
  ) throws {
    for entry in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !excluded.contains(entry) {
      try FileManager.default.createSymbolicLink(
        atPath: copy + "/" + entry, withDestinationPath: folder + "/" + entry)
    }
  }

  /// Removes the folders of earlier states of the system's data or of our voices, and those that
  /// killed programs did not finish. A folder that is younger than a day stays, because a process
  /// that runs now may work with it, or may be making it.
  private static func removeOthers(than path: String, in parent: String) {
    // Folders that can't be listed or removed are only a little clutter.
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for entry in entries where entry.bytes.hasPrefix("espeak-") {
      let other = parent + "/" + entry
      var status = stat()
      guard other != path, stat(other, &status) == 0, status.st_mtim.tv_sec < time(nil) - 86_400
      else { continue }
      try? FileManager.default.removeItem(atPath: other)
    }
  }

  /// Returns a name for the present state of some folders, from their paths and times of change.
  private static func fingerprint(of folders: [String]) -> String {
    var hash = FNV1a()
    for folder in folders {
      var status = stat()
      stat(folder, &status)
      hash.combine("\(folder)|\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)|".utf8)
    }
    return String(hash.value, radix: 36)
  }
}
