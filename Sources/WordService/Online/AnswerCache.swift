internal import FoundationEssentials

/// What the dictionary service answered, kept on disk: one small file a word, below the folder
/// `dictionary`. A learner meets a few thousand words in a year, at some kilobytes each, so nothing is
/// ever cleared out; as with all of the cache, deleting the folder does no harm.
struct AnswerCache: Sendable {
  /// An answer and its age.
  struct Answer: Hashable, Sendable {
    /// `nil` when the word was not known there.
    let entry: OnlineEntry?
    let asked: Date

    /// Whether the service need not be asked again. A date in the future is from a clock that was
    /// wrong.
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
    /// The service's base address: another one may give other answers.
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

  /// - Returns: `nil` where there is no file, or one that is not of this word, service and format.
  func answer(for word: String) -> Answer? {
    guard let document = file(for: word).read(Document.self),
      document.format == Document.format, document.version == Document.version,
      document.word == word, document.service == service
    else { return nil }
    return Answer(entry: document.entry, asked: document.asked)
  }

  func keep(_ answer: Answer, for word: String) {
    file(for: word).write(
      Document(word: word, service: service, asked: answer.asked, entry: answer.entry))
  }

  /// Only letters, digits, hyphens and underscores stand for themselves, so that no name is hidden or
  /// a path. Words so long that their names are cut off may share a file, and push each other out.
  private func file(for word: String) -> CacheFile {
    let name = word.percentEncoded.replacing(".", with: "%2E").replacing("~", with: "%7E")
    return CacheFile(path: "\(folder)/\(name.prefix(200)).json")
  }
}
