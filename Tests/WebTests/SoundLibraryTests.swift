import NIOCore
import SharedResources
import Speech
import Synchronization
import Testing

@testable import Web

@Suite("The sounds of all learners")
struct SoundLibraryTests {
  /// An engine that makes no sound while it is held. After 30 seconds it goes on in any case, so
  /// that no test hangs.
  private final class Engine: Sendable {
    private struct State {
      var made: [String] = []
      var heldUntil = ContinuousClock.now
      var longest = Int.max
      var isAtWork = false
    }

    private let state = Mutex(State())

    var made: [String] { state.withLock { $0.made } }
    var isAtWork: Bool { state.withLock { $0.isAtWork } }
    /// - Parameter length: the greatest number of letters of what is made all the same.
    func hold(beyond length: Int = 0) {
      state.withLock { ($0.heldUntil, $0.longest) = (.now + .seconds(30), length) }
    }
    func release() { state.withLock { $0.heldUntil = .now } }

    func make(_ utterances: [Utterance]) async throws -> ByteBuffer {
      state.withLock { $0.isAtWork = true }
      defer { state.withLock { $0.isAtWork = false } }
      guard case .text(let text)? = utterances.first?.content else { return ByteBuffer() }
      while state.withLock({ .now < $0.heldUntil && text.count > $0.longest }) {
        try await Task.sleep(for: .milliseconds(1))
      }
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

  @Test("the same sound is made once, however many callers ask for it at once")
  func once() async throws {
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      for learner in [ada, bo, ada, bo, .usual] {
        group.addTask { try await library.wav(of: said("harbor"), for: learner) }
      }
      for try await sound in group { #expect(sound.readableBytes == 1 << 20) }
    }
    #expect(engine.made == ["harbor"])
  }

  @Test("a learner who asks for one sound waits for at most two of another learner's many")
  func fair() async throws {
    engine.hold()
    let many = (0..<20).map { number in
      Task { try await library.wav(of: said("many \(number)"), for: ada) }
    }
    try await waiting(20)
    let one = Task { try await library.wav(of: said("one"), for: bo) }
    try await waiting(21)
    engine.release()
    _ = try await one.value
    let place = try #require(engine.made.firstIndex(of: "one"))
    #expect(place <= 2)
    for task in many { _ = try await task.value }
    #expect(engine.made.count == 21)
  }

  @Test("a short text waits for at most two long ones, however many learners ask for those")
  func fairByLetters() async throws {
    engine.hold()
    let long = try (0..<10).map { number in
      let learner = try LearnerName("Learner \(number)")
      return Task {
        try await library.wav(of: said(String(repeating: "\(number) ", count: 300)), for: learner)
      }
    }
    try await waiting(10)
    let short = String(repeating: "b ", count: 80)
    let one = Task { try await library.wav(of: said(short), for: bo) }
    try await waiting(11)
    engine.release()
    _ = try await one.value
    let place = try #require(engine.made.firstIndex(of: short))
    #expect(place <= 2)
    for task in long { _ = try await task.value }
    #expect(engine.made.count == 11)
  }

  @Test("a word waits for no long text")
  func lengths() async throws {
    engine.hold(beyond: 100)
    let text = Task {
      try await library.wav(of: said("a b" + String(repeating: " c", count: 50)), for: ada)
    }
    try await waiting(1)
    _ = try await library.wav(of: said("harbor"), for: ada)
    _ = try await library.wav(of: said("their"), for: bo)
    #expect(engine.made == ["harbor", "their"])
    engine.release()
    _ = try await text.value
  }

  @Test("a sound has a greatest length, whatever it says")
  func longest() async throws {
    let library = SoundLibrary(synthesizer: sharedSynthesizer)
    let signs = try (0..<8).map { _ in
      Utterance(.text(String(repeating: "% ", count: 1000)), voice: "en-us", speed: try Speed(0.5))
    }
    let sound = try await library.wav(of: signs, for: ada)
    let seconds = Double(sound.readableBytes - 44) / 2 / 22050
    #expect(seconds == SoundLibrary.longestSound)
    #expect(await library.bytes == sound.readableBytes)
  }

  @Test("nobody waits for a sound any longer when the server stops")
  func closed() async throws {
    engine.hold()
    let waits = ["harbor", "their"].map { word in
      Task { try await library.wav(of: said(word), for: ada) }
    }
    try await waiting(2)
    await library.close()
    for wait in waits { await #expect(throws: CancellationError.self) { try await wait.value } }
    await #expect(throws: CancellationError.self) {
      try await library.wav(of: said("late"), for: bo)
    }
    engine.release()
  }

  @Test("an error reaches the caller, and the next call tries again")
  func failure() async throws {
    for _ in 0..<2 {
      await #expect(throws: SpeechError.self) {
        try await library.wav(of: said("broken"), for: ada)
      }
    }
    #expect(engine.made == ["broken", "broken"])
    _ = try await library.wav(of: said("whole"), for: ada)
  }

  @Test("the least recently used sounds make room for new ones")
  func bound() async throws {
    for number in 0..<49 {
      _ = try await library.wav(of: said("sound \(number)"), for: ada)
      // This sound is used again and again, so it stays.
      _ = try await library.wav(of: said("sound 0"), for: ada)
    }
    #expect(await library.bytes <= 48 << 20)
    _ = try await library.wav(of: said("sound 48"), for: ada)
    _ = try await library.wav(of: said("sound 0"), for: ada)
    #expect(engine.made.count == 49)
    _ = try await library.wav(of: said("sound 1"), for: ada)
    #expect(engine.made.count == 50)
    _ = try await library.wav(of: said("long"), for: ada)
    #expect(await library.bytes <= 48 << 20)
  }

  @Test("no learner can wait for more sounds than a page needs")
  func crowd() async throws {
    engine.hold()
    // The engine is making one sound, which no longer counts for the limit.
    let first = Task { try await library.wav(of: said("first"), for: ada) }
    try await until("the engine is at work") { engine.isAtWork }
    let more = (0..<64).map { number in
      Task { try await library.wav(of: said("\(number)"), for: ada) }
    }
    try await waiting(65)
    await #expect(throws: Problem.self) { try await library.wav(of: said("beyond"), for: ada) }
    // The learner can ask again for a sound that is waited for, and other learners get theirs.
    let again = Task { try await library.wav(of: said("0"), for: ada) }
    let other = Task { try await library.wav(of: said("beyond"), for: bo) }
    try await waiting(67)
    engine.release()
    for task in [first, again, other] + more { _ = try await task.value }
    #expect(engine.made.count == 66)
  }

  /// Waits until a number of callers wait for a sound.
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
