import ArgumentParser
import Console
import Learner
import Practice
import Speech
import Spelling
import Storage
import Terminal
import Today
import WordService

extension ListsCommand {
  /// `vocalvocab lists test`: speaks a list for a test on paper, or writes the test's sheet.
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract: "Speak a list for a test on paper, or write the sheet for it.",
      discussion: """
        The voice says the number, the word, a sentence and the word again, and leaves time to \
        write. With --sheet it says nothing: it writes a sheet with numbered blanks in the same \
        order, and on a page of its own the key, with sentences and meanings to read aloud. --seed \
        gives speech and sheet the same --shuffle.

        Examples:
          vocalvocab lists test week-12 --pause 10 --repeat
          vocalvocab lists test week-12 --shuffle --seed 7 --sheet week-12.html
          vocalvocab lists test week-12 --shuffle --seed 7
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Leave this many seconds to write each word.", valueName: "seconds"))
    var pause: String?

    @Flag(
      name: .customLong("repeat"), help: "Read all words once more at the end, with shorter pauses."
    )
    var isRepeated = false

    @Flag(help: "Put the words in a random order.")
    var shuffle = false

    @Option(
      help: ArgumentHelp("Repeat the order of a --shuffle with this number.", valueName: "number"))
    var seed: UInt64?

    @Option(
      help: ArgumentHelp(
        "Write the sheet to this HTML file; - is standard output.", valueName: "file"),
      completion: .file())
    var sheet: String?

    @Flag(help: "Replace the sheet if it exists.")
    var force = false

    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if seed != nil, !shuffle {
        throw ValidationError("A seed repeats the order of a shuffle: give --shuffle, too.")
      }
      if force, sheet == nil {
        throw ValidationError("--force replaces a sheet: give --sheet FILE, too.")
      }
      let spoken = [
        ("--pause", pause != nil), ("--repeat", isRepeated), ("--speed", sound.speed != nil),
        ("--device", sound.device != nil),
      ]
      if sheet != nil, let useless = spoken.first(where: \.1) {
        throw ValidationError("--sheet says nothing: leave \(useless.0) out.")
      }
    }

    func run() async throws {
      let files = try data.files(isReading: true)
      let kept = try Preferences(files.settings.read()).testPause
      let pause = try pause.map(Preferences.testPause) ?? kept
      let setup = try await SoundSetup(sound, files: files)
      let words = try await files.spokenWords(ofList: name, setup.style, setup.synthesizer)
      let test = try test(words, files)
      if let sheet {
        try OutputFile.write(
          TestSheet(title: name, test: test, language: words.language.code).html, to: sheet,
          isReplacing: force)
        Screen.notices.wrote("the sheet", to: sheet)
      } else {
        try await speak(test, pause ?? PaperTest.normalPause, words, with: setup)
      }
    }

    /// Returns the words of the list as a test, in the order of the list or of the shuffle.
    private func test(_ words: SpokenWords, _ files: LearnerFiles) throws -> PaperTest {
      guard !words.entries.isEmpty else { throw CommandError.emptyList(name) }
      // Without a dictionary, the test uses only the list's own sentences and meanings.
      let dictionary = (try? offlineDictionary(files.folders).get()).flatMap {
        LanguageDictionaries(cache: files.folders.cache).dictionary(of: words, besides: $0)
      }
      // A short number, so that a person can type it again.
      let order = shuffle ? seed ?? .random(in: 1...9999) : nil
      if let order, seed == nil, sheet != InputFile.standardInput {
        Screen.notices.line("The order is that of --shuffle --seed \(order).")
      }
      return PaperTest(words.entries, dictionary: dictionary, seed: order)
    }

    /// Speaks the whole test.
    ///
    /// - Throws: `ExitCode` with 128 plus the signal's number if a signal interrupted the test.
    private func speak(
      _ test: PaperTest, _ pause: Double, _ words: SpokenWords, with setup: SoundSetup
    ) async throws {
      let speaker = try await setup.speaker()
      let interruption = Interruption { speaker.stop() }
      let screen = Screen.notices
      func say(_ remark: String, _ steps: [PaperTest.Step]) async throws {
        if interruption.isRaised { throw ExitCode(interruption.status) }
        screen.line(remark)
        let ending = try await speaker.say(steps.map { utterance($0, words.style) }).value
        if ending == .stopped { throw ExitCode(interruption.status) }
      }
      for index in test.items.indices {
        let steps = test.reading(of: index, pause: pause, language: words.language.code)
        try await say("Number \(index + 1) of \(test.items.count).", steps)
      }
      for index in test.items.indices where isRepeated {
        let steps = test.rereading(of: index, pause: pause, language: words.language.code)
        try await say("Number \(index + 1) again.", steps)
      }
    }

    private func utterance(_ step: PaperTest.Step, _ style: SpeechStyle) -> Utterance {
      switch step {
      case .say(let text, let language): return style.text(text, in: language)
      case .pause(let seconds):
        // The device plays silence, so that an interruption ends a pause as it ends speech.
        let count = Int(seconds * Double(Synthesizer.sampleRate))
        let silence = Sound(
          samples: [Int16](repeating: 0, count: count), sampleRate: Synthesizer.sampleRate)
        return Utterance(.recorded(silence), voice: style.voice, speed: style.speed)
      }
    }
  }
}
