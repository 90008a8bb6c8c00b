import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("Recorded voices", .serialized)
struct FliteTests {
  let synthesizer = sharedSynthesizer

  private func sound(
    _ content: Utterance.Content, voice: String = "flite-slt", speed: Double = 1,
    parts: [String: String] = [:]
  ) async throws -> Sound {
    try await synthesizer.sound(
      of: Utterance(content, voice: voice, speed: try Speed(speed), parts: parts))
  }

  @Test("the list of voices includes Flite's")
  func listed() async throws {
    let voices = try await synthesizer.voices().filter { $0.maker == .flite }
    #expect(voices.map(\.name) == ["flite-slt", "flite-rms"])
    #expect(voices.allSatisfy { $0.language == "en-us" })
    try await synthesizer.check(voice: "flite-rms")
    await #expect(throws: SpeechError.unknownVoice("flite-kal")) {
      try await synthesizer.check(voice: "flite-kal")
    }
  }

  @Test(
    "a recorded voice sounds as long as Flite's own program makes it", arguments: ["slt", "rms"])
  func oracle(name: String) async throws {
    let path = NSTemporaryDirectory() + "vocalvocab-\(UUID()).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = "He hears it, and writes it down."
    _ = try run("-voice", name, "-t", text, "-o", path)
    let bytes = try Data(contentsOf: URL(filePath: path))
    let seconds = Double(bytes.count - 44) / 2 / 16000
    let sound = try await sound(.text(text), voice: "flite-\(name)")
    #expect(abs(Double(sound.samples.count) / 22050 - seconds) < 0.01)
  }

  /// Returns what Flite's program prints.
  private func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/flite")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  @Test("recorded voices follow the speed, spell words, and speak slowly")
  func ways() async throws {
    let word = try await sound(.text("necessary")).spoken
    #expect(try await sound(.text("necessary"), speed: 0.5).spoken > word * 18 / 10)
    #expect(try await sound(.letters("necessary")).pauses(from: 0.1) >= 8)
    #expect(try await sound(.slowly("necessary", .stretched)).spoken > word * 15 / 10)
    #expect(try await sound(.slowly("lemonade", .bySyllables)).pauses(from: 0.2) == 2)
    #expect(try await sound(.text("")).samples.count < 22050)
  }

  /// Returns the inputs that Flite gets.
  private func inputs(
    _ content: Utterance.Content, parts: [String: String] = [:]
  ) async throws -> [Flite.Input] {
    try await synthesizer.fliteInputs(
      for: Utterance(content, voice: "flite-slt", parts: parts))
  }

  @Test(
    "a word with two pronunciations is said in the one for its part of speech",
    arguments: [
      ("record", "noun", "r eh1 k er d", "verb", "r ih k ao1 r d"),
      ("bow", "noun", "b ow1", "verb", "b aw1"), ("tear", "noun", "t ih1 r", "verb", "t eh1 r"),
      ("wind", "noun", "w ih1 n d", "verb", "w ay1 n d"),
    ])
  func heteronyms(word: String, one: String, phones: String, other: String, others: String)
    async throws
  {
    for (part, phones) in [(one, phones), (other, others)] {
      #expect(try await inputs(.text(word), parts: [word: part]) == [.phones(phones)])
    }
    #expect(
      try await sound(.text(word), parts: [word: one]).samples
        != sound(.text(word), parts: [word: other]).samples)
    // In a sentence, too.
    let sentence = "It is a \(word)."
    #expect(
      try await sound(.text(sentence), parts: [word: one]).samples
        != sound(.text(sentence), parts: [word: other]).samples)
  }

  @Test("phonemes are said: the metal lead, and words with a sound that the voices don't have")
  func phonemes() async throws {
    #expect(try await inputs(.phonemes("l'Ed")) == [.phones("l eh1 d")])
    #expect(try await inputs(.text("lead")) == [.phones("l iy1 d")])
    #expect(try await inputs(.phonemes("'IC")) == [.phones("ih1")])
  }

  @Test(
    "a word that has no correction is said as the engine says it",
    arguments: [
      ("harbor", "hh aa1 r b er"), ("Harbor!", "hh aa1 r b er"),
      ("necessary", "n eh1 s ih s er iy"),
      ("occurring", "ax k er1 ih ng"), ("button", "b ah1 t ax n"), ("the", "dh ah1"),
      ("weariest", "w ih1 r iy ih s t"), ("idiocy", "ih1 d iy ax s iy"), ("don't", "d ow1 n t"),
      ("don’t", "d ow1 n t"),
      ("façade", "f ax s aa1 d"), ("well-known", "w eh1 l n ow1 n"),
    ])
  func plain(word: String, phones: String) async throws {
    #expect(try await inputs(.text(word)) == [.phones(phones)])
  }

  @Test("a text without a word goes to Flite as it is", arguments: ["123", "3rd", "?!", "", "中1"])
  func noWord(text: String) async throws {
    #expect(try await inputs(.text(text)) == [Flite.Input(text: text)])
    _ = try await sound(.text(text))
  }

  @Test("in a longer text, corrected words have their phones, and names and other words don't")
  func sentences() async throws {
    let phones = "p ow1 p uh r iy1"
    #expect(
      try await inputs(.text("Potpourri (potpourri), gardens and POTPOURRI.")) == [
        Flite.Input(
          text: "Potpourri (potpourri), gardens and POTPOURRI.",
          phones: ["Potpourri": phones, "potpourri": phones, "POTPOURRI": phones])
      ])
    #expect(
      try await inputs(.text("by Potpourri")) == [Flite.Input(text: "by Potpourri")])
  }

  @Test("a word that is said twice in a row is heard twice")
  func twice() async throws {
    let once = try await sound(.text("a potpourri of it")).spoken
    let thrice = try await sound(.text("a potpourri potpourri potpourri of it")).spoken
    #expect(thrice > once + 2 * 22050 * 4 / 10)
  }

  @Test("a corrected word sounds different from Flite's own reading", arguments: ["slt", "rms"])
  func corrected(name: String) async throws {
    for text in ["potpourri", "a bowl of potpourri"] {
      let own = try await synthesizer.flite.sound(
        of: Flite.Input(text: text), voice: name, stretch: 1)
      #expect(try await sound(.text(text), voice: "flite-\(name)").samples != own.samples)
    }
  }

  @Test("speech by phones has the rhythm of Flite's own reading", arguments: ["slt", "rms"])
  func rhythm(name: String) async throws {
    var differences: [Double] = []
    for word in [
      "garden", "people", "window", "thunder", "umbrella", "strength", "yesterday", "beautiful",
      "animal", "question", "picture", "number", "hospital", "important", "remember", "together",
    ] {
      let input = Flite.Input(text: word)
      let own = try await synthesizer.flite.sound(of: input, voice: name, stretch: 1).spoken
      let said = try await sound(.text(word), voice: "flite-\(name)").spoken
      differences.append(abs(Double(said) / Double(own) - 1))
    }
    // With the phones alone and no syllables, as flite_synth_phones has them, it would be 0.2.
    let mean = differences.reduce(0, +) / Double(differences.count)
    #expect(mean < 0.06, "\(mean)")
  }

  @Test("a word said by syllables has a stressed vowel in each")
  func syllables() async throws {
    #expect(
      try await inputs(.slowly("necessary", .bySyllables))
        == ["n eh1", "s ih1", "s er1", "r iy1"].map(Flite.Input.phones))
    #expect(
      try await inputs(.slowly("record", .bySyllables), parts: ["record": "verb"])
        == ["r ih1", "k ao1 r d"].map(Flite.Input.phones))
    #expect(
      try await inputs(.slowly("record", .stretched), parts: ["record": "noun"])
        == [.phones("r eh1 k er d")])
  }

  @Test("a word with a phoneme that has no phone is said from its letters")
  func unmapped() async throws {
    await synthesizer.correct(with: "ich  -  us  'IC\nlicht  -  us  l'It".utf8)
    let inputs = [
      try await inputs(.text("ich")), try await inputs(.text("ich licht")),
      try await inputs(.slowly("ich", .bySyllables)),
    ]
    await synthesizer.correct(with: "".utf8)
    #expect(
      inputs == [
        [Flite.Input(text: "ich")],
        [Flite.Input(text: "ich licht", phones: ["licht": "l ih1 t"])],
        [Flite.Input(text: "ich")],
      ])
  }

  @Test("every phone that we use is one of Flite's own lexicon", arguments: ["slt", "rms"])
  func phones(name: String) throws {
    let text = """
      a father and a measure of joy, two of thirty cheap black dogs now who go home with my young \
      voice; she took our vase by the thing and judged that he could fly or roar
      """
    let segments = try run("-voice", name, "-t", text, "-ps", "-o", "none")
    let own = Set(segments.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(FlitePhones.vowels.union(FlitePhones.consonants).subtracting(own).isEmpty)
  }

  @Test("nearly every word of a large word list has phones, and all phones are the voice's own")
  func allWords() async throws {
    var words: [String] = []
    for file in ["english", "american"] {
      for size in [10, 20, 35, 40, 50, 55, 60, 70] {
        let path = "/usr/share/dict/scowl/\(file)-words.\(size)"
        let bytes = try #require(FileManager.default.contents(atPath: path), "\(path)")
        let text = String(decoding: bytes, as: UTF8.self)
        words += text.split(separator: "\n").map(String.init)
      }
    }
    let own = FlitePhones.vowels.union(FlitePhones.consonants)
    var (tested, unmapped) = (0, [String]())
    for index in stride(from: 0, to: words.count, by: 2 * Sweep.stride) {
      tested += 1
      let input = try #require(try await inputs(.text(words[index])).first)
      guard let phones = input.phones["word"] else {
        unmapped.append(words[index])
        continue
      }
      for phone in phones.split(separator: " ") {
        let name = phone.hasSuffix("1") ? phone.dropLast() : phone
        #expect(own.contains(String(name)), "\(words[index]): \(phones)")
        if phone.hasSuffix("1") { #expect(FlitePhones.vowels.contains(String(name))) }
      }
    }
    #expect(tested > 8000)
    #expect(unmapped.isEmpty, "\(unmapped)")
  }

  @Test("a sound of another rate keeps its tones, and loses those that are too high")
  func resampling() {
    for rate in [8000, 16000, 44100, 48000] {
      let tone = { (hertz: Double) in
        (0..<rate).map { Float(sin(2 * .pi * hertz * Double($0) / Double(rate)) * 0.5) }
      }
      let kept = Sound(resampling: tone(1000), from: rate)
      #expect(abs(kept.samples.count - 22050) < 3)
      #expect(abs(Self.rms(kept) - 0.3535) < 0.01)
      #expect(abs(kept.pitchByCrossings - 1000) < 3)
      if rate > 30000 { #expect(Self.rms(Sound(resampling: tone(15000), from: rate)) < 0.001) }
    }
    #expect(Sound(resampling: [], from: 16000).samples.isEmpty)
    #expect(Sound(resampling: [1], from: 0).samples.isEmpty)
  }

  private static func rms(_ sound: Sound) -> Double {
    let inner = sound.samples.dropFirst(500).dropLast(500)
    let squares = inner.map { Double($0) / 32768 * Double($0) / 32768 }
    return (squares.reduce(0, +) / Double(inner.count)).squareRoot()
  }
}

extension Sound {
  fileprivate var pitchByCrossings: Double {
    let rising = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(rising) / (Double(samples.count) / Double(sampleRate))
  }
}
