package import ArgumentParser
package import Storage
import Threads

/// The option for the folder of the learner's files.
package struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the journal, the completed words, the lists and the settings in this folder.",
      valueName: "folder"),
    completion: .directory)
  package var data: String?

  package init() {}

  package var folders: Folders { Folders(data: data, environment: Environment.variables) }

  /// Opens the learner's files.
  ///
  /// - Parameter isReading: whether the files are only read, so that no folder is made.
  package func files(isReading: Bool = false) throws(StorageError) -> LearnerFiles {
    let files = try LearnerFiles(folders, isReading: isReading)
    OpenedFiles.all.withLock { $0.append(files) }
    return files
  }
}

/// The files that the command has opened.
package enum OpenedFiles {
  fileprivate static let all = Guarded<[LearnerFiles]>([])

  /// Reports which files were moved aside, unless that was reported before, and whether two
  /// computers' files need a merge.
  ///
  /// - Parameter needsRepair: returns whether files need a merge, which is asked of every room.
  static func report(_ needsRepair: (LearnerFiles) -> Bool) {
    for files in all.withLock({ $0 }) {
      files.takeSetAside().forEach(Screen.complain)
      guard needsRepair(files) else { continue }
      Screen.complain(
        """
        '\(files.folders.data)' has conflicting copies from two computers: 'vocalvocab repair' \
        merges them.
        """
      )
    }
  }
}
