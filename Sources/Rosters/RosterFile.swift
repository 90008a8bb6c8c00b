internal import Tables
internal import ZipFiles

/// The reader of what a school gives to fill its classes: names in lines, a table, or an archive of
/// OneRoster. The content decides which of them it is.
package enum RosterFile {
  /// The most bytes of a file, and of each file in an archive.
  package static let mostBytes = 20 << 20
  static let mostPartBytes = 50 << 20
  /// The most learners, teachers and classes of one import.
  package static let mostLearners = 1000
  static let mostTeachers = 1000
  package static let mostClasses = 200

  /// Reads a file.
  ///
  /// - Throws: ``RosterError``. A row that can't be read is only left out, with a remark.
  package static func read(_ bytes: [UInt8]) throws(RosterError) -> Roster {
    guard bytes.count <= mostBytes else { throw .tooLarge(limit: mostBytes) }
    // The first bytes of Excel's own files before 2007.
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw .spreadsheet }
    let roster: Roster
    if ZipArchive.begins(bytes) {
      roster = try OneRosterArchive.read(bytes)
    } else {
      let text: FileText
      do throws(LineError) {
        text = try FileText(bytes)
      } catch {
        throw .badLine(file: nil, error)
      }
      if let table = try RosterTable.read(text) {
        roster = table
      } else {
        roster = try NameLines.read(text)
      }
    }
    try check(roster)
    return roster
  }

  /// Checks that a roster names somebody, and not too many.
  private static func check(_ roster: Roster) throws(RosterError) {
    let isEmpty = roster.people.isEmpty && roster.classes.isEmpty && roster.enrollments.isEmpty
    guard !isEmpty || roster.isOfChanges else { throw .nobody }
    let learners = roster.people.count { $0.role == .learner }
    guard learners <= mostLearners else { throw .tooManyLearners(limit: mostLearners) }
    let others = roster.people.count - learners
    guard others <= mostTeachers else { throw .tooManyTeachers(limit: mostTeachers) }
    guard roster.classes.count <= mostClasses else { throw .tooManyClasses(limit: mostClasses) }
  }
}

extension Roster {
  /// Whether an archive has only what changed, which may be nothing.
  fileprivate var isOfChanges: Bool {
    guard case .oneRoster = kind else { return false }
    return [scope.users, scope.classes, scope.enrollments].contains(.delta)
  }
}
