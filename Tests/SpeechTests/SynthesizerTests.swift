import Foundation
import Synchronization
import Testing

@testable import Speech

@Suite("The speech engine", .serialized)
struct SynthesizerTests {
  let synthesizer = sharedSynthesizer

  private func length(_ content: Utterance.Content, voice: String = "en-us", speed: Double = 1)
    async throws -> Int
  {
    let utterance = Utterance(content, voice: voice, speed: try Speed(speed))
    return try await synthesizer.sound(of: utterance).samples.count
  }

  @Test("a spelled word is heard letter by letter, with pauses")
  func letters() async throws {
    // Three letters last longer than twice one letter, because gaps lie between them.
    let (one, three) = (try await length(.letters("w")), try await length(.letters("www")))
    #expect(three > one * 2)
    #expect(try await length(.letters("necessary")) > length(.text("necessary")) * 2)
    // In running text `a` is an article, not a letter.
    #expect(try await length(.letters("a")) > 4000)
  }

  @Test(
    "marks in a word are spelled and not taken for markup",
    arguments: ["a<b", "a&b", "o'clock", "<", "&lt;", "</speak>"])
  func marks(word: String) async throws {
    #expect(try await length(.letters(word)) > 4000)
    #expect(try await length(.text(word)) > 1000)
  }

  @Test("an empty text gives no sound and no error", arguments: ["", "\0"])
  func nothing(text: String) async throws {
    #expect(try await length(.text(text)) == 0)
    #expect(try await length(.letters(text)) == 0)
  }

  @Test("a text with a zero byte is said whole")
  func zeroByte() async throws {
    let (with, without) = (
      try await length(.text("one\0 two three")), try await length(.text("one two three"))
    )
    #expect(abs(with - without) < without / 20)
  }

  @Test(
    "an unknown voice is an error",
    arguments: [
      "", "nope", "en-us+nope", "en-us+", "+clara", "../x", "en-us+../../x", "en-us+/etc/passwd",
    ])
  func unknown(voice: String) async {
    await #expect(throws: SpeechError.unknownVoice(voice)) {
      try await synthesizer.check(voice: voice)
    }
  }

  @Test(
    "the voices and variants of the system can be chosen",
    arguments: ["en-us", "en-gb", "es", "fr-fr", "en-us+f5", "en-gb+f5", "de", "yue"])
  func known(voice: String) async throws {
    try await synthesizer.check(voice: voice)
    #expect(try await length(.text("one two"), voice: voice) > 4000)
  }

  @Test("a pronunciation is shown in the International Phonetic Alphabet")
  func pronunciation() async throws {
    #expect(try await synthesizer.pronunciation(of: "harbor", voice: "en-us") == "hˈɑːɹbɚ")
    #expect(try await synthesizer.pronunciation(of: "", voice: "en-us").isEmpty)
  }

  @Test("every listed voice can be chosen")
  func listed() async throws {
    let voices = try await synthesizer.voices()
    #expect(voices.count > 100)
    #expect(Set(voices).count == voices.count)
    for voice in voices { try await synthesizer.check(voice: voice.name) }
  }

  @Test("synthesis stops when its reader stops")
  func abandoned() async throws {
    let long = Utterance(.text(String(repeating: "one two three. ", count: 20_000)), voice: "en-us")
    let clock = ContinuousClock.now
    for try await _ in synthesizer.stream(long) { break }
    try await synthesizer.check(voice: "en-us")
    #expect(ContinuousClock.now - clock < .seconds(1))
  }

  @Test("no call waits for the end of a long text", arguments: ["martin", "flite-slt"])
  func interleaved(voice: String) async throws {
    let text = String(repeating: "The learner hears a word and writes it down. ", count: 300)
    let isDone = Mutex(false)
    let long = Task {
      _ = try await synthesizer.sound(of: Utterance(.text(text), voice: voice), longest: 60)
      isDone.withLock { $0 = true }
    }
    var longest = Duration.zero
    for _ in 0..<20 {
      try await Task.sleep(for: .milliseconds(5))
      let began = ContinuousClock.now
      _ = try await synthesizer.soundKeys(of: [("harbor", nil)], voice: voice)
      if !isDone.withLock({ $0 }) { longest = max(longest, .now - began) }
    }
    try await long.value
    #expect(.zero < longest && longest < .milliseconds(250), "\(longest)")
  }

  @Test("synthesis waits while its reader is far behind, and loses nothing")
  func backlog() async throws {
    let utterance = Utterance(
      .text(String(repeating: "one two three four five. ", count: 200)), voice: "en-us")
    var samples = 0
    var most = Duration.zero
    for try await piece in synthesizer.stream(utterance) {
      if samples == 0 {
        // Without a bound, all would be made by now.
        try await Task.sleep(for: .milliseconds(600))
        let began = ContinuousClock.now
        _ = try await synthesizer.soundKeys(of: [("harbor", nil)], voice: "en-us")
        most = .now - began
      }
      samples += piece.count
    }
    let whole = try await synthesizer.sound(of: utterance).samples.count
    #expect(abs(samples - whole) < whole / 100 && most < .milliseconds(50))
  }

  @Test("a sound ends at its greatest length")
  func longest() async throws {
    let text = Utterance(.text(String(repeating: "one two three. ", count: 100)), voice: "en-us")
    #expect(try await synthesizer.sound(of: text, longest: 1.5).samples.count == 33075)
    #expect(try await synthesizer.sound(of: text, longest: 0).samples.isEmpty)
    #expect(try await synthesizer.sound(of: text).samples.count > 33075)
  }

  @Test("a long text is said in pieces, cut behind sentences, clauses or words")
  func pieces() throws {
    func texts(_ text: String, at speed: Speed = .normal) -> [String] {
      Utterance(.text(text), voice: "en-us", speed: speed).pieces.map { piece in
        if case .text(let text) = piece.content { text } else { "" }
      }
    }
    #expect(texts("harbor") == ["harbor"])
    let sentence = String(repeating: "la ", count: 30) + "la."
    #expect(
      texts("\(sentence) \(sentence) \(sentence)") == ["\(sentence) \(sentence)", " \(sentence)"])
    let clause = String(repeating: "la ", count: 30) + "la,"
    #expect(texts("\(clause) \(clause) \(sentence)").first == "\(clause) \(clause)")
    for text in [
      String(repeating: "la ", count: 500), String(repeating: "é", count: 999),
      "a" + String(repeating: " ", count: 500),
    ] {
      #expect(texts(text).joined() == text)
      #expect(texts(text).allSatisfy { (1...200).contains($0.unicodeScalars.count) })
      let slow = texts(text, at: try Speed(0.5))
      #expect(slow.joined() == text)
      #expect(slow.allSatisfy { (1...100).contains($0.unicodeScalars.count) })
    }
  }

  @Test("a speed lies between 0.5 and 2.5", arguments: [0.49, 2.51, -1, .nan, .infinity, 9])
  func speed(multiple: Double) {
    #expect(throws: SpeechError.self) { try Speed(multiple) }
  }

  @Test("other programs read our WAV files")
  func wav() throws {
    let path = NSTemporaryDirectory() + "vocalvocab-\(UUID()).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sound = Sound(samples: [0, 1, -1, .max, .min], sampleRate: 22050)
    try Data(sound.wav).write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", "import sys, wave; print(wave.open(sys.argv[1]).getparams())", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(said.contains("nchannels=1, sampwidth=2, framerate=22050, nframes=5"), "\(said)")
  }
}
