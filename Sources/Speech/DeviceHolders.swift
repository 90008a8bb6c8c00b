internal import ByteText
internal import FoundationEssentials
internal import Glibc

/// The programs that hold a sound device open, so that no other can play.
public enum DeviceHolders {
  /// The names and numbers of the processes that have a sound device open, as far as this person
  /// may know them.
  public static var all: [(name: String, process: Int)] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(Int.init).sorted().filter { $0 != Int(getpid()) && holds($0) }
      .map { (name(of: $0), $0) }
  }

  private static func holds(_ process: Int) -> Bool {
    let folder = "/proc/\(process)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { file in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
      return target?.bytes.hasPrefix("/dev/snd/pcm") == true
    }
  }

  private static func name(of process: Int) -> String {
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    return text.map { String($0.bytes.dropping(suffix: "\n") ?? $0[...]) } ?? "a program"
  }
}
