import ArgumentParser
import Console
import Glibc
import Learner
import Speech
import Storage
import WordService

/// `vocalvocab prepare FOLDER`: makes the index of the words and the tables of words that sound the
/// same, to be installed with the program. Only the makefile calls it.
struct Prepare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Make the index and the tables that are installed with the program.",
    shouldDisplay: false)

  @Argument(help: "The folder for the files.")
  var folder: String

  /// The voices whose tables are made: one voice for each accent of English.
  private static let voices = ["en-us", "en-gb"]

  func run() async throws {
    let bar = ProgressBar(of: "Preparing the dictionary")
    defer { bar.end() }
    let dictionary = try OfflineDictionary(cache: folder) { bar.show(0.5 * $0) }
    let synthesizer = Synthesizer.shared(voices: Environment.voices, cache: folder)
    let tables = SoundAlikeTables(dictionary, synthesizer: synthesizer, cache: folder)
    for (number, voice) in Self.voices.enumerated() {
      _ = try await tables.table(for: voice) { bar.show(0.5 + 0.25 * (Double(number) + $0)) }
    }
    // The steps above report no error if they can't write a file, so check that each file exists.
    for name in ["words.index", "sounds-en-us.txt", "sounds-en-gb.txt"]
    where access("\(folder)/\(name)", R_OK) != 0 {
      throw StorageError.cannotWrite(
        path: "\(folder)/\(name)", reason: String(cString: strerror(errno)))
    }
  }
}
