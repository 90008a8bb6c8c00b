internal import LanguageSources
internal import Languages
internal import Learner
internal import Threads
internal import WordService

/// The addition of a language to the server, which takes a person's page seconds to minutes. One is
/// added at a time.
final class LanguageWork: Sendable {
  /// The addition that is under way, or the last one.
  struct State: Encodable, Sendable {
    /// The code of the language.
    let language: String
    let isRunning: Bool
    /// The work that is under way: `downloading`, `reading` or `writing`; `nil` at the end.
    @OrNull private(set) var step: String?
    /// The finished share of the step, from 0 to 1; `nil` where the whole isn't known.
    @OrNull private(set) var share: Double?
    /// Sentences about what was added, or why nothing was.
    let sentences: [String]
    let hasFailed: Bool

    init(
      _ language: String, isRunning: Bool = false, step: String? = nil, share: Double? = nil,
      sentences: [String] = [], hasFailed: Bool = false
    ) {
      (self.language, self.isRunning) = (language, isRunning)
      (_step, _share) = (OrNull(wrappedValue: step), OrNull(wrappedValue: share))
      (self.sentences, self.hasFailed) = (sentences, hasFailed)
    }
  }

  private struct Work {
    var state: State?
    var task: Task<Void, Never>?
    /// The languages as they were before the addition that is under way.
    var before: [LanguageRow] = []
  }

  private let work = Guarded(Work())

  /// The addition that is under way, or the last one; `nil` before the first one.
  var state: State? { work.withLock { $0.state } }

  /// Whether an addition is under way.
  var isRunning: Bool { state?.isRunning ?? false }

  /// Returns the languages. While one is added, they are as they were before: its index is being
  /// made, and would keep the page waiting.
  func rows(_ dictionaries: LanguageDictionaries) -> [LanguageRow] {
    work.withLock { $0.state?.isRunning ?? false ? $0.before : nil }
      ?? LanguageRow.all(dictionaries)
  }

  /// Begins to add a language.
  ///
  /// - Parameters:
  ///   - log: a closure that gets the sentences that only the server's owner may read.
  ///   - end: called at the end, whatever it is.
  /// - Returns: whether it began. While another one is added, none begins.
  func begin(
    _ code: String, from source: LanguageInstaller.Source, on dictionaries: LanguageDictionaries,
    log: @escaping @Sendable (String) -> Void, end: @escaping @Sendable () -> Void = {}
  ) -> Bool {
    let before = rows(dictionaries)
    return work.withLock { work in
      guard work.state?.isRunning != true else { return false }
      work.before = before
      work.state = State(code, isRunning: true)
      work.task = Task {
        defer { end() }
        do {
          let sentences = try await dictionaries.add(code, from: source) { progress in
            self.show(
              State(code, isRunning: true, step: progress.step.rawValue, share: progress.share))
          }
          self.show(
            State(
              code, sentences: sentences.isEmpty ? [LanguageDictionaries.nothingFound] : sentences,
              hasFailed: sentences.isEmpty))
        } catch is CancellationError {
          self.show(State(code, sentences: ["Nothing was added."], hasFailed: true))
        } catch {
          let problem = Problem(error, log: log)
          self.show(State(code, sentences: [problem.detail], hasFailed: true))
        }
      }
      return true
    }
  }

  /// Stops what is under way. What was downloaded stays, for the next try.
  func cancel() { work.withLock { $0.task }?.cancel() }

  private func show(_ state: State) { work.withLock { $0.state = state } }
}
