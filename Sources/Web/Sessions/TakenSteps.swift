internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Storage
internal import Threads

/// The last steps of one learner's pages, with their answers. A step that comes again gets the
/// first one's answer.
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
    /// The steps that the journal holds from before this start of the server, also those without an
    /// answer.
    var journalled: Set<String> = []
    var running: Set<Identifier> = []
  }

  private enum Known {
    case answered(Taken)
    case running
    /// The journal has it, but the server ended before it could answer.
    case unanswered
    case new
  }

  private let files: LearnerFiles
  private let state = Guarded(State())

  /// The number of steps that are kept.
  private static let most = 8
  /// The largest answer that is kept, in bytes. A step with a larger one is taken again.
  private static let largestAnswer = 1 << 16
  /// The time between two looks at a step that runs.
  private static let pause = Duration.milliseconds(10)

  init(_ files: LearnerFiles) { self.files = files }

  /// Takes a step once.
  ///
  /// - Parameters:
  ///   - step: the name that the page gave the step.
  ///   - body: takes the step, or only answers where it stands if it gets `true`, because it was
  ///     taken before.
  /// - Returns: the step's answer; if it is taken already, that of the first time.
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
        let response = try await Step.$current.withValue(step.text) { try await body(false) }
        return try await kept(response, of: step)
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

  /// Keeps the answer of a step, and returns it.
  private func kept(_ response: Response, of step: Identifier) async throws -> Response {
    guard let length = response.body.contentLength, length <= Self.largestAnswer else {
      return response
    }
    let body = try await response.body.collected()
    let taken = Taken(
      step: step, status: response.status.code, type: response.headers[.contentType],
      body: String(buffer: body))
    let all = state.withLock { state in
      state.taken = Array(((state.taken ?? []) + [taken]).suffix(Self.most))
      return Kept(steps: state.taken ?? [])
    }
    // The step is done. Where its answer can't be kept, it may be taken again after a restart.
    try? files.steps.change { _ in all }
    var response = response
    response.body = ResponseBody(byteBuffer: body)
    return response
  }

  fileprivate struct Kept: Codable, Sendable { var steps: [Taken] }
}

extension LearnerFiles {
  /// The last steps of the learner's pages, with their answers.
  fileprivate var steps: OpenWork<TakenSteps.Kept> { OpenWork("steps", in: self) }
}

extension TakenSteps.Taken {
  fileprivate var response: Response {
    var response = Response.json(ByteBuffer(string: body), status: .init(code: status))
    response.headers[.contentType] = type
    return response
  }
}
