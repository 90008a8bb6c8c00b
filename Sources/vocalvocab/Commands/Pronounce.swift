import ArgumentParser
import Speech
import Storage
import Tutor
import Vocabulary

extension VoicesCommand {
  struct Pronounce: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pronounce",
      abstract: "Correct how a word is said.",
      discussion: """
        Examples:
          vocalvocab voices pronounce                    your corrections
          vocalvocab voices pronounce gyro               how it is said now
          vocalvocab voices pronounce gyro "j'i@roU"     say it so
          vocalvocab voices pronounce record "r'Ek3d" --as noun
          vocalvocab voices pronounce gyro --forget      say it as before

        Phonemes are written in the notation of eSpeak NG: begin with what it says now, and change a
        sound at a time. ' stands before the vowel with the main stress. A correction is heard before
        it is kept, and counts for the language of the voice.
        """)

    @Argument(help: "The word.")
    var word: String?

    @Argument(help: "How it is to be said.")
    var phonemes: String?

    @Option(
      name: .customLong("as"),
      help: ArgumentHelp(
        "Only as this part of speech: noun, verb, adjective, adverb.",
        valueName: "part"))
    var part: String?

    @Flag(name: .long, help: "Take your correction back.")
    var forget = false

    @Flag(name: .long, help: "Keep it without asking, and without saying it.")
    var yes = false

    @OptionGroup var sound: SoundOptions
    @OptionGroup var data: DataOptions

    func validate() throws {
      if forget, phonemes != nil || word == nil {
        throw ValidationError("--forget takes the word alone.")
      }
      if let part, !Self.parts.contains(part) {
        throw ValidationError(
          "'\(part)' is no part of speech: give \(Self.parts.joined(separator: ", ")).")
      }
    }

    private static let parts = ["noun", "verb", "adjective", "adverb"]

    func run() async throws {
      let files = try data.files()
      let screen = Screen(plain: false)
      guard let word else {
        let lines = PersonalPronunciation.lines(of: try files.pronunciations.text())
        if lines.isEmpty { screen.line("You have corrected no word.") }
        for line in lines { screen.line(line.printable) }
        return
      }
      let setup = try await SoundSetup(sound, files: files)
      if forget {
        try take(back: word, setup, files, screen)
      } else if let phonemes {
        try await keep(word, PersonalPronunciation.plain(phonemes), setup, files, screen)
      } else {
        try await tell(word, setup, screen)
      }
    }

    private func own(_ word: String, _ phonemes: String, _ setup: SoundSetup) -> PersonalPronunciation {
      PersonalPronunciation(word: word, part: part, voice: setup.script.voice, phonemes: phonemes)
    }

    private func tell(_ word: String, _ setup: SoundSetup, _ screen: Screen) async throws {
      let (synthesizer, voice) = (setup.synthesizer, setup.script.voice)
      let phonemes = try await synthesizer.phonemes(of: word, as: part, voice: voice)
      let ipa = try await synthesizer.pronunciation(of: word, as: part, voice: voice)
      screen.line("\(word.printable) is said /\(ipa)/, which is written \"\(phonemes)\".")
      if !yes { try await say(phonemes, setup) }
    }

    private func keep(
      _ word: String, _ phonemes: String, _ setup: SoundSetup, _ files: LearnerFiles,
      _ screen: Screen
    ) async throws {
      let ipa = try await setup.synthesizer.pronunciation(
        ofPhonemes: phonemes, voice: setup.script.voice)
      screen.line("\(word.printable) will be said /\(ipa)/.")
      if !yes {
        try await say(phonemes, setup)
        guard isWanted(screen) else { return screen.line("Nothing is changed.") }
      }
      try files.pronunciations.change { own(word, phonemes, setup).added(to: $0) }
      screen.line("Kept. 'vocalvocab voices pronounce \(word.printable) --forget' takes it back.")
    }

    private func take(
      back word: String, _ setup: SoundSetup, _ files: LearnerFiles, _ screen: Screen
    ) throws {
      let line = own(word, "", setup)
      let text = try files.pronunciations.text()
      guard line.removed(from: text) != text else {
        throw WrongUsage(
          description: """
            You have not corrected '\(word)'\(part.map { " as \($0)" } ?? "") for this voice: \
            'vocalvocab voices pronounce' lists what you have.
            """)
      }
      try files.pronunciations.change(line.removed)
      screen.line("\(word.printable) is said as before.")
    }

    private func say(_ phonemes: String, _ setup: SoundSetup) async throws {
      let utterance = Utterance(
        .phonemes(phonemes), voice: setup.script.voice, speed: setup.script.speed)
      _ = try await setup.speaker().say([utterance]).value
    }

    private func isWanted(_ screen: Screen) -> Bool {
      Screen.write("Keep it? y or n: ", to: 1)
      guard let answer = readLine() else {
        screen.line()
        return false
      }
      return answer.lowercased().hasPrefix("y")
    }
  }
}
