package import ArgumentParser
import ByteText
import CardFormats
import Faults
import Glibc
package import Storage

/// The name and the version of both programs.
package let programVersion = "VocalVocab 0.2.0"

extension ParsableCommand {
  /// Runs the command of the command line, and ends the program. If the command fails, prints one
  /// sentence to standard error and exits with a status: 64 for wrong usage, 128 and the number of
  /// a signal that interrupted it, otherwise 1.
  ///
  /// - Parameters:
  ///   - needsRepair: returns whether a learner's files need a merge.
  ///   - parse: returns the command.
  package static func runProgram(
    needsRepair: @Sendable (LearnerFiles) -> Bool,
    _ parse: @Sendable () throws -> any ParsableCommand = { try parseAsRoot() }
  ) async -> Never {
    PackageProcess.runIfAsked(CommandLine.arguments)
    setlocale(LC_CTYPE, "")
    AddressSpace.check()
    // A write beyond the limit of a file's size then fails with an error, which has a sentence.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parse()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      try Screen.checkOutput()
    } catch let code as ExitCode {
      // The command has printed the reason.
      do { try Screen.checkOutput() } catch { Screen.complain(error) }
      OpenedFiles.report(needsRepair)
      Glibc.exit(code.rawValue)
    } catch {
      let fault = error as? any Fault
      var status = fault?.kind.status ?? exitCode(for: error)
      var text = fault?.text(remedy: \.option) ?? message(for: error)
      let words = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
      let taken = words.first(where: isTakenForOption)
      // The parser also throws help and the version as errors.
      if status == .success {
        guard let taken, !words.contains(where: ["-h", "--help", "--version"].contains) else {
          Screen(plain: true).line(HelpText { fullMessage(for: error, columns: $0) }.text)
          Glibc.exit(0)
        }
        // The parser takes the h in `-hood` for -h.
        (status, text) = (.validationFailure, "Unknown option '\(taken)'.")
      }
      if status == .validationFailure, taken != nil {
        if !text.bytes.hasSuffix(".") { text += "." }
        text += " Write -- before a text that begins with a dash."
      }
      OpenedFiles.report(needsRepair)
      Screen.complain(text)
      Glibc.exit(status.rawValue)
    }
    OpenedFiles.report(needsRepair)
    // Returning would start one more thread, only to end the program on it.
    Glibc.exit(0)
  }
}

/// Returns whether the parser takes a text for an option, because the text begins with a dash: `-
/// red` or `-ness`. Of our options, only `-h` has a single dash.
private func isTakenForOption(_ word: String) -> Bool {
  guard word.bytes.hasPrefix("-"), let second = word.unicodeScalars.dropFirst().first else {
    return false
  }
  // By Character: a person types the word.
  return word.prefix { $0 != "=" }.contains(where: \.isWhitespace)
    || second != "-" && second.properties.numericType == nil && word != "-h"
}

extension FaultKind {
  /// The status with which a command ends. A missing file, list, voice or word is not wrong usage:
  /// the same line may work tomorrow.
  fileprivate var status: ExitCode {
    self == .invalid ? .validationFailure : .failure
  }
}
