package import ArgumentParser
package import Storage
import Threads

/// The option for the folder of the learner's files.
package struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the journal, the completed words and the lists in this folder.", valueName: "folder"))
  package var data: String?

  package init() {}

  package var folders: Folders { Folders(data: data, environment: Environment.variables) }

  /// Opens the learner's files.
  package func files() throws(StorageError) -> LearnerFiles {
    let files = try LearnerFiles(folders)
    OpenedFiles.all.withLock { $0.append(files) }
    return files
  }
}

/// The files that the command has opened.
package enum OpenedFiles {
  fileprivate static let all = Guarded<[LearnerFiles]>([])

  /// Tells which files were moved aside, unless somebody told it.
  package static func report() {
    for files in all.withLock({ $0 }) { files.takeSetAside().forEach(Screen.complain) }
  }
}
