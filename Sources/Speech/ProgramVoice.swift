internal import ByteText

/// A voice of a program that the learner has.
///
/// The program reads a text from its standard input, up to its end, and writes the sound to its
/// standard output.
public struct ProgramVoice: Hashable, Sendable {
  /// The name of the voice. As with our voices, the ending `-gb` tells the accent.
  public let name: String
  /// The program and its arguments.
  public let command: [String]
  /// The folder in which the program runs: the paths in its arguments may begin there.
  public let folder: String
  /// The samples a second of bare samples (signed 16-bit, little-endian, one channel); `nil` for a
  /// program that writes a sound file.
  public let rawRate: Int?

  /// The rates that bare samples may have, in samples a second.
  public static let rates = 4000...192_000

  /// Creates a voice from its parts, unchecked, as a document has them.
  public init(name: String, command: [String], folder: String, rawRate: Int?) {
    self.name = name
    self.command = command
    self.folder = folder
    self.rawRate = rawRate
  }

  /// Creates a voice that a person describes.
  ///
  /// - Parameters:
  ///   - name: four to forty small letters, digits and hyphens. The first four are letters, because
  ///     shorter names are those of languages.
  ///   - line: the command, with the quotes and backslashes of a shell around what must stay
  ///     together.
  ///   - folder: the folder in which the program runs.
  ///   - rawRate: as ``rawRate`` has it.
  /// - Throws: ``SpeechError/badVoiceName(_:)`` or ``SpeechError/badCommand(_:)``.
  public init(
    named name: String, commandLine line: String, folder: String, rawRate: Int? = nil
  ) throws(SpeechError) {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    guard name.prefix(4).count == 4, name.count <= 40, name.prefix(4).allSatisfy(letters.contains),
      name.allSatisfy({ letters.contains($0) || "0123456789-".contains($0) })
    else { throw .badVoiceName(name) }
    guard let command = Self.words(of: line), let program = command.first, !program.isEmpty else {
      throw .badCommand(line)
    }
    self.init(name: name, command: command, folder: folder, rawRate: rawRate)
  }

  /// The name of the program, without its folder.
  var program: String { command.first?.bytes.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns the words of a command line. The quotes and backslashes of a shell count (POSIX, Shell
  /// Command Language, 2.2); its other signs don't.
  ///
  /// - Returns: `nil` if a quote has no end, a backslash has nothing behind it, or the line has
  ///   a NUL.
  static func words(of line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var scalars = line.unicodeScalars[...]
    while let sign = scalars.popFirst() {
      switch sign {
      case "\0": return nil
      case _ where sign.properties.isWhitespace:
        word.map { words.append($0) }
        word = nil
      case "'":
        guard let end = scalars.firstIndex(of: "'") else { return nil }
        word = (word ?? "") + String(scalars[..<end])
        scalars = scalars[end...].dropFirst()
      case "\"":
        var quoted = String.UnicodeScalarView()
        while scalars.first != "\"" {
          guard let sign = scalars.popFirst() else { return nil }
          let isEscape =
            sign == "\\" && scalars.first.map { "\"\\$`".unicodeScalars.contains($0) } == true
          quoted.append(isEscape ? scalars.removeFirst() : sign)
        }
        scalars = scalars.dropFirst()
        word = (word ?? "") + String(quoted)
      case "\\":
        guard let next = scalars.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      default: word = (word ?? "") + String(sign)
      }
    }
    word.map { words.append($0) }
    return words.contains { $0.utf8.contains(0) } ? nil : words
  }
}

/// The reason why a program gave no sound.
public enum ProgramFailure: Error, Hashable, Sendable {
  /// The program could not be started; `reason` is the system's.
  case notStarted(program: String, reason: String)
  /// The program ended with a status other than 0; `said` is the first line of its standard error.
  case failed(status: Int, said: String)
  /// A signal ended the program.
  case killed(signal: Int)
  /// The program took longer than `ProgramRun/timeLimit`.
  case tooSlow(seconds: Int)
  /// The program wrote nothing.
  case silent
  /// The program wrote more than `ProgramRun/maximumBytes`.
  case tooMuch
  /// The program wrote no sound, or one that is silent or lasts longer than 20 seconds.
  case noSound
}
