internal import ByteText
internal import FoundationEssentials
internal import WebRequests

/// The answers of the dictionary service on disk: one small file a word, in the folder `dictionary`
/// of the cache.
///
/// A learner meets a few thousand words in a year, at a few kilobytes each, so no answer is ever
/// removed. Deleting the folder does no harm.
struct AnswerCache: Sendable {
  /// An answer and its time.
  struct Answer: Hashable, Sendable {
    /// The entry; `nil` if the service did not know the word.
    let entry: OnlineEntry?
    /// The time when the service was asked.
    let asked: Date

    /// Returns whether the answer still counts: for 30 days, or for 7 if the word was not known. A
    /// time in the future comes from a wrong clock and never counts.
    func isFresh(at time: Date) -> Bool {
      let days = entry == nil ? 7.0 : 30.0
      return (0..<days * 86_400).contains(time.timeIntervalSince(asked))
    }
  }

  private struct Document: Codable {
    static let format = "vocalvocab.answer"
    static let version = 1

    var format = Self.format
    var version = Self.version
    var word: String
    /// The base address of the service. Another service may give other answers.
    var service: String
    var asked: Date
    var entry: OnlineEntry?
  }

  private let folder: String
  private let service: String

  init(folder: String, service: WebAddress) {
    self.folder = folder + "/dictionary"
    self.service = service.text
  }

  /// Returns the answer for a word, however old.
  ///
  /// - Returns: `nil` if no file holds an answer for this word from this service.
  func answer(for word: String) -> Answer? {
    guard let document = file(for: word).read(Document.self),
      document.format == Document.format, document.version == Document.version,
      document.word == word, document.service == service
    else { return nil }
    return Answer(entry: document.entry, asked: document.asked)
  }

  /// Writes an answer to its file.
  func keep(_ answer: Answer, for word: String) {
    file(for: word).write(
      Document(word: word, service: service, asked: answer.asked, entry: answer.entry))
  }

  /// Returns the file for a word.
  ///
  /// Only letters, digits, hyphens and underscores stand for themselves, so that no name is a path
  /// or a hidden file. Very long names are cut off, and two such words may share a file; then the
  /// later one replaces the other.
  private func file(for word: String) -> CacheFile {
    let name = word.percentEncoded.bytes.replacing(".", with: "%2E").bytes.replacing(
      "~", with: "%7E")
    return CacheFile(path: "\(folder)/\(name.prefix(200)).json")
  }
}
