import ByteText
import Glibc

/// The environment variables that name folders, and the folder of our voices.
package enum Environment {
  /// The variables by their names.
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

  /// The folder of our voices, either of the installed program or of the sources from which it was
  /// built; `nil` if neither exists.
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

  /// The folder of the words' index and tables from the build, either of the installed program or
  /// beside a program that was only built; `nil` if neither exists.
  package static var words: String? {
    guard let folder = program?.parentFolder else { return nil }
    return [folder.parentFolder + "/share/vocalvocab/words", folder + "/vocalvocab-words"]
      .first { access($0, R_OK) == 0 }
  }

  /// The server's program, either beside this one or in the folder `libexec` of an installation;
  /// `nil` if neither exists.
  package static var server: String? {
    guard let folder = program?.parentFolder else { return nil }
    let name = "/vocalvocab-server"
    return [folder + name, folder.parentFolder + "/libexec" + name].first { access($0, X_OK) == 0 }
  }

  /// The path of the running program.
  private static var program: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

extension String {
  fileprivate var parentFolder: String { String(self[..<(bytes.lastIndex(of: "/") ?? startIndex)]) }
}
