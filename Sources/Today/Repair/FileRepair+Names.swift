internal import Glibc
internal import Storage

extension FileRepair {
  /// Renames each copy of our files whose name is not UTF-8, such as a copy from a computer with an
  /// older encoding. The new name is UTF-8, so that a message can contain it.
  func nameCopies() throws(StorageError) {
    var places = ([""] + documents.map(\.folder)).map(folder.path(of:))
    for rule in others {
      places.append(FileSystem.folder(of: try FileSystem.target(of: rule.path)))
    }
    for place in Set(places).sorted() {
      for bytes in try FileSystem.names(in: place)
      where String(validating: bytes, as: UTF8.self) == nil {
        let name = Self.named(bytes)
        guard let copy = ConflictCopy(name, endings: [".json", ".jsonl", ".txt"]),
          access("\(place)/\(copy.original)", F_OK) == 0, access("\(place)/\(name)", F_OK) != 0
        else { continue }
        let old = Array("\(place)/".utf8) + bytes + [0]
        let result = old.withUnsafeBufferPointer { old in
          old.withMemoryRebound(to: CChar.self) { rename($0.baseAddress, "\(place)/\(name)") }
        }
        guard result == 0 else { throw .failedWrite("\(place)/\(name)") }
      }
    }
  }

  /// Returns a name as UTF-8. Each byte that is not part of valid UTF-8 gets a form such as `%E9`.
  private static func named(_ bytes: [UInt8]) -> String {
    var name = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length, length <= rest.count {
        name += String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars
        rest = rest.dropFirst(length)
      } else {
        name += "%\(String(first, radix: 16, uppercase: true))".unicodeScalars
        rest = rest.dropFirst()
      }
    }
    return String(name)
  }
}
