internal import FoundationEssentials
internal import Hashing
internal import Shows
internal import WebRequests

/// The answers of services in the cache. They are new for a day, and of use without a connection
/// afterwards.
struct KeptAnswers: Sendable {
  /// The bounds of the folder, and the most bytes of one answer: 10,000 episodes have two million.
  static let (mostFiles, mostBytes, largest) = (2_000, 64 << 20, 8 << 20)

  /// An answer with the time at which the service gave it.
  struct Document<Content: Codable & Sendable>: Codable, Sendable {
    var format = "vocalvocab.show-answer"
    var version = 1
    /// The question, with the address of the service.
    var question: String
    var at: Instant
    var content: Content
  }

  private let folder: CacheFolder
  private let now: @Sendable () -> Date

  init(cache: String, now: @escaping @Sendable () -> Date) {
    folder = CacheFolder(
      path: cache + "/show-answers", mostFiles: Self.mostFiles, mostBytes: Self.mostBytes)
    self.now = now
  }

  /// The present time.
  var instant: Instant {
    Instant(seconds: Int(exactly: now().timeIntervalSince1970.rounded(.down)) ?? 0)
  }

  /// Returns the answer to a question, however old it is.
  func answer<Content: Codable & Sendable>(
    to question: String, as type: Content.Type
  ) -> Document<Content>? {
    let document = folder.file(Self.name(question)).read(
      Document<Content>.self, atMost: Self.largest)
    let usual = ("vocalvocab.show-answer", 1, question)
    guard let document, (document.format, document.version, document.question) == usual else {
      return nil
    }
    return document
  }

  /// Whether an answer from a time is new. A time in the future comes from a wrong clock.
  func isNew(_ at: Instant, for lifetime: Int) -> Bool {
    (0..<max(1, lifetime)).contains(instant.seconds - at.seconds)
  }

  /// Keeps an answer that a service gave now.
  func keep<Content: Codable & Sendable>(
    _ content: Content, to question: String
  ) async -> Document<Content> {
    let document = Document(question: question, at: instant, content: content)
    // An answer that can't be encoded is not kept.
    if let bytes = try? JSONEncoder().encode(document), bytes.count <= Self.largest {
      await folder.keep(bytes, as: Self.name(question))
    }
    return document
  }

  /// Returns the name of the file. Two questions with one name overwrite each other's answer.
  private static func name(_ question: String) -> String {
    String(FNV1a(question.utf8).value, radix: 36) + ".json"
  }
}
