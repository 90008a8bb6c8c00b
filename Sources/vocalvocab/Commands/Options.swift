import ArgumentParser
import Storage
import Synchronization

/// The options for the voice, its speed and the sound device.
struct SoundOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Speak at this speed, from 0.5 to 2.5; 1 is normal.", valueName: "number"))
  var speed: String?

  @Option(
    help: ArgumentHelp(
      "Speak in this voice; 'vocalvocab voices' lists the voices.", valueName: "name"))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "Play on this ALSA device; 'aplay -L' lists the devices.", valueName: "name"))
  var device: String?
}

/// The option for the folder of the learner's files.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep the journal, the completed words and the lists in this folder.", valueName: "folder"))
  var data: String?

  var folders: Folders { Folders(data: data, environment: Environment.variables) }

  /// Opens the learner's files.
  func files() throws(StorageError) -> LearnerFiles {
    let files = try LearnerFiles(folders)
    OpenedFiles.all.withLock { $0.append(files) }
    return files
  }
}

/// The files that the command has opened.
enum OpenedFiles {
  fileprivate static let all = Mutex<[LearnerFiles]>([])

  /// Tells which files were moved aside, unless somebody told it.
  static func report() {
    for files in all.withLock({ $0 }) { files.takeSetAside().forEach(Screen.complain) }
  }
}

/// The option for output that other programs read.
struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false
}
