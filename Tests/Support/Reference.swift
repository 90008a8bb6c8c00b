internal import Foundation

/// The programs in `Tests/Reference`, which print the results of packages from PyPI.
public enum Reference {
  /// The failure of a program that did not run to its end.
  public struct Failure: Error, CustomStringConvertible {
    let script: String

    public var description: String {
      "Tests/Reference/\(script) failed: run 'make test', which installs what it needs."
    }
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - script: the name of the program.
  ///   - input: the lines of its input.
  /// - Returns: the lines of its output.
  public static func lines(
    of script: String, input: some Sequence<String> = []
  ) throws -> [Substring] {
    let root = TestFolders.repository
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.map { $0 + "\n" }.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: root + "/.build/python/bin/python")
    process.arguments = [root + "/Tests/Reference/" + script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw Failure(script: script) }
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(script: script) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
