internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Storage
internal import Threads

/// The last steps of one learner's pages, with their answers. A step that is sent again gets its
/// first answer again.
final class TakenSteps: Sendable {
  /// A step with its answer.
  struct Taken: Codable, Sendable {
    let step: Identifier
    let status: Int
    let type: String?
    let body: String
  }

  private struct State {
    /// The last steps, the oldest first; `nil` before they are read.
    var taken: [Taken]?
    /// The steps in the journal from before the server's last start, also the ones without an
    /// answer.
    var journalled: Set<String> = []
    var running: Set<Identifier> = []
  }

  private enum Known {
    case answered(Taken)
    case running
    /// The journal has the step, but the server ended before it could answer.
    case unanswered
    case new
  }

  private let files: LearnerFiles
  private let state = Guarded(State())

  /// The number of steps that are kept.
  private static let most = 8
  /// The largest answer that is kept, in bytes. If a step with a larger answer is sent again, it is
  /// taken again.
  private static let largestAnswer = 1 << 16
  /// The time between two checks of a running step.
  private static let pause = Duration.milliseconds(10)

  init(_ files: LearnerFiles) { self.files = files }

  /// Takes a step, unless it was taken before.
  ///
  /// - Parameters:
  ///   - step: the name that the page gave the step.
  ///   - body: takes the step. If the argument is `true`, the step was taken before, and the
  ///     closure only returns the present state.
  /// - Returns: the step's answer; its first answer if it was taken before.
  func once(
    _ step: Identifier, _ body: (_ wasTaken: Bool) async throws -> Response
  ) async throws -> Response {
    while true {
      switch try begin(step) {
      case .answered(let taken): return taken.response
      case .running: try await Task.sleep(for: Self.pause)
      case .unanswered: return try await body(true)
      case .new:
        defer { state.withLock { _ = $0.running.remove(step) } }
        let (response, taken) = try await Step.$current.withValue(step.text) {
          try await files.inOneStep { try await kept(try await body(false), of: step) }
        }
        if let taken { state.withLock { $0.taken = Self.latest($0.taken, and: taken) } }
        return response
      }
    }
  }

  private func begin(_ step: Identifier) throws -> Known {
    try state.withLock { state throws(StorageError) in
      if state.taken == nil {
        state.journalled = try files.journal.lastSteps()
        state.taken = try files.steps.read()?.steps ?? []
      }
      if let taken = state.taken?.first(where: { $0.step == step }) { return .answered(taken) }
      if state.running.contains(step) { return .running }
      if state.journalled.contains(step.text) { return .unanswered }
      state.running.insert(step)
      return .new
    }
  }

  /// Keeps the answer of a step.
  ///
  /// - Returns: the answer, to send; and the answer as it is kept, `nil` if it is too large.
  private func kept(_ response: Response, of step: Identifier) async throws -> (Response, Taken?) {
    guard let length = response.body.contentLength, length <= Self.largestAnswer else {
      return (response, nil)
    }
    let body = try await response.body.collected()
    let taken = Taken(
      step: step, status: response.status.code, type: response.headers[.contentType],
      body: String(buffer: body))
    try store(taken)
    var response = response
    response.body = ResponseBody(byteBuffer: body)
    return (response, taken)
  }

  private func store(_ taken: Taken) throws {
    func changed(_ saved: SavedState?) -> SavedState {
      SavedState(steps: Self.latest(saved?.steps, and: taken))
    }
    if files.isShared { return try files.steps.change(changed) }
    // The step is done. If its answer can't be stored, it may be taken again after a restart.
    try? files.steps.change(changed)
  }

  /// Returns the answers to keep after one more.
  private static func latest(_ old: [Taken]?, and new: Taken) -> [Taken] {
    ((old ?? []) + [new]).suffix(most)
  }

  fileprivate struct SavedState: Codable, Sendable { var steps: [Taken] }
}

extension LearnerFiles {
  /// The last steps of the learner's pages, with their answers.
  fileprivate var steps: OpenWork<TakenSteps.SavedState> { OpenWork("steps", in: self) }
}

extension TakenSteps.Taken {
  fileprivate var response: Response {
    var response = Response.json(ByteBuffer(string: body), status: .init(code: status))
    response.headers[.contentType] = type
    return response
  }
}
