internal import FoundationEssentials
internal import Glibc

/// The data folder that the engine is started on: the system's, with our voices among its variants.
///
/// eSpeak NG looks for variants only in `voices/!v` of its data folder, and its call to load one by
/// path lower-cases the path and cuts it at 60 characters. So a folder of links stands in the
/// cache: to every entry of the system's data, and to each file of ours. Its name is made from what
/// it links to, so that it is right whenever it is there, and two processes can make it at once.
struct EngineFolder {
  /// The parent of an `espeak-ng-data`, for `espeak_Initialize`; `nil` is the system's own.
  let path: String?
  /// Where the files of all variants are.
  let variants: String

  /// - Parameters:
  ///   - system: the system's `espeak-ng-data`.
  ///   - ours: the folder with our voices, if there is one.
  ///   - cache: where the folder of links may be made.
  init(system: String, ours: String?, cache: String) {
    if let path = Self.linked(system: system, ours: ours, cache: cache) {
      self.path = path
      variants = path + "/espeak-ng-data/voices/!v"
    } else {
      path = nil
      variants = system + "/voices/!v"
    }
  }

  /// The engine keeps its data path in 160 bytes, `/espeak-ng-data` included.
  private static let longestPath = 140

  private static func linked(system: String, ours: String?, cache: String) -> String? {
    let name = "espeak-" + fingerprint(of: [system, system + "/voices/!v", ours ?? ""])
    // A home far down in the tree gives way to the temporary folder.
    let places = [cache, "/tmp/vocalvocab-\(getuid())"]
    for place in places where place.utf8.count + name.utf8.count < longestPath {
      let path = place + "/" + name
      if access(path + "/espeak-ng-data/phontab", R_OK) == 0, isPrivate(place) { return path }
      if (try? make(path, in: place, system: system, ours: ours)) != nil { return path }
    }
    return nil
  }

  /// Whether nobody else can put files there.
  private static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_uid == getuid() && status.st_mode & 0o022 == 0
  }

  private static func make(
    _ path: String, in place: String, system: String, ours: String?
  ) throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard isPrivate(place) else { throw CocoaError(.fileWriteNoPermission) }

    let building = path + ".\(getpid())"
    let data = building + "/espeak-ng-data"
    try files.createDirectory(atPath: data + "/voices/!v", withIntermediateDirectories: true)
    try link(everythingIn: system, into: data, except: ["voices"])
    try link(everythingIn: system + "/voices", into: data + "/voices", except: ["!v"])
    try link(everythingIn: system + "/voices/!v", into: data + "/voices/!v")
    for (language, file) in try languages(in: system + "/lang") {
      try files.createSymbolicLink(
        atPath: data + "/voices/" + language, withDestinationPath: file)
    }
    if let ours {
      for voice in OwnVoice.all(in: ours) {
        let link = data + "/voices/!v/" + voice.name
        unlink(link)  // one of ours takes the place of a system variant of that name
        try files.createSymbolicLink(atPath: link, withDestinationPath: ours + "/" + voice.name)
      }
    }
    // Another process may have been quicker; what it made is the same.
    if rename(building, path) != 0 { try files.removeItem(atPath: building) }
    removeOthers(than: path, in: place)
  }

  /// The file of each language that is not named for it, by the language's code in lower case.
  ///
  /// The engine loads a voice at once whose name is a file in `voices`, or in `lang` itself. For
  /// another it first reads all its voice files, which takes longer than to say a word (`en-us`),
  /// and may find none (`en-gb`, which is the file `gmw/en`). Its list holds 350 voices, so those
  /// that it finds are not named again.
  private static func languages(in folder: String) throws -> [String: String] {
    var found: [String: (file: String, priority: Int)] = [:]
    for entry in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let file = folder + "/" + entry
      // A folder has no contents of this kind.
      guard let bytes = FileManager.default.contents(atPath: file) else { continue }
      // language en-us 2
      let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .map { $0.split(separator: " ") }.first { $0.first == "language" && $0.count > 1 }
      guard let line else { continue }
      let priority = line.count > 2 ? Int(line[2]) ?? normalPriority : normalPriority
      let language = line[1].lowercased()
      if priority < found[language]?.priority ?? .max { found[language] = (file, priority) }
    }
    return found.mapValues(\.file).filter { !$0.value.hasSuffix("/" + $0.key) }
  }

  /// What the engine takes where a voice file gives none; the smallest wins.
  private static let normalPriority = 5

  private static func link(
    everythingIn folder: String, into copy: String, except left: Set<String> = []
  ) throws {
    for entry in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !left.contains(entry) {
      try FileManager.default.createSymbolicLink(
        atPath: copy + "/" + entry, withDestinationPath: folder + "/" + entry)
    }
  }

  /// Folders made for what the system or our voices were before. A process that still runs on one
  /// has read what it needs, or will be told that a voice is missing; it loses nothing.
  private static func removeOthers(than path: String, in place: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    // A dot is in the name of one that another process is making just now.
    for entry in entries
    where entry.hasPrefix("espeak-") && !entry.contains(".") && place + "/" + entry != path {
      // What can't be removed is only a little clutter.
      try? FileManager.default.removeItem(atPath: place + "/" + entry)
    }
  }

  /// A name for the present state of some folders, from their paths and times of change:
  /// FNV-1a, 64 bits (Fowler, Noll and Vo).
  private static func fingerprint(of folders: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for folder in folders {
      var status = stat()
      stat(folder, &status)
      let state = "\(folder)|\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)|"
      for byte in state.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 36)
  }
}
