internal import Glibc

/// The conflict copies in a folder.
///
/// A name that only programs give is enough. A file with another name, such as `week (1).json`, is
/// a copy only if the original stands beside it and has some of the same content. A copy that a
/// person made on purpose, such as `Copy of week.json`, is none of these.
package struct ConflictCopies: Sendable {
  /// The copies, sorted by name.
  package private(set) var copies: [ConflictCopy] = []
  /// The files that are named like the copies of another file, but share too little with it.
  package private(set) var others: [ConflictCopy] = []
  /// The copies that a person made of a file on purpose, as their names say.
  package private(set) var personal: [ConflictCopy] = []

  /// Finds the copies in a folder.
  ///
  /// - Parameters:
  ///   - areNamedByPeople: whether people name the files. If so, a file whose original is missing
  ///     is not a copy, whatever its name.
  ///   - endings: the endings of the files that may have copies.
  ///   - wanted: the only file whose copies are sought, which may be missing; `nil` for all files.
  ///   - content: a closure that returns how the content of a file is compared. Without it, only
  ///     names that programs alone give are recognised.
  package init(
    in folder: String, areNamedByPeople: Bool, endings: Set<Substring> = [".json", ".jsonl"],
    of wanted: String? = nil, content: ((_ original: String) -> CopyContent)? = nil
  ) throws(StorageError) {
    let names = try FileSystem.entries(of: folder).sorted()
    var candidates: [(name: String, readings: [CopyName])] = []
    for name in names {
      let readings = CopyName.readings(of: name, endings: endings)
      if !readings.isEmpty { candidates.append((name, readings)) }
    }
    guard !candidates.isEmpty || content != nil else { return }
    let present = PresentFiles(names, in: folder)
    if content != nil { findPersonal(names, present, endings) }
    let personalNames = Set(personal.map { Array($0.name.utf8) })
    // By bytes, because two names may differ only in their Unicode form.
    var originals: [[UInt8]: String] = [:]
    for (name, readings) in candidates {
      if let wanted, !readings.contains(where: { PresentFiles.areAlike($0.original, wanted) }) {
        continue
      }
      var (found, refused): (String?, String?)
      // A number behind a person's copy is that of the copy.
      let isPersonal = personalNames.contains(Array(name.utf8))
      for reading in readings
      where found == nil && (reading.evidence == .sure || !isPersonal) {
        guard let original = present.file(named: reading.original, besides: name) else { continue }
        if reading.evidence == .sure {
          found = original
          continue
        }
        let isShared = content?(original).isShared(
          by: "\(folder)/\(name)", and: "\(folder)/\(original)", reading.evidence,
          areNamedByPeople: areNamedByPeople)
        if isShared == true {
          found = original
        } else if isShared == false, reading.evidence == .fair {
          refused = refused ?? original
        }
      }
      if found == nil, !areNamedByPeople || wanted != nil {
        found = readings.last { $0.evidence == .sure }?.original
      }
      if let found {
        originals[Array(name.utf8)] = found
      } else if let refused, present.isThere(name) {
        others.append(ConflictCopy(name: name, original: refused))
      }
    }
    for (name, _) in candidates {
      guard var original = originals[Array(name.utf8)] else { continue }
      // A copy of a copy belongs to the first original.
      while let further = originals[Array(original.utf8)] { original = further }
      copies.append(ConflictCopy(name: name, original: original))
    }
    personal.removeAll { originals[Array($0.name.utf8)] != nil }
    guard let wanted else { return }
    personal.removeAll { !$0.original.utf8.elementsEqual(wanted.utf8) }
    copies.removeAll { !$0.original.utf8.elementsEqual(wanted.utf8) }
    others.removeAll { !$0.original.utf8.elementsEqual(wanted.utf8) }
  }

  /// Finds the copies that people made of a file that stands beside them.
  private mutating func findPersonal(
    _ names: [String], _ present: PresentFiles, _ endings: Set<Substring>
  ) {
    for name in names {
      let original = PersonalCopy.originals(of: name, endings: endings).lazy.compactMap {
        present.file(named: $0, besides: name)
      }.first
      if let original, present.isThere(name) {
        personal.append(ConflictCopy(name: name, original: original))
      }
    }
  }

  /// Returns the names of the copies of a file.
  package func names(of original: String) -> [String] {
    copies.filter { $0.original.utf8.elementsEqual(original.utf8) }.map(\.name)
  }
}

/// The files in a folder, by names that may differ in small and capital letters or in the Unicode
/// form. In other systems these are the same name, and a program that notices that makes a copy.
private struct PresentFiles {
  private let folder: String
  private let names: Set<[UInt8]>
  private let alike: [String: [String]]

  init(_ names: [String], in folder: String) {
    self.folder = folder
    self.names = Set(names.map { Array($0.utf8) })
    alike = Dictionary(grouping: names) { $0.lowercased() }
  }

  /// Returns whether two names are the same in some system.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased()
  }

  /// Returns the name of the file that has a name, or one like it; `nil` if there is none.
  ///
  /// - Parameter own: the name of the file that may be a copy, which doesn't count.
  func file(named name: String, besides own: String) -> String? {
    let candidates = names.contains(Array(name.utf8)) ? [name] : alike[name.lowercased()] ?? []
    return candidates.first { !$0.utf8.elementsEqual(own.utf8) && isThere($0) }
  }

  /// Returns whether a name is that of a file, not of a link that leads nowhere.
  func isThere(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }
}
