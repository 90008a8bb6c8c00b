import NIOCore
import Speech
import Synchronization
import Testing

@testable import Web

@Suite("The sounds of all learners")
struct SoundLibraryTests {
  /// Makes a sound of a text, when it is let; after a while in any case, so that no test hangs.
  private final class Engine: Sendable {
    private struct State {
      var made: [String] = []
      var heldUntil = ContinuousClock.now
      var isAtWork = false
    }

    private let state = Mutex(State())

    var made: [String] { state.withLock { $0.made } }
    var isAtWork: Bool { state.withLock { $0.isAtWork } }
    func hold() { state.withLock { $0.heldUntil = .now + .seconds(30) } }
    func letGo() { state.withLock { $0.heldUntil = .now } }

    func make(_ utterances: [Utterance]) async throws -> ByteBuffer {
      state.withLock { $0.isAtWork = true }
      defer { state.withLock { $0.isAtWork = false } }
      while .now < state.withLock({ $0.heldUntil }) {
        try await Task.sleep(for: .milliseconds(1))
      }
      guard case .text(let text)? = utterances.first?.content else { return ByteBuffer() }
      state.withLock { $0.made.append(text) }
      if text == "broken" { throw SpeechError.unknownVoice("nobody") }
      return ByteBuffer(repeating: 1, count: text == "long" ? 20 << 20 : 1 << 20)
    }
  }

  private let engine = Engine()
  private let library: SoundLibrary
  private let ada = LearnerName.named("Ada")
  private let bo = LearnerName.named("Bo")

  init() {
    let engine = engine
    library = SoundLibrary { try await engine.make($0) }
  }

  private func said(_ text: String) -> [Utterance] {
    [Utterance(.text(text), voice: "en-us", speed: .normal)]
  }

  @Test("the same is made once, however many ask for it at once")
  func once() async throws {
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      for learner in [ada, bo, ada, bo, .usual] {
        group.addTask { try await library.wav(of: said("harbor"), for: learner) }
      }
      for try await sound in group { #expect(sound.readableBytes == 1 << 20) }
    }
    #expect(engine.made == ["harbor"])
  }

  @Test("who asks for one waits for no more than one of those who ask for many")
  func fair() async throws {
    engine.hold()
    let many = (0..<20).map { number in
      Task { try await library.wav(of: said("many \(number)"), for: ada) }
    }
    try await waiting(20)
    let one = Task { try await library.wav(of: said("one"), for: bo) }
    try await waiting(21)
    engine.letGo()
    _ = try await one.value
    let place = try #require(engine.made.firstIndex(of: "one"))
    #expect(place <= 2)
    for task in many { _ = try await task.value }
    #expect(engine.made.count == 21)
  }

  @Test("what can't be said is told to all who asked, and tried anew")
  func failure() async throws {
    for _ in 0..<2 {
      await #expect(throws: SpeechError.self) {
        try await library.wav(of: said("broken"), for: ada)
      }
    }
    #expect(engine.made == ["broken", "broken"])
    _ = try await library.wav(of: said("whole"), for: ada)
  }

  @Test("they are kept while there is room, the least lately used give way")
  func bound() async throws {
    for number in 0..<33 {
      _ = try await library.wav(of: said("sound \(number)"), for: ada)
      // Used again and again, and so kept.
      _ = try await library.wav(of: said("sound 0"), for: ada)
    }
    #expect(await library.bytes <= 32 << 20)
    _ = try await library.wav(of: said("sound 32"), for: ada)
    _ = try await library.wav(of: said("sound 0"), for: ada)
    #expect(engine.made.count == 33)
    _ = try await library.wav(of: said("sound 1"), for: ada)
    #expect(engine.made.count == 34)
    _ = try await library.wav(of: said("long"), for: ada)
    #expect(await library.bytes <= 32 << 20)
  }

  @Test("nobody can have more waiting than a page asks for")
  func crowd() async throws {
    engine.hold()
    // One is being made, and so has left the queue that has its bound.
    let first = Task { try await library.wav(of: said("first"), for: ada) }
    try await until("the engine is at work") { engine.isAtWork }
    let more = (0..<64).map { number in
      Task { try await library.wav(of: said("\(number)"), for: ada) }
    }
    try await waiting(65)
    await #expect(throws: Problem.self) { try await library.wav(of: said("beyond"), for: ada) }
    // What is asked for already can be asked for again, and others are served.
    let again = Task { try await library.wav(of: said("0"), for: ada) }
    let other = Task { try await library.wav(of: said("beyond"), for: bo) }
    try await waiting(67)
    engine.letGo()
    for task in [first, again, other] + more { _ = try await task.value }
    #expect(engine.made.count == 66)
  }

  /// Waits until so many wait for a sound.
  private func waiting(_ count: Int) async throws {
    try await until("\(count) wait") { await library.waitingCount == count }
  }

  private func until(_ what: String, _ isSo: () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while await !isSo() {
      try #require(ContinuousClock.now < deadline, "never comes: \(what)")
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
