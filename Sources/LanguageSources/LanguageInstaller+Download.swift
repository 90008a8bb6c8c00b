internal import DictionaryFormats
internal import Faults
public import FoundationEssentials
internal import Glibc
internal import Threads
internal import WebRequests
internal import WordService

extension LanguageInstaller {
  /// The most bytes of a packed extract. The largest edition, the English one, has 2.8 GB.
  private static let mostBytes = 4 << 30

  /// Downloads the extract of an edition of Wiktionary, makes its dictionaries, and removes the
  /// extract. A download that was broken off or cancelled before goes on where it was.
  ///
  /// - Parameters:
  ///   - language: the code of the edition's language: `es`.
  ///   - address: another address than the usual one.
  ///   - day: the present day, for the credit.
  ///   - progress: gets the progress, some times a second.
  /// - Returns: the dictionaries, as ``installExtract(_:from:date:progress:)`` does.
  /// - Throws: ``LanguageError``, `PairDictionaryError`, `CancellationError`.
  public func installExtract(
    _ language: String, downloadedFrom address: String? = nil, on day: Date = .now,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> [Made] {
    guard let edition = Edition.named(language) else {
      throw LanguageError.unknownLanguage(language)
    }
    let text = address ?? edition.address
    guard let address = WebAddress(text) else { throw LanguageError.notAnAddress(text) }
    try folder.make()
    let path = extractPath(language)
    let meter = DownloadMeter(progress)
    do throws(WebFailure) {
      try await WebClient().download(address, to: path, atMost: Self.mostBytes) { bytes, total in
        meter.take(bytes, total)
      }
    } catch {
      if error == .cancelled { throw CancellationError() }
      throw LanguageError.notDownloaded(
        host: address.host, reason: error.reason, kind: Self.kind(of: error))
    }
    do {
      let date = day.formatted(.iso8601.year().month().day())
      let made = try await installExtract(language, from: path, date: date, progress: progress)
      unlink(path)
      return made
    } catch {
      // A damaged extract would fail again. One that was only cancelled is used the next time.
      if error is LanguageError { unlink(path) }
      throw error
    }
  }

  /// Removes what a download of an edition's extract has left.
  public func discardDownload(_ language: String) {
    let path = extractPath(language)
    for file in [path, path + ".part", path + ".part.mark"] { unlink(file) }
  }

  private func extractPath(_ language: String) -> String {
    "\(folder.path)/\(language)-extract.jsonl.gz"
  }

  private static func kind(of failure: WebFailure) -> FaultKind {
    switch failure {
    case .notKept: .unkept
    case .tooLarge: .unusable
    case .badStatus(let status) where status == 404 || status == 410: .notFound
    default: .unavailable
    }
  }
}

/// The progress of a download, which is told some times a second at most.
private final class DownloadMeter: Sendable {
  private let progress: @Sendable (LanguageInstaller.Progress) -> Void
  private let last = Guarded<ContinuousClock.Instant?>(nil)

  init(_ progress: @escaping @Sendable (LanguageInstaller.Progress) -> Void) {
    self.progress = progress
  }

  func take(_ bytes: Int, _ total: Int?) {
    let isDue = last.withLock { last -> Bool in
      let now = ContinuousClock.now
      guard bytes == total || last.map({ now - $0 > .milliseconds(200) }) ?? true else {
        return false
      }
      last = now
      return true
    }
    guard isDue else { return }
    let share = total.flatMap { $0 > 0 ? min(1, Double(bytes) / Double($0)) : nil }
    progress(.init(step: .downloading, share: share, bytes: bytes, total: total))
  }
}
