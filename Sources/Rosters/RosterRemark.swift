package import Tables

/// A remark about a file, or about a row that is left out or read in another way than it is
/// written. It holds no more of a row than its reason needs.
package struct RosterRemark: Hashable, Sendable {
  /// The name of the file in an archive; `nil` outside an archive.
  package let file: String?
  /// The number of the line, from 1; `nil` for the whole file.
  package let line: Int?
  package let reason: Reason

  /// The reason of a remark.
  package enum Reason: Hashable, Sendable {
    // About a line that is left out.
    case noName
    case longName(limit: Int)
    case invisibleName
    /// The text can't be a name: it has no letter, or a sign such as `@` or `/`.
    case notAName(String)
    case noID
    case repeatedID(earlier: Int)
    /// The line names a person whom an earlier line names.
    case repeatedName(earlier: Int)
    case noClassTitle
    case unknownStatus(String)
    case unknownRole(String)
    case noRole
    case unknownClass(String)
    case unknownPerson(String)
    /// A learner is enrolled as a teacher, or the other way round.
    case otherRole
    /// The line is no text, is too long, or has a mark that is never closed.
    case row(RowReason, isLeftOut: Bool)

    // About a line of which a part is left out.
    case badAddress
    case longTitle(limit: Int)

    // About a whole file.
    case noManifest
    /// The lines say the family name first.
    case familyFirst
    /// The numbers of people who are left out.
    case parents(Int)
    case otherStaff(Int)
    case disabled(Int)
    /// The number of enrollments with other roles.
    case otherEnrollments(Int)
    /// Rows of several classes name somebody with the same name.
    case namesakes(String, classes: [String])
    /// The number of further remarks.
    case further(Int)
  }
}

/// The remarks of a reader. A file may have a mistake in every row, so the remarks are bounded.
struct RosterRemarks {
  /// The largest number of remarks.
  static let most = 200

  private(set) var remarks: [RosterRemark] = []
  private var further = 0

  mutating func add(_ reason: RosterRemark.Reason, file: String? = nil, line: Int? = nil) {
    guard remarks.count < Self.most else {
      further += 1
      return
    }
    remarks.append(RosterRemark(file: file, line: line, reason: reason))
  }

  /// Adds the remarks about lines of text.
  mutating func add(_ notes: RowNotes<RowReason>, file: String? = nil) {
    for note in notes.notes {
      add(.row(note.reason, isLeftOut: note.isLeftOut), file: file, line: note.line)
    }
  }

  /// Adds a number of people or rows, unless it is 0.
  mutating func add(_ count: Int, _ reason: (Int) -> RosterRemark.Reason, file: String? = nil) {
    if count > 0 { add(reason(count), file: file) }
  }

  /// The remarks, with the number of those that didn't fit.
  var all: [RosterRemark] {
    further == 0
      ? remarks : remarks + [RosterRemark(file: nil, line: nil, reason: .further(further))]
  }
}
