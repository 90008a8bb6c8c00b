public import Tables

/// A reason why a file of cards can't be imported. Then nothing of it is.
public enum CardFileError: Error, Hashable, Sendable {
  /// A line shows that the text can't be read.
  case badLine(LineError)
  case noCards
  /// None of the file's cards can be kept. The reason is that of the first one, which begins in
  /// this line.
  case noGoodCards(line: Int, CardRowReason)
  /// The text has more lines than this.
  case tooManyLines(Int)
  /// The file has more cards than this.
  case tooManyCards(Int)
  /// The file has cards for more decks than this.
  case tooManyDecks(Int)
  /// The cards together have more bytes of text than this.
  case tooMuchText(limit: Int)
  /// The cards can't be made without reading and writing more bytes than this.
  case tooMuchWork(limit: Int)
  /// The sounds and pictures together have more bytes than this.
  case tooMuchMedia(limit: Int)
  /// The reading took more seconds of processor time than this.
  case tooSlow(seconds: Int)
  /// The reading needed more bytes of memory than this, or failed otherwise.
  case tooMuchMemory(limit: Int)
  /// The file at a path can't be opened.
  case cannotRead(path: String, reason: String)
  /// The folder for temporary files has no room for the answer.
  case cannotWrite(path: String, reason: String)
  /// The program that reads packages can't be started, for this reason.
  case notStarted(reason: String)
  /// Nobody waits for the cards any more.
  case stopped
  /// The bytes are not a zip archive, or the archive is broken.
  case notAPackage
  /// The archive has no collection of cards.
  case noCollection
  /// A part of the package can't be read.
  case broken(part: String)
  /// A part of the package would need more bytes than this.
  case tooLarge(part: String, limit: Int)
  /// The archive has more files than this.
  case tooManyFiles(Int)
  /// A newer Anki wrote the package.
  case newerPackage
  /// The package has a file whose name leads to another folder.
  case badFileName(String)
  /// A library that packages need is not on this computer.
  case missingLibrary(String)
  /// The package can't be made.
  case cannotMake
}
