internal import ByteText
internal import ZipFiles

/// A zip archive in the format OneRoster CSV of 1EdTech, version 1.1 or 1.2.
///
/// The formats are described at https://www.imsglobal.org/activity/onerosterlis.
struct OneRosterArchive {
  /// A file of the archive that this program reads, by its name in the manifest.
  enum File: String, CaseIterable {
    case orgs, classes, users, roles, enrollments

    var name: String { rawValue + ".csv" }
  }

  private static let manifestName = "manifest.csv"
  private let archive: ZipArchive
  /// The indices of the entries, by their names without folders, in small letters.
  private let indices: [String: Int]

  /// Reads an archive.
  ///
  /// - Throws: ``RosterError``.
  static func read(_ bytes: [UInt8]) throws(RosterError) -> Roster {
    let archive = try OneRosterArchive(bytes)
    let manifest = try archive.manifest()
    var tables: [File: OneRosterTable] = [:]
    for file in File.allCases where manifest.extent(of: file) != .absent {
      guard let table = try archive.table(file.name, needed: file.needed) else {
        // Schools only have titles.
        if file == .orgs { continue }
        throw .missingFile(file.name)
      }
      tables[file] = table
    }
    var reading = OneRosterReading(manifest, tables)
    if archive.indices[manifestName] == nil { reading.remarks.add(.noManifest) }
    return reading.read()
  }

  private init(_ bytes: [UInt8]) throws(RosterError) {
    do throws(ZipError) {
      archive = try ZipArchive(bytes)
    } catch {
      throw .badArchive(error)
    }
    var indices: [String: Int] = [:]
    for (index, path) in archive.names.enumerated() {
      guard let name = path.bytes.split(separator: "/").last else { continue }
      let key = name.lowercased()
      indices[key] = indices[key] ?? index
    }
    // The archives of Excel and of OpenDocument.
    if indices["workbook.xml"] != nil || indices["content.xml"] != nil { throw .spreadsheet }
    guard File.allCases.contains(where: { $0 != .orgs && indices[$0.name] != nil }) else {
      throw .notOneRoster
    }
    self.indices = indices
  }

  private func manifest() throws(RosterError) -> OneRosterManifest {
    guard let table = try table(Self.manifestName, needed: [.propertyName, .value]) else {
      return OneRosterManifest(of: Set(File.allCases.filter { indices[$0.name] != nil }))
    }
    return try OneRosterManifest(table)
  }

  private func table(
    _ name: String, needed: [OneRosterColumn]
  ) throws(RosterError) -> OneRosterTable? {
    guard let index = indices[name] else { return nil }
    let bytes: [UInt8]
    do throws(ZipError) {
      bytes = try archive.read(index, limit: RosterFile.mostPartBytes)
    } catch {
      throw .badArchive(error)
    }
    return try OneRosterTable(bytes, file: name, needed: needed)
  }
}

extension OneRosterArchive.File {
  /// The columns that every row of the file needs.
  fileprivate var needed: [OneRosterColumn] {
    switch self {
    case .orgs: [.sourcedID]
    case .classes: [.sourcedID, .title]
    case .users: [.sourcedID]
    case .roles: [.user, .role]
    case .enrollments: [.class, .user, .role]
    }
  }
}
