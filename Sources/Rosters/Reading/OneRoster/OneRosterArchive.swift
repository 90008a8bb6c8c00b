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
  /// The places of the entries, by their names without folders, in small letters.
  private let places: [String: Int]

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
    if archive.places[manifestName] == nil { reading.remarks.add(.noManifest) }
    return reading.read()
  }

  private init(_ bytes: [UInt8]) throws(RosterError) {
    do throws(ZipError) {
      archive = try ZipArchive(bytes)
    } catch {
      throw .badArchive(error)
    }
    var places: [String: Int] = [:]
    for (index, path) in archive.names.enumerated() {
      guard let name = path.bytes.split(separator: "/").last else { continue }
      let key = name.lowercased()
      places[key] = places[key] ?? index
    }
    // The archives of Excel and of OpenDocument.
    if places["workbook.xml"] != nil || places["content.xml"] != nil { throw .spreadsheet }
    guard File.allCases.contains(where: { $0 != .orgs && places[$0.name] != nil }) else {
      throw .notOneRoster
    }
    self.places = places
  }

  private func manifest() throws(RosterError) -> OneRosterManifest {
    guard let table = try table(Self.manifestName, needed: [.propertyName, .value]) else {
      return OneRosterManifest(of: Set(File.allCases.filter { places[$0.name] != nil }))
    }
    return try OneRosterManifest(table)
  }

  private func table(
    _ name: String, needed: [OneRosterColumn]
  ) throws(RosterError) -> OneRosterTable? {
    guard let place = places[name] else { return nil }
    let bytes: [UInt8]
    do throws(ZipError) {
      bytes = try archive.read(place, limit: RosterFile.mostPartBytes)
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
