import ArgumentParser
import Console
import Learner
import Speech
import Storage
import Terminal
import Vocabulary

extension VoicesCommand {
  /// `vocalvocab voices pronounce`: shows and corrects how the voices say a word.
  struct Pronounce: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pronounce",
      abstract: "Show or correct how a word is pronounced.",
      discussion: """
        Examples:
          vocalvocab voices pronounce                    list your corrections
          vocalvocab voices pronounce gyro               show how the word is said now
          vocalvocab voices pronounce gyro "j'i@roU"     correct it
          vocalvocab voices pronounce record "r'Ek3d" --as noun
          vocalvocab voices pronounce gyro --forget      remove the correction

        Write the phonemes in the notation of eSpeak NG. Begin with the present pronunciation, and \
        change one sound at a time. The sign ' stands before the vowel with the main stress. You \
        hear the correction before you keep it. It holds for all voices of the same language and \
        accent.
        """)

    @Argument(help: "The word.")
    var word: String?

    @Argument(help: "The phonemes to say.")
    var phonemes: String?

    @Option(
      name: .customLong("as"),
      help: ArgumentHelp(
        "Correct the word only as this part of speech: noun, verb, adjective or adverb.",
        valueName: "part"))
    var part: String?

    @Flag(help: "Remove your correction of the word.")
    var forget = false

    @Flag(help: "Keep the correction without saying it and without asking.")
    var yes = false

    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if forget, phonemes != nil || word == nil {
        throw ValidationError("--forget needs a word, and takes no phonemes.")
      }
      if let part, !Self.parts.contains(part) {
        throw ValidationError(
          "'\(part)' is not a part of speech: give \(Self.parts.joined(separator: ", ")).")
      }
    }

    private static let parts = ["noun", "verb", "adjective", "adverb"]

    func run() async throws {
      let files = try data.files(isReading: !forget && phonemes == nil)
      let screen = Screen.notices
      guard let word else {
        let lines = PersonalPronunciation.lines(of: try files.pronunciations.read())
        if lines.isEmpty { screen.line("You have not corrected any word.") }
        for line in lines { screen.line(line.printable) }
        return
      }
      let setup = try await SoundSetup(sound, files: files)
      if forget {
        try remove(word, setup, files, screen)
      } else if let phonemes {
        try await keep(word, PersonalPronunciation.plain(phonemes), setup, files, screen)
      } else {
        try await show(word, setup, screen)
      }
    }

    /// Returns the correction of a word as the options describe it.
    private func correction(
      of word: String, _ phonemes: String, _ setup: SoundSetup
    ) -> PersonalPronunciation {
      PersonalPronunciation(word: word, part: part, voice: setup.style.voice, phonemes: phonemes)
    }

    /// Shows how a word is said now, and says it.
    private func show(_ word: String, _ setup: SoundSetup, _ screen: Screen) async throws {
      let (synthesizer, voice) = (setup.synthesizer, setup.style.voice)
      let phonemes = try await synthesizer.phonemes(of: word, as: part, voice: voice)
      let ipa = try await synthesizer.pronunciation(of: word, as: part, voice: voice)
      screen.line("\(word.printable) is said /\(ipa)/, which is written \"\(phonemes)\".")
      if !yes { try await say(phonemes, setup) }
    }

    /// Shows and says a correction, asks whether to keep it, and keeps it.
    private func keep(
      _ word: String, _ phonemes: String, _ setup: SoundSetup, _ files: LearnerFiles,
      _ screen: Screen
    ) async throws {
      let ipa = try await setup.synthesizer.pronunciation(
        ofPhonemes: phonemes, voice: setup.style.voice)
      screen.line("\(word.printable) will be said /\(ipa)/.")
      if !yes {
        try await say(phonemes, setup)
        guard Question.isConfirmed("Keep it?") else { return screen.line("Nothing was changed.") }
      }
      try files.pronunciations.change { correction(of: word, phonemes, setup).added(to: $0) }
      screen.line(
        "Kept. 'vocalvocab voices pronounce \(word.printable) --forget' removes the correction.")
    }

    /// Removes a correction.
    private func remove(
      _ word: String, _ setup: SoundSetup, _ files: LearnerFiles, _ screen: Screen
    ) throws {
      let line = correction(of: word, "", setup)
      let file = try files.pronunciations.read()
      guard line.removed(from: file) != file else {
        throw CommandError.impossible(
          """
          You have not corrected '\(word)'\(part.map { " as \($0)" } ?? "") for this voice: \
          'vocalvocab voices pronounce' lists your corrections.
          """)
      }
      try files.pronunciations.change(line.removed)
      screen.line("\(word.printable) is said as before.")
    }

    private func say(_ phonemes: String, _ setup: SoundSetup) async throws {
      let utterance = Utterance(
        .phonemes(phonemes), voice: setup.style.voice, speed: setup.style.speed)
      _ = try await setup.speaker().say([utterance]).value
    }
  }
}
