package import Faults
package import Tables
package import ZipFiles

/// A reason why a school's file can't be read. Then nothing of it is taken.
package enum RosterError: Fault, Hashable {
  /// The file has more bytes than this.
  case tooLarge(limit: Int)
  /// The archive can't be read.
  case badArchive(ZipError)
  /// A line shows that a text can't be read. The file is one of an archive, or `nil`.
  case badLine(file: String?, LineError)
  /// The file is one of a spreadsheet program's own.
  case spreadsheet
  /// The archive has none of OneRoster's files.
  case notOneRoster
  /// The archive is in a version of OneRoster that this program doesn't know.
  case otherVersion(String)
  /// The archive's manifest names a file that the archive doesn't have.
  case missingFile(String)
  /// A file of the archive lacks a column that its rows need.
  case missingColumn(file: String, String)
  /// No column has people's names.
  case noNameColumn
  /// The file names nobody.
  case nobody
  /// The file has more learners than one import takes.
  case tooManyLearners(limit: Int)
  /// The file has more teachers and heads than one import takes.
  case tooManyTeachers(limit: Int)
  /// The file has more classes than one import takes.
  case tooManyClasses(limit: Int)

  package var kind: FaultKind {
    if case .badArchive(let error) = self { error.kind } else { .unusable }
  }

  package var description: String {
    switch self {
    case .tooLarge(let limit):
      "The file has more than \(limit >> 20) MB: give the file of one school, or of fewer classes."
    case .badArchive(let error): error.description
    case .badLine(let file, let error): error.sentence(of: file ?? "the file")
    case .spreadsheet:
      "The file is a spreadsheet: save it as CSV there, and give that file."
    case .notOneRoster:
      """
      The zip archive has no file users.csv or classes.csv: export it as OneRoster CSV, version \
      1.1 or 1.2.
      """
    case .otherVersion(let version):
      """
      The archive is in version \(version) of OneRoster: export it in version 1.1 or 1.2.
      """
    case .missingFile(let name):
      "The archive has no \(name), though its manifest names it: export the archive again."
    case .missingColumn(let file, let column):
      "The file \(file) has no column '\(column)': export the archive again, with all columns."
    case .noNameColumn:
      """
      No column has people's names: name one 'name', or two 'first name' and 'last name', in the \
      first row.
      """
    case .nobody: "The file names nobody: look whether it is the right one."
    case .tooManyLearners(let limit):
      "The file has more than \(limit) learners: give the file of one school, or some classes."
    case .tooManyTeachers(let limit):
      "The file has more than \(limit) teachers: give the file of one school, or some classes."
    case .tooManyClasses(let limit):
      "The file has more than \(limit) classes: give the file of one school, or some classes."
    }
  }
}
