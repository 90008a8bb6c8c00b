import Foundation
import Synchronization
import Testing

@testable import Speech

/// A device with faults. Each write returns the next of `faults`; at 0, and after the last, it
/// plays.
final class FaultyDevice: PlaybackDevice, Sendable {
  struct Record {
    var faults: [Int]
    var played: [Int16] = []
    var calls: [String] = []
    var resumes: [Int32] = []
    var buffered = 0
    /// The call that never returns, if any.
    var endless: String?
  }

  let record: Mutex<Record>
  /// The maximum number of samples of one write, as on a real device.
  let room: Int
  let millisecondsPerWait: UInt32
  /// The number of samples that the device always still has to play.
  let held: Int
  let canRewind: Bool

  init(
    faults: [Int] = [], resumes: [Int32] = [], room: Int = .max, millisecondsPerWait: UInt32 = 0,
    held: Int = 0, canRewind: Bool = false
  ) {
    (self.held, self.canRewind) = (held, canRewind)
    record = Mutex(Record(faults: faults, resumes: resumes))
    self.room = room
    self.millisecondsPerWait = millisecondsPerWait
  }

  private func note(_ call: String) {
    record.withLock { $0.calls.append(call) }
    while record.withLock({ $0.endless == call }) { usleep(10_000) }
  }

  func set(endless: String?) { record.withLock { $0.endless = endless } }
  /// The calls without those that come often.
  var calls: [String] {
    record.withLock { $0.calls.filter { $0 != "write" && $0 != "delay" } }
  }
  var played: [Int16] { record.withLock { $0.played } }

  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int {
    note("write")
    return record.withLock { record in
      if !record.faults.isEmpty {
        let fault = record.faults.removeFirst()
        if fault != 0 { return fault }
      }
      let count = min(samples.count, room)
      record.played += samples.prefix(count)
      return count
    }
  }
  func wait(milliseconds: Int32) -> Int32 {
    usleep(millisecondsPerWait * 1000)
    return 1
  }
  func rewind(_ samples: Int) -> Int {
    record.withLock { record in
      guard canRewind else { return 0 }
      record.calls.append("rewind")
      record.played.removeLast(samples)
      return samples
    }
  }
  func prepare() -> Int32 {
    note("prepare")
    return 0
  }
  func resume() -> Int32 {
    note("resume")
    return record.withLock { $0.resumes.isEmpty ? 0 : $0.resumes.removeFirst() }
  }
  func start() -> Int32 { 0 }
  func delay() -> Int {
    note("delay")
    return held == .max ? held : min(held, record.withLock { $0.played.count })
  }
  func drain() -> Int32 {
    note("drain")
    return 0
  }
  func drop() -> Int32 {
    note("drop")
    return 0
  }
}

@Suite("A speaker on devices with faults", .serialized)
struct SpeakerTests {
  let synthesizer = sharedSynthesizer

  private func speaker(_ devices: [FaultyDevice]) -> Speaker {
    let rest = Devices(devices)
    let patience = Speaker.Patience(
      samples: .seconds(1), call: .milliseconds(400), callAfterStop: .milliseconds(200),
      rest: .milliseconds(500), restAfterWrongDelay: .milliseconds(50))
    return Speaker(synthesizer: synthesizer, device: SoundDevice("test"), patience: patience) {
      () throws(SpeechError) in
      guard let device = rest.next() else { throw .noDevice("test") }
      return device
    }
  }

  private func speaker(_ device: FaultyDevice) -> Speaker { speaker([device]) }
  /// 80 ms of silence.
  private static let leadIn = Synthesizer.sampleRate * 80 / 1000
  private let word = Utterance(.text("necessary"), voice: "en-us")
  private let text = Utterance(
    .text("The quick brown fox jumps over the lazy dog, again and again."), voice: "en-us")

  @Test("an utterance is played whole, and then the device is drained")
  func plays() async throws {
    let device = FaultyDevice(room: 100)
    #expect(try await speaker(device).say([word]).value == .heard)
    let sound = try await synthesizer.sound(of: word)
    // The engine keeps state between utterances, so only their lengths can be compared.
    let spoken = device.played.count - Self.leadIn
    #expect(abs(spoken - sound.samples.count) < sound.samples.count / 20)
    #expect(device.calls == ["prepare", "drain"])
  }

  @Test("an utterance is played whole on a device whose buffer is often full")
  func full() async throws {
    let device = FaultyDevice(faults: Array(repeating: -Int(EAGAIN), count: 50))
    #expect(try await speaker(device).say([word]).value == .heard)
    #expect(device.played.count > 10_000)
  }

  @Test(
    "speech ends with an error on a device that takes no more sound, whatever it says",
    arguments: [EAGAIN, EPIPE, EINTR, ESTRPIPE])
  func stuck(reason: Int32) async throws {
    let device = FaultyDevice(
      faults: Array(repeating: -Int(reason), count: 100_000), millisecondsPerWait: 10)
    let speech = speaker(device).say([word])
    let began = ContinuousClock.now
    await #expect(throws: SpeechError.self) { try await speech.value }
    #expect(.now - began < .seconds(3))
  }

  @Test(
    "a device that never returns from a call is given up, and the next word has another",
    arguments: ["prepare", "write", "delay", "drain"])
  func endless(call: String) async throws {
    let broken = FaultyDevice()
    broken.set(endless: call)
    let speaker = speaker([broken, FaultyDevice()])
    let began = ContinuousClock.now
    await #expect(throws: SpeechError.deviceLost("test", reason: "it does not answer")) {
      try await speaker.say([word]).value
    }
    #expect(.now - began < .seconds(2))
    try await speaker.open()
    #expect(try await speaker.say([word]).value == .heard)
    broken.set(endless: nil)
  }

  @Test("a stop ends the wait for a device that never returns from a call")
  func endlessStop() async throws {
    let broken = FaultyDevice()
    broken.set(endless: "drain")
    let speaker = speaker(broken)
    let speech = speaker.say([word])
    try await Task.sleep(for: .milliseconds(100))
    let began = ContinuousClock.now
    speaker.stop()
    #expect(try await speech.value == .stopped)
    #expect(.now - began < .milliseconds(500) && speaker.takeFailure() == nil)
    broken.set(endless: nil)
  }

  @Test("a stop ends at once on a device that reports a delay of years")
  func years() async throws {
    let device = FaultyDevice(
      faults: [0, 0] + Array(repeating: -Int(EAGAIN), count: 1000), millisecondsPerWait: 10,
      held: .max)
    let speaker = speaker(device)
    let speech = speaker.say([text])
    try await Task.sleep(for: .milliseconds(100))
    speaker.stop()
    #expect(try await speech.value == .stopped)
    #expect(device.calls.last == "drop")
  }

  @Test("a device that reports a delay of years makes only the first word late")
  func latestOnce() async throws {
    let speaker = speaker(FaultyDevice(held: .max))
    let began = ContinuousClock.now
    for _ in 0..<4 { #expect(try await speaker.say([word]).value == .heard) }
    #expect((.milliseconds(500) ... .milliseconds(1500)).contains(.now - began))
  }

  @Test("speech goes on after an underrun")
  func underrun() async throws {
    let device = FaultyDevice(faults: [0, 0, -Int(EPIPE), 0, -Int(EPIPE)])
    #expect(try await speaker(device).say([word]).value == .heard)
    #expect(device.calls == ["prepare", "prepare", "prepare", "drain"])
    #expect(device.played.count > 10_000)
  }

  @Test("speech goes on when a suspended device has woken")
  func suspend() async throws {
    let device = FaultyDevice(faults: [0, -Int(ESTRPIPE)], resumes: [-EAGAIN, -EAGAIN, 0])
    #expect(try await speaker(device).say([word]).value == .heard)
    #expect(device.calls == ["prepare", "resume", "resume", "resume", "drain"])
  }

  @Test("speech goes on when a device that can't resume is prepared again")
  func noResume() async throws {
    let device = FaultyDevice(faults: [-Int(ESTRPIPE)], resumes: [-ENOSYS])
    #expect(try await speaker(device).say([word]).value == .heard)
    #expect(device.calls == ["prepare", "resume", "prepare", "drain"])
  }

  @Test("the loss of a device is reported once, and the next word opens the device again")
  func vanished() async throws {
    let (gone, back) = (FaultyDevice(faults: [0, 0, -Int(ENODEV)]), FaultyDevice())
    let speaker = speaker([gone, back])
    let lost = SpeechError.deviceLost("test", reason: "No such device")
    await #expect(throws: lost) { try await speaker.say([word]).value }
    #expect(speaker.takeFailure() == lost)
    #expect(speaker.takeFailure() == nil)
    #expect(try await speaker.say([word]).value == .heard)
    #expect(back.played.count > 10_000)
  }

  @Test("a stop brings silence within 50 ms, and the next utterance is heard whole")
  func stop() async throws {
    // Room for 10 ms at a time, played in real time.
    let device = FaultyDevice(
      faults: (0..<2000).map { $0 % 2 == 0 ? 0 : -Int(EAGAIN) }, room: 220, millisecondsPerWait: 10)
    let speaker = speaker(device)
    let long = speaker.say([text, word])
    try await Task.sleep(for: .milliseconds(300))
    let clock = ContinuousClock.now
    speaker.stop()
    #expect(try await long.value == .stopped)
    #expect(ContinuousClock.now - clock < .milliseconds(50))
    #expect(device.calls == ["prepare", "drop"])
    let before = device.played.count
    #expect(before > 2000 && before < 22_050)
    #expect(try await speaker.say([word]).value == .heard)
    #expect(device.played.count - before > 10_000)
  }

  @Test("silence comes before the first word after a pause, and between no other words")
  func leadIn() async throws {
    let device = FaultyDevice()
    let speaker = speaker(device)
    _ = try await speaker.say([word, word]).value
    #expect(device.played.prefix(Self.leadIn).allSatisfy { $0 == 0 })
    let spoken = try await synthesizer.sound(of: word).samples.count
    #expect(abs(device.played.count - Self.leadIn - 2 * spoken) < spoken / 10)
    try await Task.sleep(for: .milliseconds(1100))
    let before = device.played.count
    _ = try await speaker.say([word]).value
    #expect(device.played[before..<before + Self.leadIn].allSatisfy { $0 == 0 })
  }

  @Test("a stopped sound ends without a click", arguments: [150, 220, 290, 360])
  func softEnd(milliseconds: Int) async throws {
    let device = FaultyDevice(
      faults: (0..<2000).map { $0 % 2 == 0 ? 0 : -Int(EAGAIN) }, room: 220, millisecondsPerWait: 10,
      held: 3000, canRewind: true)
    let speaker = speaker(device)
    try await speaker.prepare(text)
    let long = speaker.say([text])
    try await Task.sleep(for: .milliseconds(milliseconds))
    speaker.stop()
    #expect(try await long.value == .stopped)
    #expect(device.calls == ["prepare", "rewind", "drop"])
    let played = device.played
    #expect(played.last == 0)
    // In the fall to silence of the last 5 ms, no step is larger than the steps of speech.
    let steps = zip(played.dropLast(), played.dropFirst()).map { abs(Int($1) - Int($0)) }
    let (last, before) = (steps.suffix(20).max() ?? 0, steps.dropLast(110).max() ?? 0)
    #expect(last <= before)
  }

  @Test("a sound that can't be taken back ends at its quietest moment")
  func quietMoment() {
    var stop = SoftStop()
    #expect(stop.quietMoment(delay: 0) == 0 && stop.ending(delay: 100) == nil)
    // A voice of 100 Hz whose vibrations die away.
    let voice = (0..<4410).map { (index: Int) -> Int16 in
      let angle = Double(index % 220)
      return Int16(8000 * exp(-angle / 40) * cos(angle))
    }
    stop.note(voice)
    let moment = stop.quietMoment(delay: 4410)
    #expect(moment % 220 > 150 && moment < 441)
    #expect(stop.quietMoment(delay: 100_000) == moment)
    #expect(stop.quietMoment(delay: -32) == 0)
  }

  @Test("an utterance from before a stop never begins after it")
  func stopQueued() async throws {
    let device = FaultyDevice()
    let speaker = speaker(device)
    let first = speaker.say([text])
    let second = speaker.say([word])
    speaker.stop()
    _ = try await first.value
    #expect(try await second.value == .stopped)
  }

  @Test("utterances are heard in the order in which they were asked for")
  func order() async throws {
    let device = FaultyDevice()
    let speaker = speaker(device)
    let alone = try await synthesizer.sound(of: text).samples.count
    let first = speaker.say([text])
    let second = speaker.say([word])
    #expect(try await first.value == .heard)
    #expect(device.played.count > alone * 9 / 10)
    #expect(try await second.value == .heard)
    #expect(device.calls == ["prepare", "drain", "prepare", "drain"])
  }

  @Test("a prepared utterance sounds the same each time")
  func prepared() async throws {
    let device = FaultyDevice()
    let speaker = speaker(device)
    try await speaker.prepare(word)
    #expect(try await speaker.say([word]).value == .heard)
    let once = device.played
    #expect(try await speaker.say([word]).value == .heard)
    #expect(device.played == once + once.dropFirst(Self.leadIn))
  }

  @Test("a missing device is reported before anything is said")
  func missing() async {
    await #expect(throws: SpeechError.noDevice("test")) { try await self.speaker([]).open() }
  }

  @Test("an unknown voice fails its own utterance only")
  func unknownVoice() async throws {
    let device = FaultyDevice()
    let speaker = speaker(device)
    let unknown = Utterance(.text("hello"), voice: "no-such-voice")
    await #expect(throws: SpeechError.unknownVoice("no-such-voice")) {
      try await speaker.say([unknown]).value
    }
    #expect(try await speaker.say([word]).value == .heard)
  }
}

/// Devices, handed out one after another.
private final class Devices: Sendable {
  private let rest: Mutex<[FaultyDevice]>
  init(_ all: [FaultyDevice]) { rest = Mutex(all) }
  func next() -> FaultyDevice? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
