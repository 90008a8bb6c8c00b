import Console
package import Faults
import Learner

/// An error that only a command has. Its sentence names the command or the option that helps.
package enum CommandError: Fault {
  /// An argument turned out wrong only when it was used.
  case wrongUsage(String)
  /// A file, a word or a voice that the command needs is missing or wrong.
  case impossible(String)
  /// Nobody could be asked; the text says what was not done.
  case notAsked(String)
  case notCompleted(String)
  case notOnList(String, list: String)
  /// A list has no word to ask.
  case emptyList(String)
  /// The program of the server is not installed.
  case noServer
  /// The program of the server can't be started; `reason` is the system's text.
  case serverFailed(reason: String)

  package var description: String {
    switch self {
    case .wrongUsage(let sentence), .impossible(let sentence): sentence
    case .notAsked(let what):
      "\(what), because nobody could be asked: --yes does it without asking."
    case .notCompleted(let word):
      "'\(word)' is not among the completed words: 'vocalvocab completed' lists them."
    case .notOnList(let word, let list):
      "'\(word)' is not on the list '\(list)': 'vocalvocab lists show \(list)' shows its words."
    case .emptyList(let name):
      "The list '\(name)' has no word to ask: 'vocalvocab lists add \(name) WORD' adds one."
    case .noServer:
      "The server is not built: 'make serve' in the folder of the sources builds and starts it."
    case .serverFailed(let reason): "The server could not be started (\(reason)): install it again."
    }
  }

  /// Returns an error that keeps a command from playing sound, with the remedy `--mute`. Returns
  /// any other error unchanged.
  ///
  /// - Parameter mute: the sentence that says what the option `--mute` of the command does.
  package static func noSound(_ error: any Error, mute: String) -> any Error {
    guard let fault = error as? any Fault, fault.remedies.contains(.withoutSound) else {
      return error
    }
    return CommandError.impossible(
      fault.text { remedy in
        switch remedy {
        case .withoutSound: mute
        case .anotherDevice: remedy.option
        default: nil
        }
      })
  }

  package var kind: FaultKind {
    if case .wrongUsage = self { .invalid } else { .unusable }
  }
}
