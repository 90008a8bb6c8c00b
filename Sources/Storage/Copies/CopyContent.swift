// This whole file by scalar: its texts are lines of files, which are made of bytes.
internal import ByteText
internal import FoundationEssentials
internal import Glibc

/// The entries by which two files show that one is a copy of the other, such as the words of a
/// list.
package struct CopyContent: Sendable {
  /// Whether two files hardly ever come to an equal entry by chance.
  private let areUnique: Bool
  /// A closure that returns the entries of the file at a path, in their order; `nil` for a file of
  /// another format, or one that can't be read.
  private let entries: @Sendable (_ path: String) -> [String]?

  private init(
    ofFiles entries: @escaping @Sendable (_ path: String) -> [String]?, areUnique: Bool
  ) {
    (self.areUnique, self.entries) = (areUnique, entries)
  }

  /// - Parameters:
  ///   - areUnique: whether two files hardly ever come to an equal entry by chance.
  ///   - entries: a closure that returns the entries in the bytes of a file, in their order; `nil`
  ///     for bytes of another format.
  package init(
    areUnique: Bool, _ entries: @escaping @Sendable (_ bytes: [UInt8]) -> [String]?
  ) {
    self.areUnique = areUnique
    self.entries = { path in
      // A file that can't be read shares nothing.
      guard let bytes = try? FileSystem.read(path) else { return nil }
      return entries(bytes)
    }
  }

  /// The entries at the beginning of a journal.
  package static let journal = CopyContent(
    ofFiles: { path in JournalBeginning.entries(ofFileAt: path) }, areUnique: true)

  /// The lines of any text.
  package static let lines = CopyContent(areUnique: false) { bytes in
    bytes.split(separator: newline).compactMap { CopyContent.content(ofLine: $0) }
  }

  /// Returns a line without the space around it and the comma after it; `nil` for a line that most
  /// documents have, such as a bracket.
  private static func content(ofLine bytes: ArraySlice<UInt8>) -> String? {
    let line = String(decoding: bytes, as: UTF8.self)
    let scalars = line.unicodeScalars
    func isInside(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && scalar != ","
    }
    guard let start = scalars.firstIndex(where: isInside),
      let end = scalars.lastIndex(where: isInside), scalars[end] != "{", scalars[end] != "["
    else { return nil }
    let content = String(scalars[start...end])
    let isHeading =
      content.bytes.hasPrefix("\"format\"") || content.bytes.hasPrefix("\"version\"")
    let hasText = scalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return hasText && !isHeading ? content : nil
  }

  /// Returns whether two files share so much that one is a copy of the other.
  ///
  /// - Parameters:
  ///   - copy: the path of the file that may be a copy.
  ///   - original: the path of the file of which it may be one.
  ///   - evidence: the evidence of the copy's name.
  ///   - areNamedByPeople: whether people name files of this kind. If so, files with names such as
  ///     `week` and `week 2` may share something and be no copies.
  func isShared(
    by copy: String, and original: String, _ evidence: CopyName.Evidence, areNamedByPeople: Bool
  ) -> Bool {
    guard let ours = entries(original), let theirs = entries(copy) else { return false }
    let (one, other) = (Set(ours), Set(theirs))
    let shared = one.intersection(other).count
    let (least, most) = (min(one.count, other.count), max(one.count, other.count))
    if areNamedByPeople, evidence == .weak {
      return areUnique
        ? shared > 1 && shared * 2 >= least
        : shared > 1 && shared * 2 >= most && ours.first == theirs.first
    }
    return shared > 0 && (shared * 3 >= least || areUnique && !areNamedByPeople)
  }
}

/// The beginning of a journal, which a copy shares. A journal may be long.
private enum JournalBeginning {
  /// The number of bytes that are compared.
  private static let size = 1 << 16

  /// Returns the entries; `nil` for a file that can't be read.
  static func entries(ofFileAt path: String) -> [String]? {
    guard let file = try? FileSystem.openToRead(path) else { return nil }
    defer { close(file) }
    var entries: [String] = []
    let decoder = JSONDecoder.ofFiles
    do throws(StorageError) {
      try FileSystem.forEachLine(of: file, upTo: size, path: path) { line in
        if JournalHeading(line, decoder) != nil {
          entries.append(String(decoding: line, as: UTF8.self))
        }
      }
      return entries
    } catch {
      return nil
    }
  }
}
