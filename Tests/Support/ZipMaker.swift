internal import CZip

/// Makes a zip archive of texts by their names.
public func zipArchive(of files: [(name: String, text: String)]) -> [UInt8] {
  guard let archive = czip_create() else { return [] }
  for (name, text) in files {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { czip_add(archive, name, $0.baseAddress, UInt64($0.count), 1) }
  }
  var made: [UInt8] = []
  withUnsafeMutablePointer(to: &made) { made in
    _ = czip_finish(archive, made) { context, bytes, count in
      context?.assumingMemoryBound(to: [UInt8].self).pointee.append(
        contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
  }
  return made
}
