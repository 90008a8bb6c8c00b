import ArgumentParser
import Glibc
import Practice
import Scheduling
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

/// The program `vocalvocab`: runs a command, and reports what goes wrong.
@main
struct VocalVocab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocalvocab",
    abstract: "Hear it, spell it, keep it: a spelling trainer with a voice.",
    discussion: """
      It speaks a word, and you type it. Without a command it plays, as 'vocalvocab play' does; \
      'vocalvocab play --help' lists the options.
      """,
    version: "VocalVocab 0.1.0",
    // Every command states its name, because deriving it takes as long as starting the engine.
    subcommands: [
      Play.self, Say.self, Define.self, Explain.self, CompletedCommand.self, StatsCommand.self,
      SettingsCommand.self, VoicesCommand.self, ListsCommand.self, Serve.self,
    ],
    defaultSubcommand: Play.self)

  /// Runs the command. If it fails, prints one sentence to standard error and exits with a status: 64 for
  /// wrong usage, 128 and the number of a signal that interrupted it, otherwise 1.
  static func main() async {
    setlocale(LC_CTYPE, "")
    // A file that may not grow any more is an error of the write, which has a sentence.
    signal(SIGXFSZ, SIG_IGN)
    if CommandLine.arguments.dropFirst().first == "say" {
      // The speech engine starts while the command line is parsed, which takes as long.
      Folders(environment: Environment.variables).synthesizer.warmUp()
    }
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      try Screen.checkOutput()
    } catch let code as ExitCode {
      OpenedFiles.report()
      Glibc.exit(code.rawValue)
    } catch {
      let status = isWrongUsage(error) ? .validationFailure : exitCode(for: error)
      // The parser throws help and the version as errors, too.
      if status == .success { exit(withError: error) }
      let text = ErrorMessage(error).map { $0.text(remedy: \.option) } ?? message(for: error)
      OpenedFiles.report()
      Screen.complain(text)
      Glibc.exit(status.rawValue)
    }
    OpenedFiles.report()
  }

  /// Returns whether the command line was wrong in a way that its parser could not know.
  private static func isWrongUsage(_ error: any Error) -> Bool {
    switch error {
    case WishError.noWordsDrawn, WishError.noWordsToReview, WishError.noWordsGiven: false
    case CommandError.wrongUsage, is WishError, is SettingError, is VocabularyError,
      is PracticeError, is SchedulingError, OnlineFailure.notAnAddress, StorageError.badListName,
      SpeechError.unknownVoice, SpeechError.speedOutOfRange, SpeechError.notPhonemes:
      true
    default: false
    }
  }
}
