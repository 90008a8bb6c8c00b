internal import Foundation

/// Returns bytes as the program `gzip` packs them.
public func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
  let folder = Scratch()
  try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  let path = folder.path + "/file"
  try Data(bytes).write(to: URL(filePath: path))
  let program = try Process.run(URL(filePath: "/bin/gzip"), arguments: ["-n", path])
  program.waitUntilExit()
  return Array(try Data(contentsOf: URL(filePath: path + ".gz")))
}
