import ArgumentParser
import Glibc
import Practice
import Scheduling
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

@main
struct VocalVocab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocalvocab",
    abstract: "Hear it, spell it, keep it: a spelling trainer with a voice.",
    discussion: """
      Speaks a word; you type it. Alone, it starts to play: 'vocalvocab play --help' tells how a \
      session can be changed.
      """,
    version: "VocalVocab 0.1.0",
    // Each says its name: to derive one from its type takes as long as to start the engine.
    subcommands: [
      Play.self, Say.self, Define.self, Explain.self, CompletedCommand.self, StatsCommand.self,
      SettingsCommand.self, VoicesCommand.self, ListsCommand.self, Serve.self,
    ],
    defaultSubcommand: Play.self)

  /// Runs what the command line asks for. Whatever goes wrong comes to one sentence on standard
  /// error and a status: 64 for wrong usage, 130 when interrupted, else 1.
  static func main() async {
    setlocale(LC_CTYPE, "")
    if CommandLine.arguments.dropFirst().first == "say" { warmUp() }
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      Glibc.exit(code.rawValue)
    } catch {
      let status = isWrongUsage(error) ? .validationFailure : exitCode(for: error)
      // Help and the version come as errors, too.
      if status == .success { exit(withError: error) }
      let text = ErrorMessage(error).map { $0.text(remedy: \.option) } ?? message(for: error)
      fail(text, status: status.rawValue)
    }
  }

  /// Whether what was typed is to blame, where the parser could not know it.
  private static func isWrongUsage(_ error: any Error) -> Bool {
    switch error {
    case is WrongUsage, is WishError, is SettingError, is VocabularyError, is PracticeError,
      is SchedulingError:
      true
    case OnlineFailure.notAnAddress, StorageError.badListName: true
    case SpeechError.unknownVoice, SpeechError.speedOutOfRange, SpeechError.notPhonemes: true
    default: false
    }
  }

  /// Starts the engine beside the reading of the command line, which takes as long.
  private static func warmUp() {
    Synthesizer.shared(
      voices: Environment.voices, cache: Folders(environment: Environment.variables).cache
    ).warmUp()
  }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    Screen.complain(sentence)
    Glibc.exit(status)
  }
}

/// Something on the command line that only turned out wrong when it was used.
struct WrongUsage: Error, CustomStringConvertible {
  let description: String
}
