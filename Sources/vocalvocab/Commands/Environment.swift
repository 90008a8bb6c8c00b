import Glibc

/// The environment variables that name folders, and the folder of our voices.
enum Environment {
  /// The variables that are set, by name.
  static var variables: [String: String] {
    let names = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]
    var variables = names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    if variables["HOME"]?.isEmpty ?? true, let home = getpwuid(getuid())?.pointee.pw_dir {
      variables["HOME"] = String(cString: home)
    }
    return variables
  }

  /// The folder of our voices: that of an installed program, or that of the sources from which the program
  /// was built. `nil` if there is neither.
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
