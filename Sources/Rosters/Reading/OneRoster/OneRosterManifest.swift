internal import ByteText

/// The manifest of an archive of OneRoster: its version, and how much of the records each file has.
struct OneRosterManifest {
  /// `1.1` or `1.2`.
  let version: String
  private var extents: [OneRosterArchive.File: RosterScope.Extent] = [:]

  /// - Throws: ``RosterError/otherVersion(_:)``.
  init(_ table: OneRosterTable) throws(RosterError) {
    var properties: [String: String] = [:]
    for row in table.rows { properties[row[.propertyName].lowercased()] = row[.value] }
    let named = properties["oneroster.version"] ?? ""
    let number = String(named.unicodeScalars.drop { $0 == "v" || $0 == "V" })
    let known = ["1.1", "1.2"].first { number == $0 || number.bytes.hasPrefix($0 + ".") }
    guard let known else { throw .otherVersion(String(named.prefix(20))) }
    version = known
    for file in OneRosterArchive.File.allCases {
      let value = properties["file.\(file.rawValue.lowercased())"] ?? ""
      extents[file] = RosterScope.Extent(rawValue: value.lowercased())
    }
  }

  /// Makes the manifest of an archive that has none: each of its files is complete.
  init(of files: Set<OneRosterArchive.File>) {
    version = files.contains(.roles) ? "1.2" : "1.1"
    for file in files { extents[file] = .bulk }
  }

  /// Returns how much of its records a file has.
  func extent(of file: OneRosterArchive.File) -> RosterScope.Extent { extents[file] ?? .absent }
}
