internal import ByteText
internal import FoundationEssentials
internal import Glibc

/// A program through which all others share the sound device. ALSA needs a plug-in to reach it.
public enum SoundServer: String, CaseIterable, Sendable {
  case pipeWire = "PipeWire"
  case pulseAudio = "PulseAudio"

  /// The Debian package with ALSA's plug-in.
  public var package: String {
    switch self {
    case .pipeWire: "pipewire-alsa"
    case .pulseAudio: "libasound2-plugins"
    }
  }

  private var plugIn: String {
    switch self {
    case .pipeWire: "libasound_module_pcm_pipewire.so"
    case .pulseAudio: "libasound_module_pcm_pulse.so"
    }
  }

  /// Whether the server listens for programs of this person.
  ///
  /// - Parameter environment: returns the value of an environment variable.
  public func isRunning(_ environment: (String) -> String?) -> Bool {
    let folder = environment("XDG_RUNTIME_DIR") ?? "/run/user/\(getuid())"
    return switch self {
    case .pipeWire:
      Self.isSocket("\(environment("PIPEWIRE_RUNTIME_DIR") ?? folder)/pipewire-0")
    case .pulseAudio:
      environment("PULSE_SERVER") != nil
        || Self.isSocket("\(environment("PULSE_RUNTIME_PATH") ?? "\(folder)/pulse")/native")
    }
  }

  private static func isSocket(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFSOCK
  }

  /// Whether ALSA has the plug-in.
  ///
  /// - Parameter environment: returns the value of an environment variable.
  public func hasPlugIn(_ environment: (String) -> String?) -> Bool {
    guard let folder = environment("ALSA_PLUGIN_DIR") ?? Self.plugIns else { return false }
    return access("\(folder)/\(plugIn)", R_OK) == 0
  }

  /// The folder of ALSA's plug-ins, which stands beside its library; `nil` if the library can't be
  /// found.
  private static var plugIns: String? {
    // The parts of this process's memory, each with the path of its file at the end of a line.
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.bytes.split(separator: "\n") {
      guard let start = line.bytes.firstIndex(of: "/"), let end = line.bytes.lastIndex(of: "/"),
        line[end...].bytes.hasPrefix("/libasound.so")
      else { continue }
      return "\(line[start..<end])/alsa-lib"
    }
    return nil
  }
}
