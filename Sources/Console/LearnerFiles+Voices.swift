package import Learner
package import Speech
package import Storage

extension LearnerFiles {
  /// The speech engine, with our voices and with the voices of programs that these files name.
  package var synthesizer: Synthesizer {
    get throws(StorageError) {
      let synthesizer = folders.synthesizer
      synthesizer.use(programs: try voices.read().map(ProgramVoice.init))
      return synthesizer
    }
  }
}

extension ProgramVoice {
  fileprivate init(_ kept: StoredVoice) {
    self.init(
      name: kept.name, command: kept.command, folder: kept.folder, rawRate: kept.rawRate)
  }

  /// The voice as it is kept.
  package var kept: StoredVoice {
    StoredVoice(name: name, command: command, folder: folder, rawRate: rawRate)
  }
}

extension Synthesizer {
  /// Reports on standard error which program failed, so that our voice spoke instead of its own.
  package func reportProgramFailure() async {
    if let failure = await takeProgramFailure() { Screen.complain(failure) }
  }
}
