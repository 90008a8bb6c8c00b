import ArgumentParser
import Glibc
import Storage

/// How speech sounds, and where.
struct SoundOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("How fast to speak, from 0.5 to 2.5; 1 is normal.", valueName: "number"))
  var speed: String?

  @Option(
    name: .long,
    help: ArgumentHelp("A voice; 'vocalvocab voices' lists them.", valueName: "name"))
  var voice: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The ALSA device to play on; 'aplay -L' lists them.", valueName: "name"))
  var device: String?
}

struct DataOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Keep the journal, the completed words and the lists in this folder.", valueName: "folder"))
  var data: String?

  var folders: Folders { Folders(data: data, environment: Environment.variables) }

  func files() throws(StorageError) -> LearnerFiles { try LearnerFiles(folders) }
}

struct ListOptions: ParsableArguments {
  @Flag(name: .long, help: "Print JSON.")
  var json = false
}

/// Variables by name, and where this program is.
enum Environment {
  static var variables: [String: String] {
    let names = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The folder of our voices: beside an installed program, or in the sources it was built from.
  static var voices: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    var folder = String(decoding: buffer[..<count], as: UTF8.self).parentFolder
    let installed = folder.parentFolder + "/share/vocalvocab/Voices"
    if access(installed, R_OK) == 0 { return installed }
    while !folder.isEmpty {
      if access(folder + "/Package.swift", R_OK) == 0, access(folder + "/Voices", R_OK) == 0 {
        return folder + "/Voices"
      }
      folder = folder.parentFolder
    }
    return nil
  }
}

extension String {
  fileprivate var parentFolder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}
