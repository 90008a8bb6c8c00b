/// The steps by which an import of a file would change a school.
package struct RosterPlan: Hashable, Sendable {
  /// The steps, in the order in which they are taken.
  ///
  /// A new class may have the title of a class that an earlier step closes. If that step is not
  /// agreed to, ``freeTitle(_:besides:)`` gives another title.
  package let changes: [RosterChange]
  /// Facts beside the steps: guesses, people who stay as they are, and people who are left out.
  package let notes: [Note]
  /// The remarks about the rows of the file.
  package let remarks: [RosterRemark]

  package enum Note: Hashable, Sendable {
    /// The numbers of learners and of teachers for whom nothing changes.
    case unchanged(learners: Int, teachers: Int)
    /// A learner of the file, without a source, was found here by another name than the whole one.
    case guessed(fullName: String, name: String)
    case furtherGuesses(Int)
    /// Several learners of the file could be the learner with this name here.
    case ambiguous(name: String)
    case furtherAmbiguous(Int)
    /// The class was closed here, and the file has it still.
    case closedClass(String)
    /// The classes of other schools are left out.
    case otherSchools(classes: Int)
    /// The classes of several schools are taken as those of one.
    case severalSchools(Int)
    /// Learners and teachers who are in no class are left out.
    case withoutClass(learners: Int, teachers: Int)
    /// The file names no class, and nobody said which one it is.
    case noTarget
    /// Enrollments name people or classes who are neither in the file nor here.
    case unknownEnrollments(Int)
    /// People of a file of changes have no role.
    case withoutRole(Int)
    /// A teacher here is a head of the school in the file.
    case headInFile(String)
  }

  /// Compares a file with a school.
  ///
  /// - Parameter targetClass: the identity of the class in which somebody brings a file that names
  ///   no classes.
  package init(from roster: Roster, onto state: RosterState, targetClass: String? = nil) {
    var comparison = RosterComparison(roster, state, target: targetClass)
    comparison.compare()
    (changes, notes, remarks) = (comparison.changes, comparison.notes, roster.remarks)
  }

  /// Returns a title for a new class that none of some others has: `5b`, or else `5b 2`.
  package static func freeTitle(_ title: String, besides others: [String]) -> String {
    ClassTitles.free(title, besides: Set(others.map { NameKey($0) }))
  }
}
