import NIOCore
import Speech
import Synchronization
import Testing

@testable import Web

@Suite("The sounds of all learners")
struct SoundLibraryTests {
  /// Makes a sound of a text: its own letters, when it is let.
  private final class Engine: Sendable {
    private let state = Mutex((made: [String](), isHeld: false))

    var made: [String] { state.withLock { $0.made } }
    func hold(_ isHeld: Bool) { state.withLock { $0.isHeld = isHeld } }

    func make(_ utterances: [Utterance]) async throws -> ByteBuffer {
      while state.withLock({ $0.isHeld }) { try await Task.sleep(for: .milliseconds(1)) }
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
    engine.hold(true)
    let many = (0..<20).map { number in
      Task { try await library.wav(of: said("many \(number)"), for: ada) }
    }
    while await library.waitingCount < 20 { await Task.yield() }
    let one = Task { try await library.wav(of: said("one"), for: bo) }
    while await library.waitingCount < 21 { await Task.yield() }
    engine.hold(false)
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
    engine.hold(true)
    let asked = (0..<66).map { number in
      Task { try await library.wav(of: said("\(number)"), for: ada) }
    }
    while await library.waitingCount < 65 { await Task.yield() }
    engine.hold(false)
    var refused = 0
    for task in asked {
      do { _ = try await task.value } catch is Problem { refused += 1 }
    }
    #expect(refused >= 1)
  }
}
