import ByteText
import Glibc

/// The environment variables that name folders, and the folder of our voices.
package enum Environment {
  /// The variables that are set, by name.
  package static var variables: [String: String] {
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
  package static var voices: String? {
    guard var folder = program?.parentFolder else { return nil }
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

  /// The folder of the index and the tables of words that were made when the program was built: that of an
  /// installed program, or that beside one that was only built. `nil` if there is neither.
  package static var words: String? {
    guard let folder = program?.parentFolder else { return nil }
    return [folder.parentFolder + "/share/vocalvocab/words", folder + "/vocalvocab-words"]
      .first { access($0, R_OK) == 0 }
  }

  /// The program of the server, beside this one or in the folder `libexec` where it is installed; `nil` if
  /// it is in neither.
  package static var server: String? {
    guard let folder = program?.parentFolder else { return nil }
    let name = "/vocalvocab-server"
    return [folder + name, folder.parentFolder + "/libexec" + name].first { access($0, X_OK) == 0 }
  }

  /// The path of the program that runs.
  private static var program: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

extension String {
  fileprivate var parentFolder: String { String(self[..<(bytes.lastIndex(of: "/") ?? startIndex)]) }
}
